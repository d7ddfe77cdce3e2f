import WebKitGTK

extension WKWebView {
  /// The document's title. The view's own title may change a little after the load.
  var documentTitle: String? {
    get async throws { try await evaluate("document.title", as: String.self) }
  }

  /// Evaluates a script and returns its value if the value has the type.
  func evaluate<Value: Sendable>(
    _ script: String, contentWorld: WKContentWorld = .page, as type: Value.Type
  ) async throws -> Value? {
    try await evaluateJavaScript(script, contentWorld: contentWorld) as? Value
  }
}
