/// The way of the answers that a closure gives, on whatever thread, to the handler that waits.
///
/// Only the closure holds it, so that its end tells that no answer can come any more.
final class AnswerChannel: Sendable {
  typealias Answers = AsyncThrowingStream<BridgeValue, any Error>

  /// Takes the answers of a method that gives several, and whether each is the last, where native code
  /// calls it and no page reads a stream.
  typealias Listener = @Sendable (BridgeValue, _ isLast: Bool) -> Void

  /// Who takes the answers of the methods that are called now.
  @TaskLocal static var listener: Listener?

  private let listener = AnswerChannel.listener
  private let continuation: Answers.Continuation
  private let name: String

  /// - Parameters:
  ///   - name: The name that was called, for errors.
  ///   - limit: How many answers may wait.
  static func make(_ name: String, limit: Int) -> (AnswerChannel, Answers) {
    let (answers, continuation) = Answers.makeStream(bufferingPolicy: .bufferingOldest(limit))
    return (AnswerChannel(name, continuation), answers)
  }

  private init(_ name: String, _ continuation: Answers.Continuation) {
    (self.name, self.continuation) = (name, continuation)
  }

  deinit {
    continuation.finish(
      throwing: BridgeError(
        .noResponse, "\"\(name)\" let go of its closure without giving it the last answer."))
  }

  func yield(_ value: some Encodable) {
    do {
      let value = try Bridge.encode(value, of: name)
      guard case .dropped = continuation.yield(value) else { return }
      finish(
        throwing: BridgeError(
          .overLimit, "\"\(name)\" gives answers faster than the page takes them."))
    } catch {
      finish(throwing: error)
    }
  }

  /// Gives one of several answers.
  func yield(_ value: some Encodable, isLast: Bool) {
    guard let listener else {
      yield(value)
      if isLast { finish() }
      return
    }
    do {
      listener(try Bridge.encode(value, of: name), isLast)
      if isLast { finish() }
    } catch {
      finish(throwing: error)
    }
  }

  func finish(throwing error: (any Error)? = nil) { continuation.finish(throwing: error) }
}
