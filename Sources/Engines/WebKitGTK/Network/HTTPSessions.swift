import CMainLoop
import CWebKitGTK

/// A place to which connections go.
struct HTTPPlace: Hashable {
  private let scheme: String
  let host: String
  let port: Int
  let addresses: [[UInt8]]

  init(_ request: SoupRequest) {
    (scheme, host, port) = (request.target.scheme, request.target.host, request.target.port)
    addresses = request.addresses
  }
}

/// The sessions of a client, which hold its open connections: one for each place to which connections go.
@NetworkActor final class HTTPSessions {
  /// How many connections to one place are open at once, as in WebKit.
  static let connections = 6
  /// How many places keep open connections while nobody uses them.
  private static let places = 16

  /// The sessions, the last used one at the end.
  private var sessions: [(place: HTTPPlace, session: NetworkObject)] = []

  /// Whether connections go through the proxies of the system, which look up names by themselves.
  private let usesSystemProxies: Bool

  nonisolated init(usesSystemProxies: Bool) { self.usesSystemProxies = usesSystemProxies }

  /// Returns the session for a place.
  func session(for place: HTTPPlace) -> NetworkObject {
    if let index = sessions.lastIndex(where: { $0.place == place }) {
      sessions.append(sessions.remove(at: index))
    } else {
      if sessions.count == Self.places { sessions.removeFirst() }
      sessions.append((place, makeSession(to: place)))
    }
    return sessions[sessions.count - 1].session
  }

  private func makeSession(to place: HTTPPlace) -> NetworkObject {
    var host: OpaquePointer?
    if !place.addresses.isEmpty {
      host = checked_address_new(place.host, guint16(clamping: place.port))
      for address in place.addresses {
        checked_address_append(host, address, address.count == 16 ? 1 : 0)
      }
    }
    defer { if let host { g_object_unref(UnsafeMutableRawPointer(host)) } }
    guard
      let session = checked_address_new_session(
        host, Int32(Self.connections), usesSystemProxies ? 1 : 0)
    else {
      preconditionFailure("GLib makes an object or ends the program.")
    }
    soup_session_set_timeout(session, 0)
    // Without it, libsoup answers a challenge with the credentials of the system.
    soup_session_remove_feature_by_type(session, soup_auth_manager_get_type())
    return NetworkObject(taking: session)
  }
}
