#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An IPv4 or IPv6 address, from its own text or from the host of a URL.
package struct IPAddress: Sendable, Hashable, CustomStringConvertible {
  /// The 4 or 16 bytes, the most significant one first.
  package let bytes: [UInt8]

  /// Creates an address.
  ///
  /// - Parameter bytes: The 4 bytes of an IPv4 address, or the 16 of an IPv6 address; `nil` for other counts.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Creates an address from its text, such as `192.0.2.1` or `2001:db8::1`; `nil` for other texts.
  package init?(_ text: String) {
    // C would read the text to its first zero, and some systems read a zone behind a percent sign.
    guard
      text.utf8.allSatisfy({
        Self.isDigit($0) || 0x61...0x66 ~= $0 | 0x20 || $0 == 0x2E || $0 == 0x3A
      })
    else { return nil }
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

  /// Creates the address that the host of a URL stands for, as browsers read it
  /// ([URL, host parsing](https://url.spec.whatwg.org/#host-parsing)). IPv4 addresses may have fewer than four parts, and
  /// octal and hexadecimal ones: `0x7f.1` is `127.0.0.1`.
  ///
  /// - Parameter host: A host in its ASCII form. An IPv6 address may lack its brackets, because `URL.host` drops them. It
  ///   has no zone, because browsers refuse URLs with one.
  /// - Returns: The address; `nil` for a name, and for a host that no URL may have.
  package init?(host: String) {
    if host.contains(":") {
      let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
      self.init(isBracketed ? String(host.dropFirst().dropLast()) : host)
    } else {
      guard let bytes = Self.fourBytes(host) else { return nil }
      self.init(bytes: bytes)
    }
  }

  /// The address as browsers spell it, without brackets.
  package var description: String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    let pieces = stride(from: 0, to: 16, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    // The first one of the longest runs of zeros, with two of them at least, becomes two colons.
    var run = 0..<0
    var start = 0
    while start < pieces.count {
      let end = pieces[start...].firstIndex { $0 != 0 } ?? pieces.count
      if end - start > max(run.count, 1) { run = start..<end }
      start = end + 1
    }
    func text(_ pieces: ArraySlice<Int>) -> String {
      pieces.map { String($0, radix: 16) }.joined(separator: ":")
    }
    guard !run.isEmpty else { return text(pieces[...]) }
    return "\(text(pieces[..<run.lowerBound]))::\(text(pieces[run.upperBound...]))"
  }

  /// The address as the host of a URL: an IPv6 address has brackets.
  package var urlHost: String { bytes.count == 4 ? description : "[\(description)]" }
}

/// IPv4 addresses in hosts.
extension IPAddress {
  /// Returns whether the last label of a host is a number. Such a host is an IPv4 address, or no URL may have it.
  package static func endsInNumber(_ host: String) -> Bool {
    guard let last = labels(host).last else { return false }
    return number(last) != nil || (!last.isEmpty && last.allSatisfy(isDigit))
  }

  private static func fourBytes(_ host: String) -> [UInt8]? {
    let numbers = labels(host).map(number)
    guard (1...4).contains(numbers.count), let last = numbers.last ?? nil else { return nil }
    var bytes: [UInt8] = []
    for number in numbers.dropLast() {
      guard let byte = number.flatMap({ UInt8(exactly: $0) }) else { return nil }
      bytes.append(byte)
    }
    // The last part fills all bytes that the others leave.
    let count = 4 - bytes.count
    guard last < 1 << (8 * UInt64(count)) else { return nil }
    for index in (0..<count).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: last >> (8 * UInt64(index))))
    }
    return bytes
  }

  /// Returns the labels of a host, without the empty one after a dot at its end.
  private static func labels(_ host: String) -> [Substring.UTF8View] {
    let labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count > 1 && labels.last?.isEmpty == true ? labels.dropLast() : labels
  }

  /// Returns the number of a label: hexadecimal after `0x`, octal after `0`, otherwise decimal. A number that has more
  /// than 64 bits is the largest one, which no part of an address can be.
  private static func number(_ label: Substring.UTF8View) -> UInt64? {
    guard let first = label.first, isDigit(first) else { return nil }
    var (digits, radix) = (label, UInt64(10))
    if label.count > 1, first == UInt8(ascii: "0") {
      let second = label.dropFirst().first
      radix = second == UInt8(ascii: "x") || second == UInt8(ascii: "X") ? 16 : 8
      digits = label.dropFirst(radix == 16 ? 2 : 1)
    }
    var (value, isLarge) = (UInt64(0), false)
    for byte in digits {
      guard let digit = PercentEncodeSet.digit(byte), digit < radix else { return nil }
      let product = value.multipliedReportingOverflow(by: radix)
      let sum = product.partialValue.addingReportingOverflow(UInt64(digit))
      isLarge = isLarge || product.overflow || sum.overflow
      value = sum.partialValue
    }
    return isLarge ? .max : value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
