import CMainLoop
import CWebKitGTK
import Foundation

@testable import WebKitGTK

/// A TLS server on this machine with an untrusted certificate. It answers every request with an empty page.
@MainActor final class TLSServer {
  /// The server's address.
  let url: URL

  private let service: WebKitGTK.GObject
  let certificate: WebKitGTK.GObject
  private var connections: [WebKitGTK.GObject] = []

  private let wantsCertificate: Bool

  /// - Parameter wantsCertificate: Whether to ask for a client certificate. The server
  ///   answers with a page whether or not there is one.
  init(wantsCertificate: Bool = false) throws {
    self.wantsCertificate = wantsCertificate
    let certificate = try GLibError.check {
      g_tls_certificate_new_from_pem(Self.pem, Int(Self.pem.utf8.count), $0)
    }
    let listener: UnsafeMutablePointer<GSocketService> = g_socket_service_new()
    let service = WebKitGTK.GObject(taking: UnsafeMutableRawPointer(listener))
    self.service = service
    guard let certificate else { throw URLError(.serverCertificateUntrusted) }
    self.certificate = WebKitGTK.GObject(taking: UnsafeMutableRawPointer(certificate))
    let port = try GLibError.check {
      g_socket_listener_add_any_inet_port(service.pointer(), nil, $0)
    }
    guard let url = URL(string: "https://127.0.0.1:\(port)/") else { throw URLError(.badURL) }
    self.url = url
    listen()
  }

  isolated deinit {
    // Closing alone would leave a source that fires forever.
    g_socket_service_stop(service.pointer())
    g_socket_listener_close(service.pointer())
  }

  private func listen() {
    service.connect("incoming") { [weak self] arguments in
      if let connection = arguments.object(1) { self?.shake(connection) }
      return .handled(true)
    }
    g_socket_service_start(service.pointer())
  }

  private func shake(_ connection: OpaquePointer) {
    guard
      let stream = g_tls_server_connection_new(
        UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self),
        certificate.pointer(), nil)
    else { return }
    let tls = WebKitGTK.GObject(taking: UnsafeMutableRawPointer(stream))
    connections.append(tls)
    if wantsCertificate {
      var mode = GValue()
      g_value_init(&mode, g_tls_authentication_mode_get_type())
      g_value_set_enum(&mode, Int32(G_TLS_AUTHENTICATION_REQUESTED.rawValue))
      g_object_set_property(tls.pointer(), "authentication-mode", &mode)
    }
    let ready = AsyncReady { [weak self] _, result in
      if g_tls_connection_handshake_finish(tls.pointer(), result, nil) != 0 { self?.answer(tls) }
    }
    g_tls_connection_handshake_async(tls.pointer(), 0, nil, ready.callback, ready.data)
  }

  private func answer(_ stream: WebKitGTK.GObject) {
    let ready = AsyncReady { input, result in
      let input = input?.assumingMemoryBound(to: GInputStream.self)
      guard let request = g_input_stream_read_bytes_finish(input, result, nil) else { return }
      g_bytes_unref(request)
      let page =
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 17\r\n\r\n<title>in</title>"
      let output = g_io_stream_get_output_stream(stream.pointer())
      page.makeBytes().use {
        g_output_stream_write_bytes_async(output, $0, 0, nil, nil, nil)
      }
    }
    g_input_stream_read_bytes_async(
      g_io_stream_get_input_stream(stream.pointer()), 65_536, 0, nil, ready.callback, ready.data)
  }

  /// A certificate for this machine that expires in a hundred years, and its key.
  private static let pem = """
    -----BEGIN CERTIFICATE-----
    MIIBmzCCAUGgAwIBAgIUd7Syh88IHwnUY5tp5Yr9eBme2tMwCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTExNDI1NloYDzIxMjYxMDI4
    MTE0MjU2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
    PQMBBwNCAATzrfZ+rHDJ5xmTsWOhTSQopwnyJhffB9ADtChKRxxUdRX2yEbbJtYw
    cq+EmfEtd9o4ZqisPRa1BID8POXiQ1v4o28wbTAdBgNVHQ4EFgQU/0atXa6SEJr/
    Ds+/v3Ha1GLFyzowHwYDVR0jBBgwFoAU/0atXa6SEJr/Ds+/v3Ha1GLFyzowDwYD
    VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
    zj0EAwIDSAAwRQIhAKnf32JGpzZrCamc5jq2//EHBOTdEem32MRCbfSTMXiLAiBr
    hE+WTSyrdxS0eWEDkfuF+b8dDbVUnERPvD0piUmNng==
    -----END CERTIFICATE-----
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0sQ8Px+2qXJB7POx
    Ox4liKX2D2ItAfxy+AKXMp3Sn2ChRANCAATzrfZ+rHDJ5xmTsWOhTSQopwnyJhff
    B9ADtChKRxxUdRX2yEbbJtYwcq+EmfEtd9o4ZqisPRa1BID8POXiQ1v4
    -----END PRIVATE KEY-----
    """
}
