/// A range of network addresses: an address and the number of bits that its addresses have in common.
///
/// ```swift
/// try AddressRange("192.168.1.0/24")
/// ```
public struct AddressRange: Sendable, Hashable, CustomStringConvertible {
  private let address: NetworkAddress
  private let bits: Int

  /// The addresses of this machine: `127.0.0.0/8` and `::1`.
  public static let loopback = [
    AddressRange(v4: 127, 0, 0, 0, 8), AddressRange(v6: [], 128, last: 1),
  ]

  /// Creates a range from its text, such as `10.0.0.0/8` or `fd00::/8`. A text without a slash is one address.
  ///
  /// - Throws: ``RelayError`` with the code ``RelayError/Code/badPattern`` if the text is not a range.
  public init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let address = NetworkAddress(String(first)),
      let bits = parts.count == 2 ? Int(parts[1]) : address.bytes.count * 8,
      (0...address.bytes.count * 8).contains(bits)
    else {
      throw RelayError(
        .badPattern,
        "\"\(text)\" is not a range of addresses. Write an address and its prefix, as in 10.0.0.0/8."
      )
    }
    (self.address, self.bits) = (address, bits)
  }

  private init(v4 a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8, _ bits: Int) {
    self.init([a, b, c, d], bits)
  }

  private init(v6 start: [UInt8], _ bits: Int, last: UInt8 = 0) {
    self.init(start + [UInt8](repeating: 0, count: 15 - start.count) + [last], bits)
  }

  private init(_ bytes: [UInt8], _ bits: Int) {
    guard let address = NetworkAddress(bytes: bytes) else { preconditionFailure("4 or 16 bytes") }
    (self.address, self.bits) = (address, bits)
  }

  /// The range as text.
  public var description: String { "\(address)/\(bits)" }

  /// Returns whether an address is in the range.
  public func contains(_ other: NetworkAddress) -> Bool {
    guard other.bytes.count == address.bytes.count else { return false }
    let whole = bits / 8
    guard other.bytes.prefix(whole) == address.bytes.prefix(whole) else { return false }
    guard bits % 8 > 0 else { return true }
    let mask = UInt8(truncatingIfNeeded: 0xFF00 >> (bits % 8))
    return other.bytes[whole] & mask == address.bytes[whole] & mask
  }

  /// The blocks that are not of the public Internet, by
  /// [IANA's](https://www.iana.org/assignments/iana-ipv4-special-registry) two
  /// [registries](https://www.iana.org/assignments/iana-ipv6-special-registry) of special-purpose addresses. Public IPv6
  /// addresses are in `2000::/3`, so that this list has only the blocks therein.
  static let reserved: [AddressRange] = [
    AddressRange(v4: 0, 0, 0, 0, 8), AddressRange(v4: 10, 0, 0, 0, 8),
    AddressRange(v4: 100, 64, 0, 0, 10), AddressRange(v4: 127, 0, 0, 0, 8),
    AddressRange(v4: 169, 254, 0, 0, 16), AddressRange(v4: 172, 16, 0, 0, 12),
    AddressRange(v4: 192, 0, 0, 0, 24), AddressRange(v4: 192, 0, 2, 0, 24),
    AddressRange(v4: 192, 88, 99, 0, 24), AddressRange(v4: 192, 168, 0, 0, 16),
    AddressRange(v4: 198, 18, 0, 0, 15), AddressRange(v4: 198, 51, 100, 0, 24),
    AddressRange(v4: 203, 0, 113, 0, 24), AddressRange(v4: 224, 0, 0, 0, 3),
    AddressRange(v6: [0x20, 0x01], 23), AddressRange(v6: [0x20, 0x01, 0x0D, 0xB8], 32),
    AddressRange(v6: [0x3F, 0xFF], 20),
  ]

  /// The blocks within reserved ones that are of the public Internet.
  static let reachable: [AddressRange] = [
    AddressRange(v4: 192, 0, 0, 9, 32), AddressRange(v4: 192, 0, 0, 10, 32),
    AddressRange(v6: [0x20, 0x01, 0, 1], 128, last: 1),
    AddressRange(v6: [0x20, 0x01, 0, 1], 128, last: 2),
    AddressRange(v6: [0x20, 0x01, 0, 1], 128, last: 3), AddressRange(v6: [0x20, 0x01, 0, 3], 32),
    AddressRange(v6: [0x20, 0x01, 0, 4, 0x01, 0x12], 48),
    AddressRange(v6: [0x20, 0x01, 0, 0x20], 28), AddressRange(v6: [0x20, 0x01, 0, 0x30], 28),
  ]

  /// The addresses that IPv6 has for hosts of the public Internet.
  static let globalUnicast = AddressRange(v6: [0x20], 3)
}
