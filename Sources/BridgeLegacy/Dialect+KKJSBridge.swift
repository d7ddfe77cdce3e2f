extension Dialect {
  /// KKJSBridge 1.3: `window.KKJSBridge`, its event, and the messages and prompts of pages that bring
  /// a copy of its script.
  ///
  /// `KKJSBridge.call("device", "vibrate", data, callback)` calls the handler of `device.vibrate`;
  /// where the module is null or empty, its name is `default`. `syncCall` calls handlers that are not
  /// `async`. Events of ``Bridge/emit(_:_:in:)`` reach `KKJSBridge.on`.
  ///
  /// Its replacements of `XMLHttpRequest`, `fetch`, forms and `document.cookie` are no part of it.
  public static let kkJSBridge = Dialect(
    "KKJSBridge", source: DialectSource.kkJSBridge, isPrompt: { $0 == "KKJSBridge" })
}
