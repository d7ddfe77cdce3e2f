import FlyingFox
import FlyingSocks
import Foundation

/// A server whose answers the tests of requests need. What it has received stays readable.
actor TestServer {
  static let shared = TestServer()

  private var port: Task<UInt16, any Error>?
  /// How many requests came for a path.
  private(set) var counts: [String: Int] = [:]
  /// The bodies and fields that came for a path with a `keep` query.
  private(set) var kept: [String: HTTPRequest] = [:]
  private var keptBodies: [String: Data] = [:]
  /// What came with a name in a `log` query: the method, the path, the rest of the query and the body.
  private(set) var logs: [String: [String]] = [:]
  func forget(_ key: String) { logs[key] = nil }
  private var openGates: Set<String> = []
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// The address, such as `http://127.0.0.1:1234`, with another host if one is given.
  func address(host: String = "127.0.0.1") async throws -> String {
    "http://\(host):\(try await listen())"
  }

  func body(of key: String) -> Data? { keptBodies[key] }
  func request(of key: String) -> HTTPRequest? { kept[key] }

  /// Answers the requests that have this name in a `gate` query, and wait.
  func open(_ gate: String) {
    openGates.insert(gate)
    for continuation in waiting.removeValue(forKey: gate) ?? [] { continuation.resume() }
  }

  func listen() async throws -> UInt16 {
    if let port { return try await port.value }
    let task = Task {
      let server = HTTPServer(port: 0, timeout: 60, logger: .disabled)
      await server.appendRoute("*") { try await self.answer($0) }
      Task { try await server.run() }
      try await server.waitUntilListening()
      switch await server.listeningAddress {
      case .ip4(_, let port), .ip6(_, let port): return port
      default: throw URLError(.cannotConnectToHost)
      }
    }
    port = task
    return try await task.value
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    counts[request.path, default: 0] += 1
    let query = { (name: String) in request.query.first { $0.name == name }?.value }
    let body = try await request.bodyData
    if let key = query("keep") { (kept[key], keptBodies[key]) = (request, body) }
    if let key = query("log") {
      let rest = request.query.filter { !["log", "delay", "body", "h"].contains($0.name) }
      let text = rest.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
      logs[key, default: []].append(
        "\(request.method.rawValue) \(request.path) \(text) \(String(decoding: body, as: UTF8.self))"
      )
    }
    if let delay = query("delay").flatMap(Int.init) {
      try await Task.sleep(for: .milliseconds(delay))
    }
    if let gate = query("gate"), !openGates.contains(gate) {
      await withCheckedContinuation { waiting[gate, default: []].append($0) }
    }
    if request.path == "/kept", let key = query("of"), let kept = kept[key] {
      return HTTPResponse(
        statusCode: .ok, body: try Self.head(of: kept, keptBodies[key] ?? Data()))
    }
    return try Self.response(request, body, query)
  }

  private static func response(
    _ request: HTTPRequest, _ body: Data, _ query: (String) -> String?
  ) throws -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[HTTPHeader("Access-Control-Allow-Origin")] =
      request.headers[HTTPHeader("Origin")] ?? "*"
    headers[HTTPHeader("Access-Control-Allow-Credentials")] = "true"
    headers[HTTPHeader("Access-Control-Expose-Headers")] = "*"
    headers[HTTPHeader("Access-Control-Allow-Headers")] = "x-a, x-b, content-type, authorization"
    headers[HTTPHeader("Access-Control-Allow-Methods")] = "*, PUT, PATCH, DELETE, FOO"
    headers[.contentType] = query("type") == "none" ? nil : query("type") ?? "text/plain"
    for item in request.query where item.name == "h" {
      let parts = item.value.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 { headers[HTTPHeader(parts[0])] = parts[1] }
    }
    let status = query("status").flatMap(Int.init) ?? 200
    let phrase = query("phrase") ?? StatusPhrase.of(status)
    func reply(_ data: Data) -> HTTPResponse {
      let hasNone = request.method == .HEAD || status == 204 || status == 304
      return HTTPResponse(
        statusCode: HTTPStatusCode(status, phrase: phrase), headers: headers,
        body: hasNone ? Data() : data)
    }
    switch request.path {
    case "/page":
      headers[.contentType] = "text/html; charset=utf-8"
      let (start, text) = (query("head") ?? "", query("body") ?? "")
      return reply(Data("<!doctype html><title>page</title>\(start)<body>\(text)".utf8))
    case "/echo": return reply(body)
    case "/head":
      headers[.contentType] = "application/json"
      return reply(try head(of: request, body))
    case "/redirect":
      headers[.location] = query("to") ?? "/head"
      return HTTPResponse(
        statusCode: HTTPStatusCode(query("status").flatMap(Int.init) ?? 302, phrase: phrase),
        headers: headers, body: Data())
    case "/bytes":
      let count = query("count").flatMap(Int.init) ?? 0
      return reply(Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }))
    case "/zeros": return reply(Data(count: query("count").flatMap(Int.init) ?? 0))
    case "/text": return reply(Data((query("text") ?? "").utf8))
    case "/gzip":
      headers[.contentEncoding] = query("coding") ?? "gzip"
      var data = query("large") == nil ? GzipBytes.small : GzipBytes.large
      if let count = query("cut").flatMap(Int.init) { data = data.prefix(count) }
      if let place = query("damage").flatMap(Int.init) { data[place] ^= 0xFF }
      guard query("chunked") != nil else { return reply(data) }
      let pieces = [data.prefix(200), data.dropFirst(200)].map { Array($0) }
      return HTTPResponse(
        statusCode: .ok, headers: headers,
        body: HTTPBodySequence(from: SlowBytes(pieces: pieces, pause: 20)))
    case "/base64": return reply(Data(base64Encoded: query("data") ?? "") ?? Data())
    case "/chunks":
      let count = query("count").flatMap(Int.init) ?? 3
      let pause = query("pause").flatMap(Int.init) ?? 20
      return HTTPResponse(
        statusCode: .ok, headers: headers,
        body: HTTPBodySequence(
          from: SlowBytes(pieces: (0..<count).map { Array("chunk\($0);".utf8) }, pause: pause)))
    case "/events":
      headers[.contentType] = query("type") ?? "text/event-stream"
      let last = request.headers[HTTPHeader("Last-Event-ID")] ?? ""
      let text = (query("text") ?? "").replacingOccurrences(of: "$last", with: last)
      return reply(Data(text.utf8))
    default:
      return HTTPResponse(statusCode: .notFound, headers: headers, body: Data("nothing".utf8))
    }
  }

  /// The head of a request, and its body, as JSON.
  private static func head(of request: HTTPRequest, _ body: Data) throws -> Data {
    var fields: [String: String] = [:]
    for (name, value) in request.headers { fields[name.rawValue.lowercased()] = value }
    return try JSONSerialization.data(
      withJSONObject: [
        "method": request.method.rawValue, "path": request.path,
        "query": request.query.map { "\($0.name)=\($0.value)" }, "headers": fields,
        "body": body.base64EncodedString(), "size": body.count,
      ], options: [.sortedKeys])
  }
}

/// The texts behind statuses.
enum StatusPhrase {
  static func of(_ status: Int) -> String {
    [
      200: "OK", 201: "Created", 204: "No Content", 301: "Moved Permanently", 302: "Found",
      303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
      400: "Bad Request", 404: "Not Found", 500: "Internal Server Error",
      503: "Service Unavailable",
    ][status] ?? ""
  }
}

/// Pieces that are sent one after another, with pauses.
struct SlowBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let pieces: [[UInt8]]
  /// Milliseconds.
  let pause: Int

  struct Iterator: AsyncBufferedIteratorProtocol {
    var pieces: ArraySlice<[UInt8]>
    let pause: Int

    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let piece = pieces.popFirst() else { return nil }
      try await Task.sleep(for: .milliseconds(pause))
      return piece
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(pieces: pieces[...], pause: pause) }
}
