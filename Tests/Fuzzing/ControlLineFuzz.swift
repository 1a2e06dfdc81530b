// Feeds arbitrary lines to a dialog, with their promises as the oracle. Built only when asked for: see the end of
// Package.swift. libFuzzer brings `main`.

import Controls
import Layout
import Text
import Values

private let layout = #"""
  {"body":[
    {"type":"text","name":"user","label":"User","pattern":"[a-z]*"},
    {"type":"number","name":"age","min":0,"max":150},
    {"type":"checkbox","name":"news","label":"News"},
    {"type":"select","name":"city","rows":["Bern","Oslo"],"when":"news"},
    {"type":"list","name":"parts","rows":["a","b","c"]},
    {"type":"radio","name":"plan","rows":[["free","Free"],["pro","Pro"]],"value":"free"},
    {"type":"group","name":"more","body":[{"type":"password","name":"secret","min":3}]},
    {"type":"pages","name":"steps","body":[
      {"type":"page","body":[{"type":"slider","name":"disk","min":1,"max":50,"when":"age > 3"}]},
      {"type":"page","body":[{"type":"note","name":"end","text":"End"}]}]},
    {"type":"progress","name":"work","hidden":true},
    {"type":"button","name":"test","label":"Test"}]}
  """#

private func dialog() -> (tree: LayoutTree, container: Container)? {
  var reader = LayoutReader(checkPattern: { _ in nil })
  guard let root = try? JSONParser.parse(Array(layout.utf8)), let read = reader.layout(root) else {
    return nil
  }
  let builder = LayoutBuilder(
    rules: TextRules(), sentences: .english, words: .english, moves: false,
    matcher: { _ in { bytes in bytes.allSatisfy { 0x61...0x7A ~= $0 } } })
  return LayoutTree.build(read.body, builder)
}

nonisolated(unsafe) private let start = dialog()

private func values(_ tree: LayoutTree, _ container: Container) -> [UInt8] {
  Array(tree.json(of: container, onlyShown: false, withSecrets: true).utf8)
}

/// Checks one input.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ first: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: first, count: count))
  guard unsafe start != nil, var (tree, container) = unsafe start else {
    preconditionFailure("the layout is wrong")
  }
  let before = values(tree, container)
  do throws(LayoutProblem) {
    let line = try ControlLine(bytes, for: tree, container, buttons: [.ok, .cancel])
    precondition(values(tree, container) == before, "a line changes something before its time")
    _ = line.apply(to: &container, &tree, at: .zero)
    let after = JSONParser.read(values(tree, container))
    precondition(after.mistakes.isEmpty, "the values are no JSON")
  } catch {
    precondition(0...count ~= error.offset, "a mistake is beyond the end")
    precondition(values(tree, container) == before, "a wrong line changes something")
  }
  return 0
}
