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

  /// DSBridge 3 for an app that reads the texts of its pages' calls itself.
  @MainActor package static func dsBridge(reader: DSBridgeReader) -> Dialect {
    Dialect(
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
        default: throw BridgeError(.badArguments, "A method is of type all, syn or asyn.")
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
