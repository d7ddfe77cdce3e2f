import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the addresses of hosts.
public protocol HostResolver: Sendable {
  /// Returns the addresses of a host.
  ///
  /// - Parameter host: A name or an address, without brackets.
  /// - Throws: An error if the host has no address.
  func addresses(of host: String) async throws -> [NetworkAddress]
}

/// Asks the system for the addresses of hosts.
public struct SystemResolver: HostResolver {
  /// Creates a resolver.
  public init() {}

  private static let queue = DispatchQueue(
    label: "webbridge.relay.resolver", attributes: .concurrent)

  /// Returns the addresses of a host, in the order in which the system wants them tried.
  ///
  /// Names in `.localhost` are this machine (RFC 6761, 6.3), whatever the system knows of them.
  ///
  /// - Parameter host: A name or an address, without brackets.
  /// - Throws: ``RelayError`` with the code ``RelayError/Code/unknownHost`` if the system finds no address.
  public func addresses(of host: String) async throws -> [NetworkAddress] {
    if let address = NetworkAddress(host: host) { return [address] }
    return try await withCheckedThrowingContinuation { continuation in
      // Not on the pool of Swift's tasks, because the system may take seconds.
      Self.queue.async {
        let name = Self.isOwn(host) ? "localhost" : host
        continuation.resume(with: Result { try Self.find(name) })
      }
    }
  }

  private static func isOwn(_ host: String) -> Bool {
    let name = host.lowercased()
    return name.hasSuffix(".localhost") || name.hasSuffix(".localhost.")
  }

  private static func find(_ host: String) throws -> [NetworkAddress] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &first) == 0, let first else {
      throw RelayError(.unknownHost, "The host \(host) has no address.")
    }
    defer { freeaddrinfo(first) }
    return sequence(first: first) { $0.pointee.ai_next }.compactMap { entry in
      guard let address = entry.pointee.ai_addr else { return nil }
      switch Int32(address.pointee.sa_family) {
      case AF_INET:
        return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          withUnsafeBytes(of: $0.pointee.sin_addr) { NetworkAddress(bytes: Array($0)) }
        }
      case AF_INET6:
        return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          withUnsafeBytes(of: $0.pointee.sin6_addr) { NetworkAddress(bytes: Array($0)) }
        }
      default: return nil
      }
    }
  }
}
