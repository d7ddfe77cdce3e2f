extension BridgeDialect {
  /// The API of KKJSBridge 1.3: `window.KKJSBridge`, its event, and the messages and prompts of pages with
  /// their own copy of its script.
  ///
  /// `KKJSBridge.call("device", "vibrate", data, callback)` calls the handler of `device.vibrate`. A module
  /// that is null or empty has the name `default`. `syncCall` calls handlers that are not `async`.
  /// `KKJSBridge.on` receives the events of ``Bridge/emit(_:_:in:)``.
  ///
  /// The dialect does not include the replacements of `XMLHttpRequest`, `fetch`, forms and `document.cookie`.
  public static let kkJSBridge = BridgeDialect(
    "KKJSBridge", source: DialectSource.kkJSBridge, isPrompt: { $0 == "KKJSBridge" })
}
