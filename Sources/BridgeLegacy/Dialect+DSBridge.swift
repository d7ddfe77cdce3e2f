extension Dialect {
  /// DSBridge 3: pages that load its `dsbridge.js` work as they are, and others find
  /// `window.dsBridge`. Pages that were written for version 1 or 2 work as well.
  ///
  /// - `dsBridge.call("device.battery")` is answered before it returns, where the handler is
  ///   synchronous. With a callback it returns `""` at once; a stream calls the callback for every
  ///   element.
  /// - Functions that a page registers are called with ``Bridge/call(_:_:in:timeout:as:)``. A function
  ///   that answers several times is read with ``Bridge/stream(_:_:in:timeout:as:)``, which has every
  ///   answer; a call has the last. Calls wait for the page's first `register`, also after it has
  ///   loaded, up to ten seconds after its start.
  /// - `window.close()` is the event `_dsb.closePage`:
  ///   `bridge.on("_dsb.closePage") { … }`.
  /// - A handler without parameters ignores the argument that a page gives.
  /// - Values travel as JSON.
  /// - In versions 1 and 2 a page gives one object, gets text, and finds its bridge with
  ///   `getJsBridge()` or as `dsBridge`. ``Bridge/call(_:_:in:timeout:as:)`` also calls a function that such a
  ///   page declares as a global.
  public static var dsBridge: Dialect {
    Dialect(
      "DSBridge", source: DialectSource.dsBridge, isPrompt: isPrompt,
      questions: questions)
  }

  /// As ``dsBridge``, for an app that may read the texts of its pages' calls itself.
  ///
  /// - Parameters:
  ///   - isReading: Whether it does now. A change is told to pages by the event
  ///     ``dsBridgeReadingEvent``.
  ///   - answer: Answers a prompt; nil leaves it to the app's delegate.
  package static func dsBridge(
    isReading: @escaping @MainActor @Sendable () -> Bool,
    answer: @escaping @MainActor @Sendable (_ prompt: String, _ text: String?) -> String?
  ) -> Dialect {
    var questions = questions
    questions[dsBridgeReadingEvent] = { _, _, _ in .bool(isReading()) }
    questions["_dsb.read"] = { _, caller, payload in
      let arguments = try Arguments(payload, of: caller.name, expected: 1...2)
      let prompt: String = try arguments.value(at: 0)
      let text: String? = try arguments.value(at: 1)
      return Caller.$current.withValue(caller) { answer(prompt, text).map { .string($0) } ?? .null }
    }
    return Dialect(
      "DSBridge", source: DialectSource.dsBridge, options: ["reader": true],
      isPrompt: isPrompt, questions: questions)
  }

  /// Tells pages whether the app reads the texts of their calls.
  package static let dsBridgeReadingEvent = "_dsb.reading"
  /// Calls a callback of a page: `{stub, json, isComplete}`.
  package static let dsBridgeAnswerEvent = "_dsb.answer"
  /// Tells a page's console.
  package static let dsBridgeWarningEvent = "_dsb.warning"

  private static let isPrompt: @Sendable (String) -> Bool = { $0.hasPrefix("_dsbridge=") }

  private static var questions: [String: Question] {
    [
      "_dsb.hasNativeMethod": { host, caller, payload in
        let arguments = try Arguments(payload, of: caller.name, expected: 2...2)
        let name: String = try arguments.value(at: 0)
        let type: String = try arguments.value(at: 1)
        let asked = caller.asking(for: name)
        guard let isSynchronous = host.isSynchronous(name, for: asked) else { return false }
        return switch type {
        case "all": true
        case "syn": .bool(isSynchronous)
        case "asyn": .bool(!isSynchronous)
        default: throw BridgeError(.badArguments, "A method is of type all, syn or asyn.")
        }
      },
      "_dsb.disableJavascriptDialogBlock": { host, caller, payload in
        let arguments = try Arguments(payload, of: caller.name, expected: 1...1)
        (host.engine as? any DialogBlocking)?
          .setDialogsBlock(!(try arguments.value(at: 0, as: Bool.self)))
        return .null
      },
    ]
  }
}
