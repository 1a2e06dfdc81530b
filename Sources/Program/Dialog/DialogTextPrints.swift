// What a line can ask of a text without showing it: its size in a box, and its lines as they would stand there.

import Boxes
import Drawing
import Options
import Text
import Screens

extension DialogBuilder {
  /// Rows and columns of a text (`--print-text-size`); a wanted height or width above 0 limits it.
  func textSize(
    _ bytes: [UInt8], _ height: Int, _ width: Int, _ settings: DialogSettings, on screen: Size
  ) -> Size {
    ClassicSize.text(
      for: text(bytes, settings), height: height, width: width, aspect: settings.aspect,
      screen: screen)
  }

  /// The lines of a text as they stand in a box (`--print-text-only`), each ended by a line break.
  func textLines(
    _ bytes: [UInt8], _ height: Int, _ width: Int, _ settings: DialogSettings, on screen: Size
  ) -> [UInt8] {
    let size = textSize(bytes, height, width, settings, on: screen)
    let text = text(bytes, settings)
    let lines = WrappedText(atBlanks: text, columns: max(1, size.columns - 2), limit: size.rows)
    var result: [UInt8] = []
    for index in 0..<min(lines.count, size.rows) {
      result += environment.line(text[lines[index].range].visible) + [UInt8(ascii: "\n")]
    }
    return result
  }
}
