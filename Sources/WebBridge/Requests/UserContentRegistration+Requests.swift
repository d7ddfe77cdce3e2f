extension UserContentRegistration {
  /// Creates the bridge's script, which runs in the page's world at the start of documents.
  ///
  /// - Parameter interceptsRequests: Whether the source sees the object `requests`: see ``RequestInterceptor``.
  static func makeScript(
    _ source: String, forMainFrameOnly: Bool, interceptsRequests: Bool
  ) -> WKUserScript {
    guard interceptsRequests else {
      return WKUserScript(
        source: source, injectionTime: .atDocumentStart, forMainFrameOnly: forMainFrameOnly,
        in: .page)
    }
    return makeRequestScript("(requests) => {\n\(source)\n}", forMainFrameOnly: forMainFrameOnly)
  }
}
