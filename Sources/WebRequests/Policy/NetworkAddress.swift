#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An IPv4 or IPv6 address.
public struct NetworkAddress: Sendable, Hashable, CustomStringConvertible {
  /// The 4 or 16 bytes, the most significant one first.
  public let bytes: [UInt8]

  /// Creates an address.
  ///
  /// - Parameter bytes: The 4 bytes of an IPv4 address, or the 16 of an IPv6 address; `nil` for other counts.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Creates an address from its text, such as `192.0.2.1` or `2001:db8::1`; `nil` for other texts.
  public init?(_ text: String) {
    var four = in_addr()
    var sixteen = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: &four) { Array($0) }
    } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
      bytes = withUnsafeBytes(of: &sixteen) { Array($0) }
    } else {
      return nil
    }
  }

  /// The address as text.
  public var description: String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    var address = bytes
    guard inet_ntop(AF_INET6, &address, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The host of a URL.
  var urlHost: String { bytes.count == 4 ? description : "[\(description)]" }

  /// The IPv4 address within an IPv6 address of a network that carries IPv4: mapped, compatible, NAT64 and 6to4.
  var embedded: NetworkAddress? {
    guard bytes.count == 16 else { return nil }
    let isMapped =
      bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == bytes[11]
      && (bytes[10] == 0xFF || bytes[10] == 0)
    let isNAT64 = Array(bytes.prefix(12)) == [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
    if isMapped || isNAT64 { return NetworkAddress(bytes: Array(bytes.suffix(4))) }
    if bytes[0] == 0x20, bytes[1] == 0x02 { return NetworkAddress(bytes: Array(bytes[2..<6])) }
    return nil
  }

  /// Whether the address is one of the public Internet: not of this machine, a private network, a link, a group, or a
  /// block that is reserved.
  public var isPublic: Bool {
    if AddressRange.reserved.contains(where: { $0.contains(self) }) { return false }
    return embedded?.isPublic ?? true
  }
}
