/// The native end of the DSBridge dialect for an app that reads the texts of calls itself, in place of the page's
/// side.
@MainActor package final class DSBridgeReader {
  weak var host: (any ExtensionHost)?
  private let isReading: @MainActor () -> Bool
  private let answer: @MainActor (_ prompt: String, _ text: String?) -> String?

  /// - Parameters:
  ///   - isReading: Returns whether the app reads texts now. Call ``readingChanged()`` after a change.
  ///   - answer: Answers a prompt; `nil` leaves the prompt to the app's delegate.
  package init(
    isReading: @escaping @MainActor () -> Bool,
    answer: @escaping @MainActor (_ prompt: String, _ text: String?) -> String?
  ) {
    (self.isReading, self.answer) = (isReading, answer)
  }

  private static let readingEvent = "webbridge.dsBridge.reading"

  var questions: [String: BridgeDialect.Question] {
    [
      Self.readingEvent: { [weak self] _, _, _ in .bool(self?.isReading() ?? false) },
      "webbridge.dsBridge.read": { [weak self] _, caller, payload in
        let arguments = try Arguments(payload, of: caller.name, expected: 1...2)
        let prompt: String = try arguments.value(at: 0)
        let text: String? = try arguments.value(at: 1)
        return BridgeCaller.$current.withValue(caller) {
          self?.answer(prompt, text).map { .string($0) } ?? .null
        }
      },
    ]
  }

  /// Tells pages whether the app reads the texts of their calls now.
  package func readingChanged() { host?.emit(Self.readingEvent, .bool(isReading())) }

  /// Calls a callback of a page.
  ///
  /// - Parameters:
  ///   - stub: The name of the callback in the page's window.
  ///   - json: The argument, as JSON.
  ///   - isComplete: Whether the page removes the callback afterwards.
  package func call(_ stub: String, _ json: String, isComplete: Bool) {
    host?.emit(
      "webbridge.dsBridge.answer",
      ["stub": .string(stub), "json": .string(json), "isComplete": .bool(isComplete)])
  }

  /// Writes a warning to the consoles of pages.
  package func warn(_ text: String) { host?.emit("webbridge.dsBridge.warning", .string(text)) }
}
