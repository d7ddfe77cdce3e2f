import CWebKitGTK
import Foundation
import FoundationNetworking

/// A connection that is made only to learn why WebKit has none to a server.
///
/// WebKit connects to a server before it sends a request, and the request takes over a connection that is being made.
/// When the connection's certificate is refused at that moment, WebKit tells the request only that "the operation was
/// cancelled", as if the app had stopped the load. libsoup does so in `soup_session_steal_preconnection`. The check
/// sends nothing but the greeting of TLS, and trusts and refuses the same certificates as WebKit.
@MainActor final class CertificateCheck {
  private static let timeLimit: UInt32 = 10

  private let url: URL
  private var faults: UInt32?

  private init(_ url: URL) { self.url = url }

  /// Returns the error of a load of an `https` URL whose connection WebKit gave up.
  static func error(of url: URL) async -> URLError {
    let check = CertificateCheck(url)
    let failure = await check.connect()
    if let faults = check.faults {
      return URLError(certificateFlags: faults, failingURL: url)
    }
    if let failure, failure.domain != g_tls_error_quark(),
      let error = failure.loadError(failingURL: url) as? URLError
    {
      return error
    }
    return URLError(
      .secureConnectionFailed,
      description: "No secure connection to the server was made. Load the page again.",
      failingURL: url)
  }

  /// Connects, and returns the error of the connection, if any.
  private func connect() async -> GLibError? {
    let client: GObject = GObject(taking: UnsafeMutableRawPointer(g_socket_client_new()))
    g_socket_client_set_tls(client.pointer(), 1)
    g_socket_client_set_timeout(client.pointer(), Self.timeLimit)
    client.connect("event") { [weak self] arguments in
      if arguments.number(1) == G_SOCKET_CLIENT_TLS_HANDSHAKING.rawValue,
        let connection = arguments.object(3)
      {
        self?.watch(GObject(retaining: connection))
      }
      return .nothing
    }
    return await withCheckedContinuation { continuation in
      let ready = AsyncReady { client, result in
        do throws(GLibError) {
          let connection = try GLibError.check {
            g_socket_client_connect_to_uri_finish(
              client?.assumingMemoryBound(to: GSocketClient.self), result, $0)
          }
          connection.map { g_object_unref($0) }
          continuation.resume(returning: nil)
        } catch {
          continuation.resume(returning: error)
        }
      }
      g_socket_client_connect_to_uri_async(
        client.pointer(), url.absoluteString, 443, nil, ready.callback, ready.data)
    }
  }

  private func watch(_ connection: GObject) {
    connection.connect("accept-certificate") { [weak self] arguments in
      self?.faults = arguments.flags(2)
      return .handled(false)
    }
  }
}
