// What dialog's configuration file says, as plain values: settings for every box, colours by the names of the file,
// and keys. Program finds and reads the file, Drawing and Boxes take what is theirs by name.

package import Text

package struct DialogResource: Equatable, Sendable {
  /// `aspect`: columns for each row of an automatic size.
  package internal(set) var aspect = Self.usualAspect
  /// `separate_widget`: what stands between the results of two boxes; empty for the usual tab.
  package internal(set) var widgetSeparator: [UInt8] = []
  package internal(set) var tabLength = Self.usualTabLength
  package internal(set) var visitsItems = false
  package internal(set) var hasScrollbar = false
  package internal(set) var hasShadow = true
  /// `use_colors`, which alone does not decide; see `hasColors`.
  package internal(set) var usesColors = true
  /// Every colour there is, in the order of `template`.
  package internal(set) var colors: [DialogColor] = []
  /// Key bindings in the order of the file; a key is bound once in each widget.
  package internal(set) var bindings: [DialogBinding] = []
  /// What is wrong with the file, `FILE:LINE: what`, a line each; the names in it are the caller's.
  package internal(set) var warnings: [String] = []

  static let usualAspect = 9
  static let usualTabLength = 8

  package init() {
    var parser = DialogResourceParser()
    parser.readTemplate()
    self = parser.resource
  }

  /// dialog's own configuration as changed by a file.
  ///
  /// Lines that are wrong change nothing but are warned of; dialog(1) ends at the first.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file; any bytes, of any length.
  ///   - name: the name of the file, for warnings.
  package init(parsing bytes: [UInt8], name: [UInt8]) {
    var parser = DialogResourceParser()
    parser.readTemplate()
    parser.read(bytes, name: String(decoding: name, as: UTF8.self))
    self = parser.resource
  }

  /// Whether there is colour, where the terminal has it: a shadow brings it along (dialog(1), "use_shadow").
  package var hasColors: Bool { usesColors || hasShadow }

  package func apply(to settings: inout DialogSettings) {
    settings.aspect = aspect
    settings.tabLength = tabLength
    settings.visitsItems = visitsItems
    settings.hasScrollbar = hasScrollbar
    settings.hasNoShadow = !hasShadow
    if !widgetSeparator.isEmpty { settings.widgetSeparator = widgetSeparator }
  }
}

package struct DialogColor: Equatable, Sendable {
  /// The name in the file, such as `button_active_color`.
  package let name: String
  /// How the part looks; a highlight is bold, as curses draws it.
  package var style: Style
}
