extension UserContentRegistration {
  /// Creates the bridge's script, which runs at the start of documents.
  ///
  /// - Parameters:
  ///   - interceptsRequests: Whether the source sees the object `requests`: see `BridgeExtension.interceptsRequests`.
  ///   - world: The content world of the script, which is the page's if the script intercepts requests.
  static func makeScript(
    _ source: String, forMainFrameOnly: Bool, interceptsRequests: Bool, in world: WKContentWorld
  ) -> WKUserScript {
    guard interceptsRequests else {
      return WKUserScript(
        source: source, injectionTime: .atDocumentStart, forMainFrameOnly: forMainFrameOnly,
        in: world)
    }
    return makeRequestScript("(requests) => {\n\(source)\n}", forMainFrameOnly: forMainFrameOnly)
  }
}
