// What is wrong with the values of a container: by themselves, beside those of others, and by commands that look at them.

import Drawing
import Text
import Values

/// Runs commands beside the dialog.
///
/// What a command writes arrives as data of its source.
package protocol CommandRunner: AnyObject {
  /// Starts a command with `input` on its standard input; nil where it cannot be started.
  func start(_ command: [UInt8], input: [UInt8]) -> Source?
  /// The exit code of a command whose data has ended.
  func finish(_ source: Source) -> Int32
  /// Ends a command.
  func cancel(_ source: Source)
}

/// What a command has said about a value.
struct Verdict {
  let value: Value
  let problem: Problem?
}

/// The commands that look at values now.
struct Verification {
  struct Check {
    let source: Source
    let member: Int
    let value: Value
    let end: Duration
    var words: [UInt8] = []
  }

  /// Time that a command has to look at a value.
  static let timeLimit = Duration.seconds(10)
  /// Bytes of what a command says.
  static let mostBytes = 4096

  var checks: [Check] = []
  /// The button that is pressed once all have said yes.
  var waiting: ButtonName?

  var sources: [Source] { checks.map(\.source) }
  var deadline: Duration? { checks.map(\.end).min() }
}

extension Container {
  /// Why the values are no answer: that of the first member that lacks something.
  package var problem: Problem? {
    members.indices.lazy.compactMap { isShown($0) ? problem(of: $0) : nil }.first
  }

  package func problem(of index: Int) -> Problem? {
    let member = members[index]
    guard member.isEnabled else { return nil }
    let isEmpty = member.control.isEmptyAnswer
    if isEmpty { return member.isRequired ? Problem(missing) : nil }
    if let problem = member.control.problem ?? member.check?(self) { return problem }
    guard let verdict = member.verdict, verdict.value == member.control.value.answer else {
      return nil
    }
    return verdict.problem
  }

  /// Says what is wrong with a member, from outside; nil for nothing.
  package mutating func setProblem(_ problem: Problem?, of index: Int) {
    members[index].shownProblem = problem
    revision += 1
  }

  /// Looks at a member that the focus leaves.
  ///
  /// That nothing has been entered yet is not said before the person wants to go on.
  mutating func checkLeft(_ index: Int, at now: Duration) {
    let problem = members[index].control.isEmptyAnswer ? nil : problem(of: index)
    if members[index].shownProblem != problem { setProblem(problem, of: index) }
    if problem == nil { verify(index, at: now) }
  }

  /// The first member of the pages that are gone through whose value is no answer; what is wrong is then said below each.
  mutating func firstRefused(_ indices: [Int]) -> Int? {
    var first: Int?
    for index in indices where isShown(index) {
      guard let problem = problem(of: index) else { continue }
      members[index].shownProblem = problem
      first = first ?? index
    }
    if first != nil { revision += 1 }
    return first
  }

  // MARK: Commands

  /// Has the command of a member look at its value unless it has done so; true where it is at work.
  @discardableResult
  mutating func verify(_ index: Int, at now: Duration) -> Bool {
    let member = members[index]
    guard !member.command.isEmpty, isShown(index), member.isEnabled,
      !member.control.isEmptyAnswer, let runner
    else { return false }
    let value = member.control.value.answer
    if verification.checks.contains(where: { $0.member == index && $0.value == value }) {
      return true
    }
    if member.verdict?.value == value { return false }
    cancelChecks { $0.member == index }
    let input = member.control.answers.joined(separator: [0x0A])
    guard let source = runner.start(member.command, input: Array(input)) else {
      conclude(index, value, Problem(words("The check cannot be started.")))
      return false
    }
    verification.checks.append(
      Verification.Check(
        source: source, member: index, value: value, end: now + Verification.timeLimit))
    return true
  }

  /// Has the command of a member look at its value and waits for it; what is wrong then, nil for nothing.
  ///
  /// `read` waits for what a source gives until a deadline since the form was opened, and is nil once that is over.
  package mutating func verifyNow(
    _ index: Int, at now: () -> Duration, read: (Source, _ deadline: Duration) -> [UInt8]?
  ) -> Problem? {
    verify(index, at: now())
    while let check = verification.checks.first(where: { $0.member == index }) {
      if let bytes = read(check.source, check.end) {
        _ = take(bytes, from: check.source, at: now())
      } else {
        _ = endLateChecks(at: max(now(), check.end))
      }
    }
    return problem(of: index)
  }

  mutating func cancelChecks(where isMeant: (Verification.Check) -> Bool) {
    for check in verification.checks where isMeant(check) { runner?.cancel(check.source) }
    verification.checks.removeAll(where: isMeant)
  }

  private func words(_ text: String) -> DisplayText? {
    missing.map { DisplayText(text, rules: $0.rules) }
  }

  private mutating func conclude(_ index: Int, _ value: Value, _ problem: Problem?) {
    members[index].verdict = Verdict(value: value, problem: problem)
    // What was typed meanwhile is another value.
    if members[index].control.value.answer == value { setProblem(problem, of: index) }
  }

  /// Takes what a command writes; at its end its exit code is the verdict, and what it wrote the reason.
  mutating func take(_ bytes: [UInt8], from source: Source, at now: Duration) -> Reaction {
    guard let place = verification.checks.firstIndex(where: { $0.source == source }) else {
      return .ignored
    }
    if !bytes.isEmpty {
      let room = Verification.mostBytes - verification.checks[place].words.count
      verification.checks[place].words += bytes.prefix(max(0, room))
      return .unchanged
    }
    let check = verification.checks.remove(at: place)
    let isRight = runner?.finish(source) == 0
    conclude(check.member, check.value, isRight ? nil : Problem(reason(check.words)))
    return goOn(at: now)
  }

  /// The first line that is not empty of what a command wrote.
  private func reason(_ bytes: [UInt8]) -> DisplayText? {
    guard let rules = missing?.rules else { return nil }
    let line = bytes.split(separator: 0x0A).first { line in line.contains { $0 > 0x20 } }
    guard let line else { return words("The check says no.") }
    return DisplayText(sanitizing: Array(line), lines: .single, rules: rules)
  }

  /// Ends the checks that take too long.
  mutating func endLateChecks(at now: Duration) -> Reaction {
    let late = verification.checks.filter { $0.end <= now }
    if late.isEmpty { return .ignored }
    cancelChecks { $0.end <= now }
    for check in late {
      let seconds = Verification.timeLimit.components.seconds
      conclude(
        check.member, check.value, Problem(words("The check did not end within \(seconds) s.")))
    }
    return goOn(at: now)
  }

  /// Presses the button that waits, once all checks have ended.
  private mutating func goOn(at now: Duration) -> Reaction {
    guard verification.checks.isEmpty, let button = verification.waiting else { return .changed }
    verification.waiting = nil
    return .press(button)
  }
}

extension Control {
  /// Whether nothing is entered or chosen in it.
  var isEmptyAnswer: Bool {
    switch value {
    case .none: true
    case .text(let bytes): bytes.isEmpty
    case .selection(let selection): selection.rows.isEmpty
    case .flag(let isOn): !isOn
    case .number, .members: false
    }
  }
}
