// The colours of dialog(1), each under the name that its configuration file has for it. People have configuration files for
// these, and pictures in their heads.

package import Drawing
package import Text

extension Styles {
  /// dialog's colours, or attributes where there are none.
  package static func dialog(_ look: Look) -> Styles {
    var styles = Styles()
    if look.colors == .none { styles.setAttributes() } else { styles.setColors() }
    styles.derive()
    return styles
  }

  private mutating func setColors() {
    let plain = Style(.palette(0), on: .palette(7))
    let letter = Style(.palette(1), on: .palette(7))
    let heading = Style(.palette(4), on: .palette(7), .bold)
    let light = Style(.palette(7), on: .palette(7), .bold)
    let focus = Style(.palette(7), on: .palette(4), .bold)
    let focusedWords = Style(.palette(3), on: .palette(4), .bold)
    screen = Style(.palette(6), on: .palette(4), .bold)
    shadow = Style(.palette(0), on: .palette(0), .bold)
    (window, title, border, borderShade) = (plain, heading, light, plain)
    (position, gauge) = (heading, heading)
    moreAbove = Style(.palette(2), on: .palette(7), .bold)
    moreBelow = moreAbove
    help = Style(.palette(7), on: .palette(0))
    (bracket, button, hotLetter) = (plain, Style(.palette(0), on: .palette(7), .bold), letter)
    (bracketFocused, buttonFocused, hotLetterFocused) = (focus, focusedWords, focus)
    (field, fieldBorder, fieldBorderShade) = (plain, plain, plain)
    (search, searchTitle, searchBorder, searchBorderShade) = (plain, heading, light, plain)
    formText = Style(.palette(7), on: .palette(6), .bold)
    formReadOnly = Style(.palette(6), on: .palette(7), .bold)
    (list, listBorder, listBorderShade) = (plain, light, plain)
    (row, tag, tagLetter, tick) = (plain, heading, letter, plain)
    (rowFocused, tagFocused, tickFocused, formTextFocused) = (focus, focusedWords, focus, focus)
    tagLetterFocused = Style(.palette(1), on: .palette(4), .bold)
  }

  private mutating func setAttributes() {
    let inverse = Style(attributes: .reverse)
    let key = Style(attributes: [.reverse, .underline])
    let focus = Style(attributes: .bold)
    let focusedKey = Style(attributes: [.bold, .underline])
    (window, title, border, borderShade) = (inverse, inverse, inverse, inverse)
    (position, moreAbove, moreBelow, gauge) = (inverse, inverse, inverse, inverse)
    (bracket, button, hotLetter) = (inverse, inverse, key)
    (bracketFocused, buttonFocused, hotLetterFocused) = (focus, focus, focusedKey)
    (field, fieldBorder, fieldBorderShade) = (inverse, inverse, inverse)
    (search, searchTitle, searchBorder, searchBorderShade) = (inverse, inverse, inverse, inverse)
    (list, listBorder, listBorderShade) = (inverse, inverse, inverse)
    (row, tag, tagLetter, tick, formReadOnly) = (inverse, inverse, key, inverse, inverse)
    (rowFocused, tagFocused, tickFocused, formTextFocused) = (focus, focus, focus, focus)
    tagLetterFocused = focusedKey
  }

  /// Gives the parts a colour that have none of their own in dialog.
  private mutating func derive() {
    (text, meter, heading) = (window, title, title)
    meterFilled = meter
    meterFilled.attributes.formSymmetricDifference(.reverse)
    (danger, dangerFocused) = (button, buttonFocused)
    (rowDisabled, headingLine, key) = (row, listBorderShade, tagLetter)
    (fieldBorderInactive, fieldMark, placeholder) = (fieldBorder, .plain, field)
    (countdown, problem) = (position, title)
  }

  /// Sets the colour that dialog's configuration file calls `name`; false for a name that it has not.
  package mutating func set(dialogColor name: String, to style: Style) -> Bool {
    switch name {
    case "screen_color": screen = style
    case "shadow_color": shadow = style
    case "dialog_color": window = style
    case "title_color": title = style
    case "border_color": border = style
    case "button_active_color": bracketFocused = style
    case "button_inactive_color": bracket = style
    case "button_key_active_color": hotLetterFocused = style
    case "button_key_inactive_color": hotLetter = style
    case "button_label_active_color": buttonFocused = style
    case "button_label_inactive_color": button = style
    case "inputbox_color": field = style
    case "inputbox_border_color": fieldBorder = style
    case "searchbox_color": search = style
    case "searchbox_title_color": searchTitle = style
    case "searchbox_border_color": searchBorder = style
    case "position_indicator_color": position = style
    case "menubox_color": list = style
    case "menubox_border_color": listBorder = style
    case "item_color": row = style
    case "item_selected_color": rowFocused = style
    case "tag_color": tag = style
    case "tag_selected_color": tagFocused = style
    case "tag_key_color": tagLetter = style
    case "tag_key_selected_color": tagLetterFocused = style
    case "check_color": tick = style
    case "check_selected_color": tickFocused = style
    case "uarrow_color": moreAbove = style
    case "darrow_color": moreBelow = style
    case "itemhelp_color": help = style
    case "form_active_text_color": formTextFocused = style
    case "form_text_color": formText = style
    case "form_item_readonly_color": formReadOnly = style
    case "gauge_color": gauge = style
    case "border2_color": borderShade = style
    case "inputbox_border2_color": fieldBorderShade = style
    case "searchbox_border2_color": searchBorderShade = style
    case "menubox_border2_color": listBorderShade = style
    default: return false
    }
    derive()
    return true
  }
}
