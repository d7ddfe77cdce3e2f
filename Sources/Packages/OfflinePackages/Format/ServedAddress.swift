/// The syntax of the addresses whose pages a package serves, such as `https://shop.example/app/`.
///
/// The rules are the format's own, because libraries for URLs differ in what they accept and in what they make of it.
enum ServedAddress {
  /// The rule for addresses, for messages.
  static let rule =
    "“https://”, a host in lower case, perhaps a port, and a path of plain names that ends with a slash"

  static func isValid(_ text: String) -> Bool {
    let scheme = "https://"
    guard text.utf8.count <= 1_024, text.utf8.starts(with: scheme.utf8) else { return false }
    let parts = text.utf8.dropFirst(scheme.utf8.count)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let authority = parts.first, parts.count >= 2, parts.last?.isEmpty == true else {
      return false
    }
    return isAuthority(authority) && parts.dropFirst().dropLast().allSatisfy(isName)
  }

  /// A host of labels of lower-case letters, digits and hyphens; a port that is not the one of `https`.
  private static func isAuthority(_ bytes: Substring.UTF8View) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let host = parts.first, parts.count <= 2, host.count <= 253 else { return false }
    if parts.count == 2 {
      guard parts[1].count <= 5, parts[1].allSatisfy(isDigit), parts[1].first != 0x30,
        let port = Int(String(parts[1]) ?? ""), (1...65_535).contains(port), port != 443
      else { return false }
    }
    return host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { label in
        (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
          && label.allSatisfy { isDigit($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
      }
  }

  /// A name of unreserved characters of RFC 3986, which nobody encodes.
  private static func isName(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && !bytes.elementsEqual(".".utf8) && !bytes.elementsEqual("..".utf8)
      && bytes.allSatisfy { byte in
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "-._~".utf8.contains(byte)
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
