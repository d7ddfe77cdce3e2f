package import FlyingFox
package import Foundation
import SiteServing

/// Serves the inspector's page and one recording to whoever has the token.
///
/// The page's scripts and styles say nothing of an app, so that everybody may have them. All else needs the token: the
/// page in the parameter `token`, and what the page asks for in the field `Authorization`. There is no cookie, because
/// browsers send the cookies of one port of a computer to all its ports.
package struct InspectorServer: Sendable {
  /// How long a call by hand may take: a person may have to agree to it.
  private static let longestCall = Duration.seconds(3600)

  /// Returns the lines of the recording, as bytes.
  private let recording: @Sendable () -> HTTPBodySequence
  /// The app that makes the recording; `nil` if there is only a file.
  private let app: (any InspectedApp)?
  private let token = AccessToken()

  package init(
    recording: @escaping @Sendable () -> HTTPBodySequence, app: (any InspectedApp)? = nil
  ) {
    (self.recording, self.app) = (recording, app)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port; 0 takes a free one.
  ///   - started: Called with the address of the page, which has the token.
  /// - Throws: `PortError` if the port cannot be used.
  package func run(
    port: UInt16, started: @Sendable @escaping (String) async throws -> Void
  ) async throws {
    var limits = RequestLimits()
    limits.answer = Self.longestCall
    let server = LoopbackServer(limits: limits) { await answer(to: $0) }
    try await server.run(port: port) { address in
      try await started("\(address)?token=\(token.text)")
    }
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    // A page of another site whose name leads to this computer names itself in Host.
    guard let host = request.headers[.host], Self.isLoopback(host) else {
      return .text("The host is not this computer.", .forbidden)
    }
    let isCall = request.path == "/call"
    guard request.method == (isCall ? .POST : .GET) else {
      return .text("Only \(isCall ? "POST" : "GET") is allowed.", .methodNotAllowed)
    }
    let isPage = request.path == "/" || request.path == "/index.html"
    let file = InspectorFile.at(request.path)
    if let file, !isPage { return Self.response(file) }
    guard isAllowed(request) else {
      return .text(
        "The address lacks its token: open the one that was printed last.", .forbidden)
    }
    if let file { return Self.response(file) }
    do {
      switch request.path {
      case "/recording":
        return HTTPResponse(
          statusCode: .ok, headers: Self.headers("application/x-ndjson; charset=utf-8"),
          body: recording())
      case "/state":
        if let app { return Self.response(try await app.state()) }
      case "/call":
        if let app { return try await answer(to: request, by: app) }
      default: break
      }
    } catch let refusal as RequestRefusal {
      return refusal.response
    } catch {
      return .text("\(error)", .internalServerError)
    }
    return .text("There is no file \(request.path).", .notFound)
  }

  private struct Call: Decodable {
    var method: String
    var arguments: String
  }

  private func answer(to request: HTTPRequest, by app: any InspectedApp) async throws
    -> HTTPResponse
  {
    let body = try await request.bodyData
    guard let call = try? JSONDecoder().decode(Call.self, from: body) else {
      return .text(
        "A call is {\"method\": text, \"arguments\": text of a JSON array}.", .badRequest)
    }
    return Self.response(try await app.call(call.method, call.arguments))
  }

  // MARK: Who is allowed

  private func isAllowed(_ request: HTTPRequest) -> Bool {
    let scheme = "Bearer "
    if let field = request.headers[.authorization] {
      return field.hasPrefix(scheme) && token.isEqual(to: String(field.dropFirst(scheme.count)))
    }
    // Only addresses that a person opens have the token, so that calls cannot be made by a link or a form.
    guard request.method == .GET else { return false }
    return request.query.first { $0.name == "token" }.map { token.isEqual(to: $0.value) } ?? false
  }

  private static func isLoopback(_ host: String) -> Bool {
    let name = host.split(separator: ":").first.map(String.init) ?? ""
    return name == "127.0.0.1" || name == "localhost"
  }

  // MARK: Responses

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]
  }

  private static func response(_ json: Data) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: headers("application/json; charset=utf-8"), body: json)
  }

  private static func response(_ file: InspectorFile) -> HTTPResponse {
    var response = HTTPResponse(
      statusCode: .ok, headers: headers(file.type), body: Data(file.text.utf8))
    response.headers[HTTPHeader("Content-Security-Policy")] = InspectorFile.policy
    return response
  }
}

/// A file of the inspector's page.
package struct InspectorFile: Sendable {
  /// The media type, with its character set.
  package let type: String
  /// The content.
  package let text: String

  package init(type: String, text: String) { (self.type, self.text) = (type, text) }

  /// The policy of the page. Recordings are data of pages that nobody trusts, so that nothing of them may run.
  package static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// Returns the file at a path, such as `/index.html`. The path `/` is the page.
  package static func at(_ path: String) -> InspectorFile? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    return InspectorPageSource.files[name].map {
      InspectorFile(type: MediaType.ofFile(named: name), text: $0)
    }
  }
}

/// An app whose recording is served while it runs.
package protocol InspectedApp: Sendable {
  /// Returns what the page shows beside the recording, as JSON: `{title, canCall, methods, parts}`.
  func state() async throws -> Data

  /// Calls a method by hand.
  ///
  /// - Parameter arguments: The arguments as a JSON array.
  /// - Returns: `{"result": …}` or `{"error": {"code", "message"}}`, as JSON.
  func call(_ method: String, _ arguments: String) async throws -> Data
}
