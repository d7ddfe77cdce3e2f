import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The handler of the scheme by which pages fetch and post large bytes.
@MainActor final class ByteScheme: RoutedSchemeHandler {
  static let name = "webbridge"
  /// The beginning of the URLs of bytes.
  static let url = "\(name)://bytes/"

  /// The closures that make the extensions of every bridge of the configuration.
  var extensionMakers: [@MainActor (WKWebView) -> any BridgeExtension] = []

  init() { super.init(routes: [ByteRoute()]) }

  override var isTimed: Bool { false }

  /// Returns new extensions for the bridge of a view.
  func makeExtensions(for webView: WKWebView) -> [any BridgeExtension] {
    extensionMakers.map { $0(webView) }
  }
}

/// Serves and receives the bytes of the calls of a view's bridge.
@MainActor final class ByteRoute: SchemeRoute {
  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
    webView.attached(WebViewEngine.self)?.largeBytes.flatMap { Self.answer(request, from: $0) }
  }

  static func answer(_ request: URLRequest, from bytes: LargeBytes) -> SchemeAnswer? {
    guard let url = request.url, url.absoluteString.hasPrefix(ByteScheme.url) else { return nil }
    let path = String(url.path.dropFirst())
    switch request.httpMethod {
    case "POST":
      return upload(of: request, to: url) { bytes.upload($0, to: path) }
    case "GET":
      guard let blob = bytes.blob(at: path) else { return Self.status(404, to: url) }
      let range = ByteRange(of: request, in: blob)
      guard let head = range.response(of: blob, to: url) else { return nil }
      // The runtime fetches large bytes piece by piece, except that a synchronous call fetches all at once.
      let body = SchemeResponse.Body.pieces(range.bytes, keepsPace: false) {
        try await blob.read($0)
      }
      return .response(SchemeResponse(head, body: body))
    default: return Self.status(405, to: url)
    }
  }

  /// Takes the body of a request. A body that is a stream is read outside of the main thread.
  private static func upload(
    of request: URLRequest, to url: URL, _ take: @escaping @MainActor @Sendable (Data) -> Bool
  ) -> SchemeAnswer? {
    if let body = request.httpBody { return status(take(body) ? 204 : 413, to: url) }
    guard request.httpBodyStream != nil else { return status(415, to: url) }
    return .later {
      let body = await request.streamedBody()
      // A request that was stopped meanwhile hears nothing, and its bytes have no reader.
      guard !Task.isCancelled else { return nil }
      let status = if let body { await take(body) ? 204 : 413 } else { 415 }
      return ByteRange.response(to: url, status: status).map { SchemeResponse($0) }
    }
  }

  private static func status(_ status: Int, to url: URL) -> SchemeAnswer? {
    ByteRange.response(to: url, status: status).map { .response(SchemeResponse($0)) }
  }
}
