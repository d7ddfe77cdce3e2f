import Foundation

/// Carries the answers of a closure, from any thread, to the waiting handler.
///
/// Only the closure holds the channel, so the end of the channel means that no further answer can come. The channel
/// is `@unchecked` because the lock guards the state, which is the only mutable property.
final class AnswerChannel: @unchecked Sendable {
  typealias Answers = AsyncThrowingStream<BridgeValue, any Error>

  /// Takes the answers of a method that gives several, and whether each is the last, if native code calls
  /// the method and no page reads a stream.
  typealias Listener = @Sendable (BridgeValue, _ isLast: Bool) -> Void

  /// The listener for the answers of the methods that are called in the current task.
  @TaskLocal static var listener: Listener?

  private enum State {
    case unanswered, answered
    /// The only answer was given to `give`, which ends the sequence as well.
    case given
  }

  private let listener = AnswerChannel.listener
  private let continuation: Answers.Continuation
  private let name: String
  private let give: Handler.Give?
  private let lock = NSLock()
  private var state = State.unanswered

  /// - Parameters:
  ///   - name: The name that was called, for errors.
  ///   - limit: How many answers may wait.
  ///   - give: Takes the first answer, if it is also the last, in place of the handler's task, so that the
  ///     answers of different calls keep their order.
  static func make(
    _ name: String, limit: Int, give: Handler.Give?
  ) -> (AnswerChannel, Answers) {
    let (answers, continuation) = Answers.makeStream(bufferingPolicy: .bufferingOldest(limit))
    return (AnswerChannel(name, continuation, give), answers)
  }

  private init(_ name: String, _ continuation: Answers.Continuation, _ give: Handler.Give?) {
    (self.name, self.continuation, self.give) = (name, continuation, give)
  }

  deinit {
    finish(
      throwing: BridgeError(
        .noResponse, "\"\(name)\" released its closure without giving it the last answer."))
  }

  /// Sends the only answer.
  func answer(_ value: some Encodable) {
    do {
      answer(encoded: try BridgeValue(result: value, of: name))
    } catch {
      finish(throwing: error)
    }
  }

  private func answer(encoded value: BridgeValue) {
    if giveAtOnce(value) { return }
    yield(encoded: value)
    finish()
  }

  /// Sends one of several answers.
  func yield(_ value: some Encodable, isLast: Bool) {
    do {
      let value = try BridgeValue(result: value, of: name)
      if let listener {
        listener(value, isLast)
        if isLast { finish() }
      } else if isLast {
        answer(encoded: value)
      } else {
        yield(encoded: value)
      }
    } catch {
      finish(throwing: error)
    }
  }

  private func yield(encoded value: BridgeValue) {
    lock.withLock { if state == .unanswered { state = .answered } }
    guard case .dropped = continuation.yield(value) else { return }
    finish(
      throwing: BridgeError(
        .overLimit, "\"\(name)\" gives answers faster than the page takes them."))
  }

  /// Sends the only answer without the handler's task. Returns `false` if the task has to take the answer.
  private func giveAtOnce(_ value: BridgeValue) -> Bool {
    guard let give else { return false }
    let before = lock.withLock {
      defer { if state == .unanswered { state = .given } }
      return state
    }
    guard before == .unanswered else { return before == .given }
    onMain { [continuation] in
      give(.success(value))
      // The task has no answer left to take.
      continuation.finish()
    }
    return true
  }

  func finish(throwing error: (any Error)? = nil) {
    if lock.withLock({ state }) != .given { continuation.finish(throwing: error) }
  }
}
