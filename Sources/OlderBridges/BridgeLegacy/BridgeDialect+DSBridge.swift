extension BridgeDialect {
  /// The API of DSBridge 3. Pages that load its `dsbridge.js` work unchanged, and other pages find
  /// `window.dsBridge`. Pages written for version 1 or 2 work as well.
  ///
  /// - `dsBridge.call("device.battery")` returns the answer of a synchronous handler. With a callback it
  ///   returns `""` immediately. A stream calls the callback for every element.
  /// - ``Bridge/call(_:_:in:timeout:as:)`` calls the functions that a page registers. If a function answers
  ///   several times, a call returns its last answer, and ``Bridge/stream(_:_:in:timeout:as:)`` returns every
  ///   answer. Calls wait for the page's first `register`, even after the page has loaded, up to ten seconds
  ///   after its start.
  /// - `window.close()` is the event `_dsb.closePage`:
  ///   `bridge.on("_dsb.closePage") { … }`.
  /// - A handler without parameters ignores the page's argument.
  /// - Values travel as JSON.
  /// - In versions 1 and 2, a page passes one object, receives text, and finds its bridge with
  ///   `getJsBridge()` or as `dsBridge`. ``Bridge/call(_:_:in:timeout:as:)`` also calls the global functions
  ///   of such a page.
  public static var dsBridge: BridgeDialect {
    BridgeDialect(
      "DSBridge", source: DialectSource.dsBridge, isPrompt: isPrompt,
      questions: questions)
  }

  /// The API of DSBridge 3, for an app that reads the texts of its pages' calls itself.
  @MainActor package static func dsBridge(reader: DSBridgeReader) -> BridgeDialect {
    BridgeDialect(
      "DSBridge", source: DialectSource.dsBridge, options: ["reader": true],
      isPrompt: isPrompt, questions: questions.merging(reader.questions) { $1 },
      attached: { reader.host = $0 })
  }

  private static let isPrompt: @Sendable (String) -> Bool = { $0.hasPrefix("_dsbridge=") }

  private static var questions: [String: Question] {
    [
      "webbridge.dsBridge.hasNativeMethod": { host, caller, payload in
        let arguments = try Arguments(payload, of: caller.name, expected: 2...2)
        let name: String = try arguments.value(at: 0)
        let type: String = try arguments.value(at: 1)
        let asked = caller.asking(for: name)
        guard let isSynchronous = host.isSynchronous(name, for: asked) else { return false }
        return switch type {
        case "all": true
        case "syn": .bool(isSynchronous)
        case "asyn": .bool(!isSynchronous)
        default: throw BridgeError(.badArguments, "A method's type has to be all, syn or asyn.")
        }
      },
      "webbridge.dsBridge.disableJavascriptDialogBlock": { host, caller, payload in
        let arguments = try Arguments(payload, of: caller.name, expected: 1...1)
        (host.engine as? any DialogBlocking)?
          .setDialogsBlock(!(try arguments.value(at: 0, as: Bool.self)))
        return .null
      },
    ]
  }
}
