// The picture of a form: what the skin puts around the controls, the controls, and what lies over them.

package import Drawing
import Text

extension Form {
  package func draw(on canvas: inout Canvas, in scene: Scene) {
    if canvas.ground.style != skin.styles.screen { canvas.fill(canvas.bounds, skin.styles.screen) }
    for form in behind { form.drawPicture(on: &canvas, in: scene) }
    canvas.cursor = nil
    canvas.showsCursor = false
    drawPicture(on: &canvas, in: scene)
    for form in overlay { form.drawPicture(on: &canvas, in: scene) }
  }

  /// Draws the window without the ground around it, as it stands behind later forms.
  package func drawPicture(on canvas: inout Canvas, in scene: Scene) {
    let now = ended ?? scene.now
    let layout = skin.geometry.layout(of: self, in: scene.area)
    skin.chrome.drawWindow(of: self, layout, on: &canvas, at: now)
    message.draw(on: &canvas, in: placeOfMessage(layout, at: now))
    if !layout.buttons.isEmpty {
      buttons.draw(on: &canvas, in: placeOfButtons(layout, at: now))
    }
    for index in items.indices where !layout.items[index].isEmpty {
      let turn: Place.Turn = focus == .item(index) ? .focused : .afterFocused
      items[index].control.draw(on: &canvas, in: place(of: index, turn, layout, at: now))
    }
    skin.chrome.drawStatus(of: self, layout, on: &canvas)
  }
}
