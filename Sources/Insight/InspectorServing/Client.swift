import FlyingFox
import FlyingSocks
import Foundation

/// Reads the requests of a client one after another, and writes the responses.
struct Client: Sendable {
  let connection: Connection
  let limits: RequestLimits
  let respond: @Sendable (HTTPRequest) async -> HTTPResponse
  /// Told whether a request is waited for. Returns whether the client is still served.
  let waits: @Sendable (Bool) async -> Bool

  /// Serves until the client goes, sends what is too much, or the task is cancelled.
  func serve() async {
    defer { connection.close() }
    do {
      var rest: ArraySlice<UInt8> = []
      while await waits(true) {
        let head: RequestHead
        (head, rest) = try await readHead(after: rest)
        guard await waits(false) else { break }
        let response = try await answer(to: request(head, rest))
        try await send(response, to: head)
        guard !head.isLast else { return await finish() }
      }
    } catch let refusal as RequestRefusal {
      try? await send(refusal.response, to: nil)
      await finish()
    } catch {
      // The client has gone, says nothing, or has to make room.
    }
  }

  private func finish() async {
    _ = await waits(true)
    await connection.finish()
  }

  private func readHead(after rest: ArraySlice<UInt8>) async throws -> (
    RequestHead, ArraySlice<UInt8>
  ) {
    var buffer = HeadBuffer(limits)
    if let head = try buffer.take(rest) { return head }
    var deadline: ContinuousClock.Instant?
    while true {
      if !buffer.isEmpty, deadline == nil { deadline = .now + limits.reading }
      do {
        let next = try await connection.read(until: deadline ?? .now + limits.silence)
        if let head = try buffer.take(next[...]) { return head }
      } catch is TimeLimit where !buffer.isEmpty {
        throw RequestRefusal(.requestTimeout, "The request has not come in time.")
      }
    }
  }

  private func request(_ head: RequestHead, _ beginning: ArraySlice<UInt8>) -> HTTPRequest {
    let body = RequestBody(
      connection: connection, beginning: beginning, length: head.length,
      deadline: .now + limits.reading)
    return HTTPRequest(
      method: head.method, version: .http11, target: head.target, headers: head.fields,
      body: head.length == 0 ? HTTPBodySequence() : HTTPBodySequence(from: body, count: head.length)
    )
  }

  private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
    do {
      return try await within(.now + limits.answer) { await respond(request) }
    } catch is TimeLimit {
      return .text("There was no answer in time.", .serviceUnavailable)
    }
  }

  /// - Parameter head: The head of the request; `nil` if it was refused.
  private func send(_ response: HTTPResponse, to head: RequestHead?) async throws {
    var response = response
    if head?.isLast ?? true { response.headers[.connection] = "close" }
    try await connection.write(response.head, within: limits.writing)
    guard head?.method != .HEAD, case .httpBody(let body) = response.payload else { return }
    for try await piece in body { try await connection.write(piece, within: limits.writing) }
  }
}

extension HTTPResponse {
  /// The status line and the fields. A field whose value is more than one line is left out.
  fileprivate var head: Data {
    var headers = headers
    if headers[.contentLength] == nil, case .httpBody(let body) = payload {
      if let count = body.count {
        headers[.contentLength] = "\(count)"
      } else {
        headers[.transferEncoding] = "chunked"
      }
    }
    var text = "HTTP/1.1 \(statusCode.code) \(statusCode.phrase)\r\n"
    for (name, value) in headers where !value.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      text += "\(name.rawValue): \(value)\r\n"
    }
    return Data((text + "\r\n").utf8)
  }
}
