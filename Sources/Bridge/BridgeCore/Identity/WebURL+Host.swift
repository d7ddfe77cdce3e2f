import Foundation

/// Hosts ([URL, host parsing](https://url.spec.whatwg.org/#host-parsing)).
extension WebURL {
  /// Returns a host in its ASCII form.
  static func host(_ bytes: Bytes) throws(WebURLError) -> String {
    if bytes.first == UInt8(ascii: "[") {
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasSuffix("]"), let address = IPAddress(host: text) else { throw .badHost(text) }
      return address.urlHost
    }
    let domain = PercentEncodeSet.decode(bytes).map(lowercased)
    var host = String(decoding: domain, as: UTF8.self)
    guard domain.allSatisfy({ $0 > 127 || !PercentEncodeSet.forbiddenInDomain.contains($0) })
    else { throw .badHost(host) }
    if domain.contains(where: { $0 > 127 }) || hasInternationalLabel(domain) {
      guard let ascii = international(host) else { throw .badInternationalHost(host) }
      host = ascii
    }
    // Only a host of which a label begins with a digit can be an address.
    guard host.utf8.contains(where: { 0x30...0x39 ~= $0 }), IPAddress.endsInNumber(host)
    else { return host }
    guard let address = IPAddress(host: host) else { throw .badHost(host) }
    return address.urlHost
  }

  /// An ASCII letter in lower case, and other bytes as they are.
  static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  /// Returns whether a label begins with `xn--`.
  private static func hasInternationalLabel(_ domain: [UInt8]) -> Bool {
    domain.indices.contains { index in
      (index == 0 || domain[index - 1] == UInt8(ascii: "."))
        && domain[index...].starts(with: "xn--".utf8)
    }
  }

  /// Returns the ASCII form of an internationalized domain name, by Foundation; `nil` if it has none.
  ///
  /// Foundation maps and checks names by UTS #46, as the standard does. Unlike the standard, Foundation also refuses
  /// names with empty or long labels, and labels with a hyphen at their ends or at their third and fourth place.
  private static func international(_ domain: String) -> String? {
    // A name has at most 253 characters, and the time for a label grows with the square of its length.
    guard domain.utf8.count <= 1024 else { return nil }
    // Some characters stand for several, such as ℀ for a/c. Foundation must not see a delimiter in them.
    let mapped = domain.precomposedStringWithCompatibilityMapping
    guard mapped.utf8.allSatisfy({ $0 > 127 || !PercentEncodeSet.forbiddenInDomain.contains($0) }),
      let ascii = URLComponents(string: "http://\(domain)")?.encodedHost?.lowercased(),
      !ascii.isEmpty, !ascii.utf8.contains(where: PercentEncodeSet.forbiddenInDomain.contains),
      // Foundation takes labels that begin with `xn--` as they are. Those that stand for a name can be read.
      let name = URLComponents(string: "http://\(ascii)")?.host,
      URLComponents(string: "http://\(name)")?.encodedHost?.lowercased() == ascii
    else { return nil }
    return ascii
  }
}
