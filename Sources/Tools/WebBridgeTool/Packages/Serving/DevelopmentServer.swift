import FlyingFox
import FlyingSocks
import Foundation
import InspectorServing
import Locking
import PackagePublishing
import SiteServing

/// Serves a folder of pages, a release or a feed.
struct DevelopmentServer: Sendable {
  let site: ServedSite
  let reload: LiveReload?
  let log: RequestLog
  /// The names of the server, which requests have in `Host`.
  private let hosts = Locked<Set<String>>([])

  init(site: ServedSite, reload: LiveReload?, log: RequestLog) {
    (self.site, self.reload, self.log) = (site, reload, log)
  }

  /// Serves until the task is cancelled.
  func run(port: UInt16, started: @Sendable @escaping (String) -> Void) async throws {
    let server = LoopbackServer { await respond(to: $0) }
    try await PortError.advised {
      try await server.run(port: port) { address in
        let port = URL(string: address)?.port ?? 80
        hosts.withLock { $0 = Self.hosts(port: port) }
        started(address)
        try await reload?.watch()
      }
    }
  }

  /// The values of `Host` for this computer. A page of another site whose name leads here names itself.
  static func hosts(port: Int) -> Set<String> {
    let names = ["localhost", "127.0.0.1", "[::1]"]
    return Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    let start = ContinuousClock.now
    let response = await answer(to: request)
    var bytes = 0
    if request.method != .HEAD, case .httpBody(let body) = response.payload {
      bytes = body.count ?? 0
    }
    let time = ContinuousClock.now - start
    let milliseconds =
      Double(time.components.seconds) * 1_000 + Double(time.components.attoseconds) / 1e15
    log.add(
      RequestLog.Line(
        method: request.method.rawValue, path: request.path, status: response.statusCode.code,
        bytes: bytes,
        milliseconds: (milliseconds * 10).rounded() / 10
      ))
    return response
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    let host = request.headers[.host]?.lowercased() ?? ""
    guard hosts.withLock({ $0.contains(host) }) else {
      return .text("The host is not this computer.", .forbidden)
    }
    guard request.method == .GET || request.method == .HEAD else {
      return .text("\(request.method.rawValue) is not allowed.", .methodNotAllowed)
    }
    if let reload {
      if request.path == LiveReload.eventsPath { return await reload.events() }
      if request.path == LiveReload.scriptPath {
        return HTTPResponse(
          statusCode: .ok, headers: [.contentType: "text/javascript; charset=utf-8"],
          body: Data(LiveReload.script.utf8))
      }
    }
    do {
      let settings = try site.settings()
      let purpose = RequestPurpose(accept: request.headers[HTTPHeader("Accept")])
      switch site.find(request.target.path(), settings, for: purpose) {
      case .file(let file, _): return try answer(with: file, settings, to: request)
      case .notFound(let file, _):
        var response = try whole(file, headers: headers(of: file, settings, for: request))
        response.statusCode = .notFound
        return response
      case .moved(let move): return Self.redirect(request, move)
      case .missing: return HTTPResponse(statusCode: .notFound, headers: HTTPHeaders())
      }
    } catch {
      return .text(
        "\((error as? PublishingError)?.message ?? "\(error)")", .internalServerError)
    }
  }

  /// Redirects for this time alone, because another folder may be served at the same port tomorrow.
  private static func redirect(
    _ request: HTTPRequest, _ move: SiteAnswer<ServedSite.File>.Move
  ) -> HTTPResponse {
    let query = request.target.query()
    let location = move.target(of: request.target.path()) + (query.isEmpty ? "" : "?\(query)")
    let headers: HTTPHeaders = [.location: location, .cacheControl: "no-cache"]
    return HTTPResponse(statusCode: .found, headers: headers)
  }

  private func headers(
    of file: ServedSite.File, _ settings: ServedSite.Settings, for request: HTTPRequest
  ) -> HTTPHeaders {
    var headers: HTTPHeaders = [
      .contentType: file.mediaType, .cacheControl: file.cacheControl, .eTag: file.content.tag,
      .acceptRanges: "bytes", HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
    if let policy = file.policy { headers[HTTPHeader("Content-Security-Policy")] = policy }
    let path = SitePath(encoded: request.target.path())
    for (name, value) in settings.headers.fields(for: path) { headers[HTTPHeader(name)] = value }
    return headers
  }

  private func answer(
    with file: ServedSite.File, _ settings: ServedSite.Settings, to request: HTTPRequest
  ) throws -> HTTPResponse {
    var headers = headers(of: file, settings, for: request)
    if request.headers[.ifNoneMatch] == file.content.tag {
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    let ifRange = request.headers[HTTPHeader("If-Range")]
    let field =
      ifRange == nil || ifRange == file.content.tag ? request.headers[HTTPHeader("Range")] : nil
    switch RangeField(field, size: file.content.size) {
    case .part(let range) where !reloads(file):
      headers[HTTPHeader("Content-Range")] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.content.size)"
      return HTTPResponse(
        statusCode: .partialContent, headers: headers, body: Self.body(file.content, range))
    case .unsatisfiable where !reloads(file):
      headers[HTTPHeader("Content-Range")] = "bytes */\(file.content.size)"
      return HTTPResponse(
        statusCode: HTTPStatusCode(416, phrase: "Range Not Satisfiable"), headers: headers)
    default: return try whole(file, headers: headers)
    }
  }

  /// Whether a file gets the script that loads it again.
  private func reloads(_ file: ServedSite.File) -> Bool {
    reload != nil && file.mediaType.hasPrefix("text/html")
  }

  private func whole(_ file: ServedSite.File, headers: HTTPHeaders) throws -> HTTPResponse {
    let bytes = 0..<file.content.size
    guard reloads(file) else {
      return HTTPResponse(statusCode: .ok, headers: headers, body: Self.body(file.content, bytes))
    }
    var headers = headers
    headers[.acceptRanges] = nil
    let html = try file.content.read(bytes)
    return HTTPResponse(statusCode: .ok, headers: headers, body: LiveReload.inject(into: html))
  }

  private static func body(_ file: ServedFile, _ range: Range<Int>) -> HTTPBodySequence {
    range.isEmpty
      ? HTTPBodySequence()
      : HTTPBodySequence(from: FileBody(file: file, range: range), count: range.count)
  }
}

extension PortError {
  /// Runs a server, and says how to name another port if the port cannot be used.
  static func advised(_ server: () async throws -> Void) async throws {
    do {
      try await server()
    } catch let error as PortError {
      throw PublishingError(
        .file,
        "Port \(error.port) cannot be used (\(error.reason)): name another one with --port.")
    }
  }
}
