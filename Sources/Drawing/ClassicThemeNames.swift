// The names that dialog's configuration file has for the colours of classic boxes.

package import Text

extension ClassicTheme {
  /// dialog's colours with those of a configuration in their place; without colour the same as without one.
  ///
  /// - Parameters:
  ///   - look: what the terminal can show.
  ///   - colors: styles by the names of the file, such as `button_active_color`; other names mean nothing.
  package init(look: Look, colors: some Sequence<(name: String, style: Style)>) {
    self.init(look: look)
    if look.colors == .none { return }
    for (name, style) in colors { _ = set(name, to: style) }
  }

  /// Gives a part another look.
  ///
  /// - Parameters:
  ///   - name: the part as the file names it, in lower case.
  ///   - style: how it is to look.
  /// - Returns: whether there is such a part.
  package mutating func set(_ name: String, to style: Style) -> Bool {
    switch name {
    case "screen_color": screen = style
    case "shadow_color": shadow = style
    case "dialog_color": dialog = style
    case "title_color": title = style
    case "border_color": border = style
    case "button_active_color": buttonActive = style
    case "button_inactive_color": buttonInactive = style
    case "button_key_active_color": buttonKeyActive = style
    case "button_key_inactive_color": buttonKeyInactive = style
    case "button_label_active_color": buttonLabelActive = style
    case "button_label_inactive_color": buttonLabelInactive = style
    case "inputbox_color": inputbox = style
    case "inputbox_border_color": inputboxBorder = style
    case "searchbox_color": searchbox = style
    case "searchbox_title_color": searchboxTitle = style
    case "searchbox_border_color": searchboxBorder = style
    case "position_indicator_color": positionIndicator = style
    case "menubox_color": menubox = style
    case "menubox_border_color": menuboxBorder = style
    case "item_color": item = style
    case "item_selected_color": itemSelected = style
    case "tag_color": tag = style
    case "tag_selected_color": tagSelected = style
    case "tag_key_color": tagKey = style
    case "tag_key_selected_color": tagKeySelected = style
    case "check_color": check = style
    case "check_selected_color": checkSelected = style
    case "uarrow_color": uarrow = style
    case "darrow_color": darrow = style
    case "itemhelp_color": itemhelp = style
    case "form_active_text_color": formActiveText = style
    case "form_text_color": formText = style
    case "form_item_readonly_color": formItemReadonly = style
    case "gauge_color": gauge = style
    case "border2_color": border2 = style
    case "inputbox_border2_color": inputboxBorder2 = style
    case "searchbox_border2_color": searchboxBorder2 = style
    case "menubox_border2_color": menuboxBorder2 = style
    default: return false
    }
    return true
  }
}
