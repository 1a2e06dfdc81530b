// What toasts say beside their picture: which terminal is sent what, and that no text gets out of its sequence.

import Drawing
import Testing

@testable import Toasts
import Screens

struct AnnouncementTests {
  private static func kind(_ variables: [String: String]) -> (TerminalKind, Variables) {
    let lookUp: Variables = { variables[$0] }
    return (TerminalKind(lookUp), lookUp)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], Notifier.osc99), (["TERM": "foot"], .osc777),
      (["TERM": "foot-extra"], .osc777),
      (["TERM": "xterm-ghostty"], .osc777),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .osc9),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .osc9),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .osc9),
      (["TERM": "tmux-256color", "TMUX": "x", "KITTY_WINDOW_ID": "1"], .osc99),
      (["TERM": "xterm-256color"], nil), (["TERM": "linux"], nil),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], nil),
      (["TERM": "rxvt-unicode-256color"], nil), ([:], nil),
    ] as [([String: String], Notifier?)])
  func `only terminals that are known to have notifications are asked`(
    variables: [String: String], notifier: Notifier?
  ) {
    let (kind, lookUp) = Self.kind(variables)
    #expect(kind.notifier(lookUp) == notifier)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color", "WT_SESSION": "x"], true), (["TERM": "xterm-ghostty"], true),
      (["TERM": "xterm-256color", "ConEmuANSI": "ON"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], false),
      (["TERM": "xterm-kitty"], false),
      (["TERM": "tmux-256color", "TMUX": "x", "WT_SESSION": "x"], false),
      (["TERM": "screen", "STY": "x", "WT_SESSION": "x"], false), (["TERM": "foot"], false),
    ] as [([String: String], Bool)])
  func `progress in the frame is for terminals that do not take it for a notification`(
    variables: [String: String], shows: Bool
  ) {
    let (kind, lookUp) = Self.kind(variables)
    #expect(kind.showsProgress(lookUp) == shows)
  }

  private static func sent(
    _ title: String, _ text: String, _ notifier: Notifier, _ passage: Passage = .none
  ) -> String {
    var out = Sequences()
    out.notify(title: Array(title.utf8), text: Array(text.utf8), by: notifier, passage)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("", "Saved", Notifier.osc9, Passage.none, "\u{1B}]9;Saved\u{7}"),
      ("A", "b", .osc9, .none, "\u{1B}]9;A: b\u{7}"),
      ("", "4;1;50", .osc9, .none, "\u{1B}]9; 4;1;50\u{7}"),
      ("a;b", "c;d", .osc777, .none, "\u{1B}]777;notify;a,b;c;d\u{7}"),
      ("", "Saved", .osc99, .none, "\u{1B}]99;;Saved\u{7}"),
      ("A", "b", .osc99, .none, "\u{1B}]99;i=toast:d=0;A\u{7}\u{1B}]99;i=toast:d=1:p=body;b\u{7}"),
      ("", "Saved", .osc9, .tmux, "\u{1B}Ptmux;\u{1B}\u{1B}]9;Saved\u{7}\u{1B}\\"),
      ("", "Saved", .osc9, .screen, "\u{1B}P\u{1B}]9;Saved\u{7}\u{1B}\\"),
      ("", "a\nb", .osc9, .none, "\u{1B}]9;a b\u{7}"),
    ] as [(String, String, Notifier, Passage, String)])
  func `a notification has the form of its terminal`(
    title: String, text: String, notifier: Notifier, passage: Passage, bytes: String
  ) {
    #expect(Self.sent(title, text, notifier, passage) == bytes)
  }

  @Test(
    arguments: Notifier.allCases,
    ["\u{1B}]0;x\u{7}", "a\u{7}b", "\u{1B}\\\u{1B}[2J", "\u{9C}\u{9D}0;x", "\u{7F}\0"])
  func `no text ends its sequence or begins another`(notifier: Notifier, text: String) {
    for (title, body) in [(text, "x"), ("x", text), ("", text)] {
      let sent = Self.sent(title, body, notifier).unicodeScalars
      let count = sent.count { $0 == "\u{1B}" }
      #expect(count == sent.count { $0 == "\u{7}" } && count <= 2)
      #expect(
        !sent.contains {
          (0x7F...0x9F).contains($0.value) || $0.value < 0x20 && $0 != "\u{1B}" && $0 != "\u{7}"
        })
    }
  }

  @Test func `a long text is cut, and goes through GNU screen in pieces`() {
    let sent = Self.sent("", String(repeating: "ä", count: 5000), .osc9, .screen)
    #expect(sent.utf8.count < 1200)
    for piece in sent.split(separator: "\u{1B}\\") { #expect(piece.utf8.count <= 204) }
  }
}
