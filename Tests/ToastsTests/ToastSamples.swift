// Toasts with the usual looks, for tests.

import Controls
import Drawing
import Text

@testable import Toasts

extension ToastBox {
  /// A toast with the usual looks.
  init(
    _ text: String, title: String = "", sign: String = "", motion: ToastMotion = .none,
    rest: Duration = .seconds(1), look: Look = .full
  ) {
    self.init(
      ToastContent(
        sign: DisplayText(sign), title: DisplayText(title), text: DisplayText(text)),
      rest: rest, motion: motion,
      theme: ToastTheme(look: look, foreground: nil, background: nil, accent: nil), look: look)
  }
}
