import Crypto
import FlyingFox
import FlyingSocks
import Foundation
import InspectorPage

/// Serves the inspector's page and one recording to whoever has the token.
struct RecordingServer: Sendable {
  let file: URL
  /// Whether the recording goes on when its end is reached.
  let isLive: Bool
  /// What the address of the page has, so that other programs and pages of this computer do not see the recording.
  let token = RecordingServer.makeToken()
  /// The name of the token's cookie and of its parameter.
  private static let tokenName = "token"

  /// Serves until the task is cancelled.
  ///
  /// - Parameter started: Called with the address of the page, which has the token.
  func run(port: UInt16, started: @Sendable @escaping (String) -> Void) async throws {
    try await LoopbackServer { answer(to: $0) }.run(port: port) { address in
      started("\(address)?\(Self.tokenName)=\(token)")
    }
  }

  func answer(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == .GET else {
      return .text("Only GET is allowed.", .methodNotAllowed)
    }
    // A page of another site whose name leads to this computer names itself in Host.
    guard let host = request.headers[.host], Self.isLoopback(host) else {
      return .text("The host is not this computer.", .forbidden)
    }
    guard isAllowed(request) else {
      return .text(
        "The address lacks its token: open the one that the terminal shows.", .forbidden)
    }
    if request.path == "/recording" { return recording() }
    guard let file = InspectorFile.at(request.path) else {
      return .text("There is no file \(request.path).", .notFound)
    }
    var response = HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: file.type, HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Content-Security-Policy"): InspectorFile.policy,
        HTTPHeader("Referrer-Policy"): "no-referrer", .cacheControl: "no-store",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ], body: Data(file.text.utf8))
    if request.parameter(Self.tokenName) != nil {
      // The page's scripts and styles have the token as a cookie.
      response.headers[HTTPHeader("Set-Cookie")] =
        "\(Self.tokenName)=\(token); HttpOnly; SameSite=Strict; Path=/"
    }
    return response
  }

  private func recording() -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: "application/x-ndjson; charset=utf-8", .cacheControl: "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ], body: HTTPBodySequence(from: RecordingTail(file: file, isLive: isLive)))
  }

  // MARK: Who is allowed

  private func isAllowed(_ request: HTTPRequest) -> Bool {
    if let given = request.parameter(Self.tokenName) { return isToken(given) }
    let cookies = request.headers[HTTPHeader("Cookie")] ?? ""
    return cookies.split(separator: ";").contains { cookie in
      let parts = cookie.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == Self.tokenName && isToken(String(parts[1]))
    }
  }

  /// Compares digests, so that the time tells nothing of the token.
  private func isToken(_ text: String) -> Bool {
    SHA256.hash(data: Data(text.utf8)) == SHA256.hash(data: Data(token.utf8))
  }

  private static func isLoopback(_ host: String) -> Bool {
    let name = host.split(separator: ":").first.map(String.init) ?? ""
    return name == "127.0.0.1" || name == "localhost"
  }

  private static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension HTTPRequest {
  fileprivate func parameter(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }
}
