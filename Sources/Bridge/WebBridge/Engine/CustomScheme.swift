/// The schemes from which an app can serve pages.
package enum CustomScheme {
  /// Returns the scheme in lower case.
  ///
  /// - Throws: `BridgeError` with the code `badArguments` if the text is not a scheme, or is one of WebKit's or of the
  ///   bridge.
  @MainActor package static func checked(_ scheme: String) throws -> String {
    let scheme = scheme.lowercased()
    guard scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil else {
      throw BridgeError(
        .badArguments,
        "“\(scheme)” is not a URL scheme: use a letter, then letters, digits, “+”, “-” and “.”.")
    }
    guard !WKWebView.handlesURLScheme(scheme), scheme != ByteScheme.name else {
      throw BridgeError(
        .badArguments, "Files cannot be served from “\(scheme):”. Use a scheme such as “app”.")
    }
    return scheme
  }
}
