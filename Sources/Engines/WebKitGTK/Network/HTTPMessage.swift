import CMainLoop
import CWebKitGTK
import Foundation

/// A request in libsoup's form, and the head of its response.
@NetworkActor struct HTTPMessage {
  /// After how many bytes of the body the sender hears of them.
  private static let step = 64 << 10

  let object: NetworkObject

  /// - Throws: An error of the URL or of the body's file.
  init(_ request: SoupRequest, sent: @escaping @Sendable (Int) -> Void) throws {
    // Built of its parts, because GLib's parser refuses a lone percent sign and changes escapes.
    let target = request.target
    let flags = GUriFlags(
      G_URI_FLAGS_ENCODED.rawValue | G_URI_FLAGS_ENCODED_PATH.rawValue
        | G_URI_FLAGS_ENCODED_QUERY.rawValue)
    let uri = g_uri_build(
      flags, target.scheme, nil, target.host, gint(target.port), target.path, target.query, nil)
    guard let uri else { throw URLError(.badURL) }
    defer { g_uri_unref(uri) }
    guard let message = soup_message_new_from_uri(request.method, uri) else {
      throw URLError(.badURL)
    }
    object = NetworkObject(taking: UnsafeMutableRawPointer(message))
    soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
    let headers = soup_message_get_request_headers(message)
    for field in request.headers { soup_message_headers_append(headers, field.name, field.value) }
    try write(request.body, method: request.method)
    count(sent)
  }

  /// Whether the message has got a connection.
  var hasConnection: Bool { soup_message_get_connection_id(object.opaque) != 0 }

  /// The head of the response.
  var head: HTTPHead {
    HTTPHead(
      status: Int(soup_message_get_status(object.opaque).rawValue),
      reason: soup_message_get_reason_phrase(object.opaque).map { String(bytesOf: $0) } ?? "",
      headers: soup_message_get_response_headers(object.opaque).map { HTTPHeaders.readBytes($0) }
        ?? [])
  }

  private func write(_ body: SoupRequest.Body, method: String) throws {
    switch body {
    case .none:
      // A method that usually has a body says that it has none.
      guard ["POST", "PUT", "PATCH"].contains(method) else { return }
      soup_message_headers_set_content_length(soup_message_get_request_headers(object.opaque), 0)
    case .data(let data):
      data.makeBytes().use { soup_message_set_request_body_from_bytes(object.opaque, nil, $0) }
    case .file(let url):
      let file = g_file_new_for_path(url.path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      let stream = try GLibError.check { g_file_read(file, nil, $0) }
      guard let stream else { throw URLError(.cannotOpenFile) }
      defer { g_object_unref(stream) }
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
      stream.withMemoryRebound(to: GInputStream.self, capacity: 1) {
        soup_message_set_request_body(object.opaque, nil, $0, gssize(size))
      }
    }
  }

  /// Calls a closure while the body is sent, and at its end.
  private func count(_ sent: @escaping @Sendable (Int) -> Void) {
    let size = Int(
      soup_message_headers_get_content_length(soup_message_get_request_headers(object.opaque)))
    var (total, told) = (0, 0)
    let box = ClosureBox<(Int) -> Void> { count in
      total += count
      guard total - told >= Self.step || total >= size else { return }
      told = total
      sent(total)
    }
    let wrote: @convention(c) (UnsafeMutableRawPointer?, UInt32, UnsafeMutableRawPointer?) -> Void =
      { ClosureBox<(Int) -> Void>.borrow($2).closure(Int($1)) }
    g_signal_connect_data(
      object.raw, "wrote-body-data", unsafeBitCast(wrote, to: GCallback.self), box.retained(),
      { data, _ in ClosureBox<(Int) -> Void>.free(data) }, GConnectFlags(0))
  }
}

/// A request that ``HTTPClient`` sends.
package struct SoupRequest: Sendable {
  package enum Body: Sendable {
    case none
    case data(Data)
    case file(URL)
  }

  /// Where a request goes. The path and the query are sent byte by byte.
  package struct Target: Sendable {
    package var scheme: String
    /// In ASCII, without brackets.
    package var host: String
    package var port: Int
    package var path: String
    package var query: String?

    package init(scheme: String, host: String, port: Int, path: String, query: String?) {
      (self.scheme, self.host, self.port) = (scheme, host, port)
      (self.path, self.query) = (path, query)
    }
  }

  package var target: Target
  package var method: String
  package var headers: [(name: String, value: String)]
  package var body = Body.none
  /// The addresses to which a connection may go, as 4 or 16 bytes each. Without one the system looks up the name.
  package var addresses: [[UInt8]] = []

  package init(
    _ method: String, _ target: Target, headers: [(name: String, value: String)]
  ) {
    (self.method, self.target, self.headers) = (method, target, headers)
  }
}

/// The head of a response. Its texts have one character for each byte that the server sent.
package struct HTTPHead: Sendable {
  package let status: Int
  package let reason: String
  package let headers: [(name: String, value: String)]

  /// Whether the body has a coding, such as `gzip`.
  var isCoded: Bool { headers.contains { $0.name.lowercased() == "content-encoding" } }
}
