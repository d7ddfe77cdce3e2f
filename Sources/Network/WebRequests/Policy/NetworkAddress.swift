/// An IPv4 or IPv6 address.
public struct NetworkAddress: Sendable, Hashable, CustomStringConvertible {
  private let address: IPAddress

  /// The 4 or 16 bytes, the most significant one first.
  public var bytes: [UInt8] { address.bytes }

  /// Creates an address.
  ///
  /// - Parameter bytes: The 4 bytes of an IPv4 address, or the 16 of an IPv6 address; `nil` for other counts.
  public init?(bytes: [UInt8]) {
    guard let address = IPAddress(bytes: bytes) else { return nil }
    self.address = address
  }

  /// Creates an address from its text, such as `192.0.2.1` or `2001:db8::1`; `nil` for other texts.
  public init?(_ text: String) {
    guard let address = IPAddress(text) else { return nil }
    self.address = address
  }

  /// Creates the address that a host states; `nil` for a name.
  init?(host: String) {
    guard let address = IPAddress(host: host) else { return nil }
    self.address = address
  }

  /// The address as text, as browsers spell it.
  public var description: String { address.description }

  /// The host of a URL.
  var urlHost: String { address.urlHost }

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
    if let embedded { return embedded.isPublic }
    guard bytes.count == 4 || AddressRange.globalUnicast.contains(self) else { return false }
    func isIn(_ ranges: [AddressRange]) -> Bool { ranges.contains { $0.contains(self) } }
    return !isIn(AddressRange.reserved) || isIn(AddressRange.reachable)
  }
}
