import FlyingFox
import FlyingSocks
import Foundation
import InspectorServing
import PackagePublishing

/// Serves a folder of pages, a release or a feed.
struct DevelopmentServer: Sendable {
  let site: ServedSite
  let reload: LiveReload?
  let log: RequestLog

  /// Serves until the task is cancelled.
  func run(port: UInt16, started: @Sendable @escaping (String) -> Void) async throws {
    let server = LoopbackServer { await respond(to: $0) }
    try await PortError.advised {
      try await server.run(port: port) { address in
        started(address)
        try await reload?.watch()
      }
    }
  }

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    let start = ContinuousClock.now
    var response = await answer(to: request)
    let bytes: Int
    if case .httpBody(let body) = response.payload { bytes = body.count ?? 0 } else { bytes = 0 }
    if request.method == .HEAD, case .httpBody = response.payload {
      response.headers[.contentLength] = "\(bytes)"
      response.payload = .httpBody(HTTPBodySequence())
    }
    let time = ContinuousClock.now - start
    let milliseconds =
      Double(time.components.seconds) * 1_000 + Double(time.components.attoseconds) / 1e15
    log.add(
      RequestLog.Line(
        method: request.method.rawValue, path: request.path, status: response.statusCode.code,
        bytes: request.method == .HEAD ? 0 : bytes,
        milliseconds: (milliseconds * 10).rounded() / 10
      ))
    return response
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
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
      let accepts = request.headers[HTTPHeader("Accept")] ?? ""
      guard
        let file = site.file(
          at: request.path, settings, isNavigation: accepts.contains("text/html"))
      else { return .text("There is no file \(request.path).", .notFound) }
      return try answer(with: file, settings, to: request)
    } catch {
      return .text(
        "\((error as? PublishingError)?.message ?? "\(error)")", .internalServerError)
    }
  }

  private func answer(
    with file: ServedSite.File, _ settings: ServedSite.Settings, to request: HTTPRequest
  ) throws -> HTTPResponse {
    var headers: HTTPHeaders = [
      .contentType: file.mediaType, .cacheControl: file.cacheControl, .eTag: file.tag,
      .acceptRanges: "bytes", HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
    let isPage = file.mediaType.hasPrefix("text/html")
    if isPage, let policy = settings.policy {
      headers[HTTPHeader("Content-Security-Policy")] = policy
    }
    if request.headers[.ifNoneMatch] == file.tag {
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    if isPage, reload != nil {
      headers[.acceptRanges] = nil
      let html = try Disk.read(file.url, atMost: 1 << 30)
      return HTTPResponse(statusCode: .ok, headers: headers, body: LiveReload.inject(into: html))
    }
    let ifRange = request.headers[HTTPHeader("If-Range")]
    let field = ifRange == nil || ifRange == file.tag ? request.headers[HTTPHeader("Range")] : nil
    switch ByteRange(field, size: file.size) {
    case .whole where file.size == 0: return HTTPResponse(statusCode: .ok, headers: headers)
    case .whole:
      return HTTPResponse(
        statusCode: .ok, headers: headers,
        body: try HTTPBodySequence(file: file.url, suggestedBufferSize: 64 << 10))
    case .part(let range):
      headers[HTTPHeader("Content-Range")] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
      return HTTPResponse(
        statusCode: .partialContent, headers: headers,
        body: try HTTPBodySequence(
          file: file.url, range: range, suggestedBufferSize: 64 << 10))
    case .invalid:
      headers[HTTPHeader("Content-Range")] = "bytes */\(file.size)"
      return HTTPResponse(
        statusCode: HTTPStatusCode(416, phrase: "Range Not Satisfiable"), headers: headers)
    }
  }
}
