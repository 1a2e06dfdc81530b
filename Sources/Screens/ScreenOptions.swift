// How a screen is set up, and the bytes that set the terminal's modes and undo everything at the end.

package import Drawing
package import Terminal

package struct ScreenOptions {
  package var viewport: (Size) -> Viewport
  package var look: Look
  /// Whether keys are read; a toast reads none and changes no mode.
  package var isInteractive: Bool
  package var usesMouse: Bool
  /// Whether the terminal marks what is pasted (mode 2004).
  package var marksPastes: Bool
  /// Frames are marked as wholes (mode 2026).
  package var isSynchronized: Bool
  package var escapeDelay: Duration
  /// Where keys come from; nil for the terminal itself.
  package var keyboard: TTY?
  /// The holder of the place on a screen that several processes share; nil for a box.
  package var tenant: (any ScreenTenant)?
  package var monitor: (any EventMonitor)?
  /// Bytes that are sent before the first frame and after the viewport is closed.
  package var bracket: (open: [UInt8], close: [UInt8]) = ([], [])
  /// The size of the terminal on which another toast has left its viewport open for this one.
  package var inherited: Size?
}

extension ScreenOptions {
  /// The options of a screen; without more than these it reads no keys and changes no mode.
  package init(
    viewport: @escaping (Size) -> Viewport, look: Look, isInteractive: Bool = false,
    usesMouse: Bool = false, marksPastes: Bool = true, isSynchronized: Bool,
    escapeDelay: Duration = .zero
  ) {
    self.viewport = viewport
    self.look = look
    self.isInteractive = isInteractive
    self.usesMouse = usesMouse
    self.marksPastes = marksPastes
    self.isSynchronized = isSynchronized
    self.escapeDelay = escapeDelay
  }

  func setModes(into out: inout Sequences) {
    out.set(.autoWrap, false)
    out.set(.cursor, false)
    out.set(.bracketedPaste, true)
    if usesMouse {
      out.set(.mouseButtons, true)
      out.set(.mouseSGR, true)
    }
  }

  /// The bytes that undo everything that opening the viewport does, in reverse order.
  func closingBytes(
    of viewport: Viewport, resizedTo screen: Size? = nil, keepsCursor: Bool = false,
    among others: [Range<Int>] = []
  ) -> [UInt8] {
    var out = Sequences()
    if isSynchronized { out.set(.synchronizedOutput, false) }
    if look.symbols == .decGraphics { out.useGraphics(false) }
    if isInteractive {
      if usesMouse {
        out.set(.mouseSGR, false)
        out.set(.mouseButtons, false)
      }
      out.set(.bracketedPaste, false)
      out.resetPen()
      out.set(.autoWrap, true)
    }
    if let screen {
      viewport.close(resizedTo: screen, keepsCursor: keepsCursor, into: &out)
    } else {
      viewport.close(into: &out, among: others)
    }
    if isInteractive { out.set(.cursor, true) }
    out.append(bracket.close)
    return out.bytes
  }
}
