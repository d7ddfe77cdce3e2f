import Foundation
import HTTPTypes
import WebBridge
import WebRequests

/// A page of an HTTP server that makes requests to its server, which a relay sends, or the engine.
@MainActor final class RequestSide {
  let side: Side
  private let bridge: Bridge
  private let server: WebServer
  private let url: URL

  /// - Parameters:
  ///   - server: The server.
  ///   - url: The server's URL, whose host other sides do not have.
  ///   - relay: The relay; `nil` for an engine that sends by itself.
  ///   - isRelayed: Whether the relay sends what the page makes, with the field of ``RelayedMark``.
  init(
    _ server: WebServer, _ url: URL, _ relay: RequestRelay? = nil, isRelayed: Bool? = nil
  ) async throws {
    (self.server, self.url) = (server, url)
    let isRelayed = isRelayed ?? (relay != nil)
    let configuration = WKWebViewConfiguration()
    configuration.prepareForBridge()
    if let relay { try configuration.relay(through: relay) }
    side = Side(configuration)
    bridge = try Bridge(attachedTo: side.webView, origins: [.anyOrigin])
    try await side.load(URLRequest(url: url.appendingPathComponent("blank")))
    let answer = try await side.webView.callAsyncJavaScript(
      "return await (await fetch('/received', { method: 'POST', body: '12345' })).text()",
      arguments: [:], in: nil, contentWorld: .page)
    guard answer as? String == (isRelayed ? "yes5" : "5") else {
      throw RequestSideError(answer: answer as? String ?? "nothing", isRelayed: isRelayed)
    }
  }

  /// Measures how long the body of an asynchronous function takes in the page, in milliseconds.
  func time(of script: String) async throws -> Double {
    try await microseconds(per: 1000) { try await side.run(script) }
  }

  /// Measures the load of a page of the server, in milliseconds.
  func loadTime(of path: String) async throws -> Double {
    try await microseconds(per: 1000) {
      try await side.load(URLRequest(url: url.appendingPathComponent(path)))
    }
  }
}

/// A page whose requests do not go the way that is measured.
struct RequestSideError: Error, CustomStringConvertible {
  let answer: String
  let isRelayed: Bool

  var description: String {
    "The server answered “\(answer)” to a request that was \(isRelayed ? "" : "not ")to be relayed."
  }
}

/// Adds the field by which the server knows relayed requests.
struct RelayedMark: RelayInterceptor {
  func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
    var request = request
    request.headerFields[.relayed] = "yes"
    return try await next(request)
  }
}

extension RequestRelay {
  /// Creates a relay for a path of a server, and for all documents.
  init(_ path: String, of url: URL, interceptors: [any RelayInterceptor] = []) throws {
    let pattern = try RelayPattern(url.absoluteString + path)
    let rule = RelayRule([pattern], from: [.anyOrigin], addresses: AddressRange.loopback)
    self.init(rules: [rule], interceptors: interceptors)
  }
}

extension HTTPField.Name {
  // The name is a token, so that it is not nil.
  // swift-format-ignore: NeverForceUnwrap
  fileprivate static let relayed = Self("X-Relayed")!
}
