import CGTK
import Foundation

/// A local HTTP server for the check. It answers each connection on its own thread.
final class PageServer {
  struct Page: Sendable {
    var type = "text/html; charset=utf-8"
    var body: Data

    init(html: String) { body = Data("<!doctype html>\(html)".utf8) }

    init(file: Data) { (type, body) = ("application/octet-stream", file) }
  }

  let port: UInt16
  private let service: UnsafeMutablePointer<GSocketService>

  /// - Parameter pages: The pages by path.
  init(_ pages: [String: Page]) throws {
    guard let service = g_threaded_socket_service_new(8) else {
      throw CocoaError(.coderInvalidValue)
    }
    self.service = service
    let listener = UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self)
    port = g_socket_listener_add_any_inet_port(listener, nil, nil)
    guard port > 0 else { throw CheckFailure(description: "No port is free for the server.") }
    let run: @convention(c) (gpointer, gpointer, gpointer?, gpointer) -> gboolean = {
      _, connection, _, pages in
      Unmanaged<Pages>.fromOpaque(pages).takeUnretainedValue().answer(connection)
      return 1
    }
    g_signal_connect_data(
      service, "run", unsafeBitCast(run, to: GCallback.self),
      Unmanaged.passRetained(Pages(pages)).toOpaque(),
      { pages, _ in pages.map { Unmanaged<Pages>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
    g_socket_service_start(service)
  }

  deinit {
    g_socket_service_stop(service)
    g_object_unref(service)
  }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }
}

/// The pages, for the server's threads.
private final class Pages: Sendable {
  private let pages: [String: PageServer.Page]

  init(_ pages: [String: PageServer.Page]) { self.pages = pages }

  func answer(_ connection: gpointer) {
    let stream = connection.assumingMemoryBound(to: GIOStream.self)
    let words = request(g_io_stream_get_input_stream(stream)).split(separator: " ")
    let page = words.count > 1 ? pages[String(words[1])] : nil
    let head = """
      HTTP/1.1 \(page == nil ? "404 Not Found" : "200 OK")\r
      Content-Type: \(page?.type ?? "text/plain")\r
      Content-Length: \(page?.body.count ?? 0)\r
      Connection: close\r
      \r

      """
    let response = Array(Data(head.utf8) + (page?.body ?? Data()))
    g_output_stream_write_all(
      g_io_stream_get_output_stream(stream), response, UInt(response.count), nil, nil, nil)
    g_io_stream_close(stream, nil, nil)
  }

  /// Reads a request up to its empty line. The requests of the check have no body.
  private func request(_ stream: UnsafeMutablePointer<GInputStream>?) -> String {
    var text = ""
    var piece = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = g_input_stream_read(stream, &piece, UInt(piece.count), nil, nil)
      guard count > 0 else { break }
      text += String(decoding: piece[..<count], as: UTF8.self)
    }
    return text
  }
}
