// The manual page toast-layout(5): the table of types and properties, and what to know about values, control lines and events.

import Layout
import Options

enum LayoutManual {
  /// The page in roff; ends with a line break.
  static func text() -> String {
    var page = ManualPage(name: "toast-layout", section: 5, manual: "File Formats")
    page.heading("NAME")
    page.line("toast\\-layout \\- a dialog as a file, for toast \\-\\-layout")
    page.heading("DESCRIPTION")
    for text in description { page.paragraph(text) }
    page.example(example)
    page.heading("THE WHOLE")
    page.paragraph("The members of the object that a layout is:")
    for property in LayoutPropertyEntry.window { entry(property, in: &page) }
    page.paragraph("A button that is an object has these:")
    for property in LayoutPropertyEntry.button where property != .label && property != .name {
      entry(property, in: &page)
    }
    page.heading("TYPES")
    page.paragraph(
      "Every one can have name, label, hidden, when, width and grow; controls help and key, too; what is asked for "
        + "disabled and required.")
    for one in LayoutTypeEntry.table {
      let own = one.properties.map(\.rawValue).joined(separator: ", ")
      let properties = own.isEmpty ? "" : " Properties: \(own)."
      let discussion = one.discussion.isEmpty ? "" : " \(one.discussion)"
      page.entry(one.type.rawValue, "\(one.summary).\(discussion)\(properties)")
    }
    page.heading("PROPERTIES")
    for property in LayoutProperty.allCases
    where !LayoutPropertyEntry.window.contains(property) || property == .text || property == .width
    {
      entry(property, in: &page)
    }
    for (heading, texts) in sections {
      page.heading(heading)
      for text in texts { page.paragraph(text) }
    }
    page.heading("EXIT STATUS")
    page.paragraph(
      "That of the button; 5 when the time ran out, 6 after Esc, 64 for a wrong command line, 65 for a layout or value that "
        + "is wrong, 66 for a file that cannot be read, 69 where nobody can be asked.")
    page.heading("SEE ALSO")
    page.line("toast(1), jq(1), sh(1)")
    return page.text
  }

  private static func entry(_ property: LayoutProperty, in page: inout ManualPage) {
    page.entry(property.rawValue, property.entry.meaning)
  }

  private static let description = [
    """
    A layout is a file in JSON (RFC 8259) that describes a dialog: a heading, controls in columns, rows, groups and pages, \
    and buttons. toast --layout FILE shows it and writes the values of the controls by name.
    """,
    "toast --layout FILE --lint tells all that is wrong with a file, --draw its picture, toast --schema the JSON Schema.",
  ]

  private static let example = """
    { "title": "New account",
      "body": [
        { "type": "text", "name": "user", "label": "Login",
          "required": true, "pattern": "[a-z]{2,31}" },
        { "type": "radio", "name": "plan", "label": "Plan",
          "rows": [["free", "Free"], ["pro", "Pro"]], "value": "free" },
        { "type": "select", "name": "city", "label": "City",
          "rows": ["Bern", "Oslo"], "when": "plan == 'pro'" } ],
      "buttons": [ { "name": "ok", "label": "Create" }, "cancel" ] }
    """

  private static let sections: [(String, [String])] = [
    (
      "VALUES",
      [
        """
        A control begins with its value in the file. That is replaced by what --remember has, then by --values, then by --set. \
        Each value must be one that a person could give, but for a missing one.
        """,
        """
        The answer has the controls that are shown when a button is pressed with which values go; --all adds the others. It is \
        a line NAME<tab>VALUE for each; a list has a line for each row. A value with line breaks is quoted as for a shell, unless \
        -0 ends lines with NUL.
        """,
        """
        With --json it is one object for every ending, with the members box, id, status, code, button, page and values. With \
        --shell it is an assignment for each control, of a list NAME_count and NAME_1, NAME_2 and so on; --shell=PREFIX puts PREFIX \
        before the names.
        """,
        """
        Without a terminal, or with --answer, nobody is asked: --answer NAME=VALUE gives values, or lines ID.NAME=VALUE in the \
        file of TOAST_ANSWERS, where ID is that of --id or else the word layout. Passwords are never taken so.
        """,
      ]
    ),
    (
      "KEYS",
      [
        """
        Tab, Up and Down lead from control to control, Page Up and Page Down by about as many rows as are seen. Enter goes on to the next \
        control, and from the last one it presses the button that accepts. Space ticks, turns a switch and presses a button in the body; \
        Space, Enter or Down opens a select, in which / searches and Esc closes it. Left and Right change a select, switch or slider. A \
        letter of key leads to its control with Alt. Esc leaves the dialog.
        """
      ]
    ),
    (
      "CHECKS",
      [
        """
        What is wrong with a value is said below its control, when the focus leaves it and when the answer is given. Going back \
        and leaving are possible at any time. A value that is empty is only looked at by required.
        """
      ]
    ),
    (
      "CONDITIONS",
      [
        """
        A name stands for the value of a control: a text, a number, true or false, for a list the values that are picked. Two \
        values that are numbers, or texts that look like them, are compared as numbers, others byte by byte. in looks for a value \
        in an array such as ['a', 'b'] or in a list, matches compares a whole text with a POSIX extended regular expression, empty \
        is so for nothing, nothing picked and off. A name alone is so where it is not empty.
        """,
        "A value that is not shown counts as if it were. Conditions must not lead back to themselves.",
      ]
    ),
    (
      "CONTROL LINES",
      [
        """
        With --control FIFO or --control fd:N, and for what the command of a button writes, each line is an object that changes the \
        dialog while it is shown. It is done as a whole or, where anything in it is wrong, not at all, which an event tells. Its members: \
        set gives values by name; show and hide are arrays of names; problem says sentences below controls by name, null takes one away; \
        focus names the control that gets the focus; page is the number of the page to go to; title is the heading; press names a \
        button; close ends the dialog with 0 and no values.
        """,
        """
        A member with the name of a property, such as label, help, rows, max or disabled, says that anew of controls by name. What was \
        entered stays as far as it can.
        """,
        """
        {"set": {"work": 40}, "show": ["work"], "rows": {"city": ["Bern"]}, "problem": {"user": "taken"}}
        """,
      ]
    ),
    (
      "EVENTS",
      [
        """
        With --events FILE or --events fd:N each of these is written as a line as it happens: a value that changed, with name and, but \
        for passwords, value; a button in the body that was pressed, with button; a page that is shown, with page; an error in a control \
        line, with message. The member event is changed, pressed, page or error.
        """
      ]
    ),
  ]
}
