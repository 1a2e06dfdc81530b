// The file that `--create-rc` writes. It is also the table of the colours that there are and of how they look, so that
// the two cannot differ: the parser reads it before it reads a file of the user's.

extension DialogResource {
  /// A file with the default of every setting; lines that begin with `#` explain it.
  ///
  /// The separator is commented out because dialog 1.3-20230209 writes its value over a pointer and crashes.
  package static let template = """
    # How dialog boxes look and which keys they know.
    #
    # Found by the variable DIALOGRC, as .dialogrc in the home directory, or as /etc/dialogrc;
    # the first one that can be opened is read, and no other. Options on a command line
    # come before what is said here.
    #
    # A line sets one thing:        NAME = VALUE
    # or gives a key a meaning:     bindkey WIDGET KEY ACTION
    # A line that begins with # is a comment. Upper and lower case do not matter.
    #
    # Values are numbers, texts in quotes, ON or OFF, and colours, which are written
    #     (FOREGROUND,BACKGROUND,BOLD)
    #     (FOREGROUND,BACKGROUND,BOLD,UNDERLINE)
    #     (FOREGROUND,BACKGROUND,BOLD,UNDERLINE,REVERSE)
    # with two of DEFAULT BLACK RED GREEN YELLOW BLUE MAGENTA CYAN WHITE and then ON or OFF.
    # DEFAULT is the terminal's own colour. The name of another colour stands for what that
    # colour is at this point of the file.

    # Columns for each row where a box finds its own size
    aspect = 9

    # What is written between the results of two boxes, if not a tab. dialog 1.3 crashes
    # where this is set.
    #separate_widget = "/"

    # Columns from one tab stop to the next
    tab_len = 8

    # Whether Tab also goes to the list above the buttons
    visit_items = OFF

    # Whether what scrolls has a bar that says where one is
    use_scrollbar = OFF

    # Whether boxes cast a shadow; where they do there are colours, too
    use_shadow = ON

    # Whether there are colours
    use_colors = ON

    # The screen behind the boxes, and the shadow on it
    screen_color = (CYAN,BLUE,ON)
    shadow_color = (BLACK,BLACK,ON)

    # A box: text, title, the lines at the top and left, those at the bottom and right
    dialog_color = (BLACK,WHITE,OFF)
    title_color = (BLUE,WHITE,ON)
    border_color = (WHITE,WHITE,ON)
    border2_color = dialog_color

    # Buttons, the one with the focus and the others: brackets, hot letter, label
    button_active_color = (WHITE,BLUE,ON)
    button_inactive_color = dialog_color
    button_key_active_color = button_active_color
    button_key_inactive_color = (RED,WHITE,OFF)
    button_label_active_color = (YELLOW,BLUE,ON)
    button_label_inactive_color = (BLACK,WHITE,ON)

    # A field to type in, and the lines around it
    inputbox_color = dialog_color
    inputbox_border_color = dialog_color
    inputbox_border2_color = dialog_color

    # The small box that asks what to search for
    searchbox_color = dialog_color
    searchbox_title_color = title_color
    searchbox_border_color = border_color
    searchbox_border2_color = dialog_color

    # How much of a text has been seen, in per cent
    position_indicator_color = title_color

    # A list, and the lines around it
    menubox_color = dialog_color
    menubox_border_color = border_color
    menubox_border2_color = dialog_color

    # Its rows: item, tag, first letter of the tag, tick; each also in the row with the focus
    item_color = dialog_color
    item_selected_color = button_active_color
    tag_color = title_color
    tag_selected_color = button_label_active_color
    tag_key_color = button_key_inactive_color
    tag_key_selected_color = (RED,BLUE,ON)
    check_color = dialog_color
    check_selected_color = button_active_color

    # The arrows that say that a list goes on
    uarrow_color = (GREEN,WHITE,ON)
    darrow_color = uarrow_color

    # The line at the foot of the screen that explains a row
    itemhelp_color = (WHITE,BLACK,OFF)

    # Forms: the field with the focus, the others, those that cannot be changed
    form_active_text_color = button_active_color
    form_text_color = (WHITE,CYAN,ON)
    form_item_readonly_color = (CYAN,WHITE,ON)

    # The bar of a gauge
    gauge_color = title_color

    # Keys. A widget is a kind of box, or * for all; a key is a name such as F2 or HOME, or
    # ^X for Control with a letter. OK CANCEL EXTRA HELP press buttons, ESC leaves the box.
    #bindkey * F10 CANCEL
    #bindkey textbox F3 PAGE_NEXT

    """
}
