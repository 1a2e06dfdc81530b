// The colours of dialog(1), each under the name that its configuration file knows it by. Kept apart from the
// other themes: people have configuration files for these, and pictures in their heads.

package import Text

/// How each part of a classic box looks; fields are named as in dialog's configuration, defaults are its own.
package struct ClassicTheme: Equatable, Sendable {
  // The screen and the window
  /// `screen_color`.
  package var screen = Style(.palette(6), on: .palette(4), .bold)
  /// `shadow_color`.
  package var shadow = Style(.palette(0), on: .palette(0), .bold)
  /// `dialog_color`.
  package var dialog = Style(.palette(0), on: .palette(7))
  /// `title_color`.
  package var title = Style(.palette(4), on: .palette(7), .bold)
  /// The lines at the top and at the left, which catch the light.
  package var border = Style(.palette(7), on: .palette(7), .bold)
  /// The lines at the right and at the bottom.
  package var border2 = Style(.palette(0), on: .palette(7))
  /// Where in a text one is.
  package var positionIndicator = Style(.palette(4), on: .palette(7), .bold)
  /// `uarrow_color`.
  package var uarrow = Style(.palette(2), on: .palette(7), .bold)
  /// `darrow_color`.
  package var darrow = Style(.palette(2), on: .palette(7), .bold)
  /// The line at the foot of the screen.
  package var itemhelp = Style(.palette(7), on: .palette(0))
  /// `gauge_color`.
  package var gauge = Style(.palette(4), on: .palette(7), .bold)

  // Buttons: the brackets, the hot letter, the label
  /// `button_active_color`.
  package var buttonActive = Style(.palette(7), on: .palette(4), .bold)
  /// `button_inactive_color`.
  package var buttonInactive = Style(.palette(0), on: .palette(7))
  /// `button_key_active_color`.
  package var buttonKeyActive = Style(.palette(7), on: .palette(4), .bold)
  /// `button_key_inactive_color`.
  package var buttonKeyInactive = Style(.palette(1), on: .palette(7))
  /// `button_label_active_color`.
  package var buttonLabelActive = Style(.palette(3), on: .palette(4), .bold)
  /// `button_label_inactive_color`.
  package var buttonLabelInactive = Style(.palette(0), on: .palette(7), .bold)

  // Entry
  /// `inputbox_color`.
  package var inputbox = Style(.palette(0), on: .palette(7))
  /// `inputbox_border_color`.
  package var inputboxBorder = Style(.palette(0), on: .palette(7))
  /// `inputbox_border2_color`.
  package var inputboxBorder2 = Style(.palette(0), on: .palette(7))
  /// `searchbox_color`.
  package var searchbox = Style(.palette(0), on: .palette(7))
  /// `searchbox_title_color`.
  package var searchboxTitle = Style(.palette(4), on: .palette(7), .bold)
  /// `searchbox_border_color`.
  package var searchboxBorder = Style(.palette(7), on: .palette(7), .bold)
  /// `searchbox_border2_color`.
  package var searchboxBorder2 = Style(.palette(0), on: .palette(7))
  /// `form_active_text_color`.
  package var formActiveText = Style(.palette(7), on: .palette(4), .bold)
  /// `form_text_color`.
  package var formText = Style(.palette(7), on: .palette(6), .bold)
  /// `form_item_readonly_color`.
  package var formItemReadonly = Style(.palette(6), on: .palette(7), .bold)

  // Lists
  /// `menubox_color`.
  package var menubox = Style(.palette(0), on: .palette(7))
  /// `menubox_border_color`.
  package var menuboxBorder = Style(.palette(7), on: .palette(7), .bold)
  /// `menubox_border2_color`.
  package var menuboxBorder2 = Style(.palette(0), on: .palette(7))
  /// `item_color`.
  package var item = Style(.palette(0), on: .palette(7))
  /// `item_selected_color`.
  package var itemSelected = Style(.palette(7), on: .palette(4), .bold)
  /// `tag_color`.
  package var tag = Style(.palette(4), on: .palette(7), .bold)
  /// `tag_selected_color`.
  package var tagSelected = Style(.palette(3), on: .palette(4), .bold)
  /// `tag_key_color`.
  package var tagKey = Style(.palette(1), on: .palette(7))
  /// `tag_key_selected_color`.
  package var tagKeySelected = Style(.palette(1), on: .palette(4), .bold)
  /// `check_color`.
  package var check = Style(.palette(0), on: .palette(7))
  /// `check_selected_color`.
  package var checkSelected = Style(.palette(7), on: .palette(4), .bold)

  /// dialog's colours, or, without any, reverse and bold in their place.
  ///
  /// The original draws all buttons alike where there is no colour, but for their brackets; here the one with
  /// the focus stands out of the window's reverse as a whole.
  package init(look: Look) {
    if look.colors == .none { takeAwayColors() }
  }

  private mutating func takeAwayColors() {
    let window = Style(attributes: .reverse)
    let key = Style(attributes: [.reverse, .underline])
    let focus = Style(attributes: .bold)
    screen = .plain
    (shadow, itemhelp, formText) = (.plain, .plain, .plain)
    (dialog, title, border, border2) = (window, window, window, window)
    (positionIndicator, uarrow, darrow, gauge) = (window, window, window, window)
    (buttonInactive, buttonKeyInactive, buttonLabelInactive) = (window, key, window)
    (buttonActive, buttonLabelActive) = (focus, focus)
    buttonKeyActive = Style(attributes: [.bold, .underline])
    (inputbox, inputboxBorder, inputboxBorder2) = (window, window, window)
    (searchbox, searchboxTitle, searchboxBorder, searchboxBorder2) = (
      window, window, window, window
    )
    (menubox, menuboxBorder, menuboxBorder2) = (window, window, window)
    (item, tag, tagKey, check) = (window, window, key, window)
    (itemSelected, tagSelected, checkSelected, formActiveText) = (focus, focus, focus, focus)
    tagKeySelected = buttonKeyActive
    formItemReadonly = window
  }
}
