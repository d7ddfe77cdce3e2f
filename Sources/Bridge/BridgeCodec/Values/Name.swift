import Disclosure
import Foundation

/// The names of handlers, page functions and events.
///
/// A name is text of 1 to 256 UTF-16 units in Unicode's form NFC. It has no invisible character, and no white space but
/// U+0020. Two names that a person cannot tell from one another by these rules are thus one name or none.
package enum Name {
  /// The maximum length of a name, in UTF-16 units, as JavaScript measures strings.
  static let longest = 256

  /// Returns whether the wire has the name without quotes. Other names are written as JSON strings.
  static func isBare(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { isBare(UnsafeRawBufferPointer($0)) }
  }

  /// Returns whether the wire has the name of these bytes without quotes.
  static func isBare(_ name: UnsafeRawBufferPointer) -> Bool {
    name.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
  }

  /// Checks that a text is a name.
  package static func check(_ name: String) throws(BridgeError) {
    if name.isEmpty { throw BridgeError(.invalidName, "A name must not be empty.") }
    // A text has as many bytes as units, or more, and bytes are faster to count.
    if name.utf8.count > longest, name.utf16.count > longest {
      throw BridgeError(
        .invalidName,
        "The name \"\(shown(name.prefix(40)))…\" is \(name.utf16.count) characters long; "
          + "\(longest) are allowed.")
    }
    if isBare(name) { return }
    guard let odd = oddCharacter(of: name) else { return }
    let code = String(odd.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
    throw BridgeError(
      .invalidName,
      "The name \"\(shown(name))\" has the character U+\(number)"
        + (odd.properties.name.map { " (\($0))" } ?? "")
        + ": names are NFC, without invisible characters.")
  }

  /// Checks a name under which something is registered: none of its parts, between dots, may be empty.
  package static func check(registering name: String) throws(BridgeError) {
    try check(name)
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.contains(where: \.isEmpty) else { return }
    throw BridgeError(
      .invalidName,
      "\"\(name)\" has an empty part. Write module.feature.method, with text between the dots.")
  }

  /// The first character for which a text is no name.
  private static func oddCharacter(of name: String) -> Unicode.Scalar? {
    if let odd = name.unicodeScalars.first(where: { $0 != " " && isInvisible($0.properties) }) {
      return odd
    }
    let usual = name.precomposedStringWithCanonicalMapping
    guard !name.hasSameBytes(as: usual) else { return nil }
    var rest = usual.unicodeScalars[...]
    // A letter of ASCII is changed only by the mark behind it.
    return name.unicodeScalars.first { $0 != rest.popFirst() && !$0.isASCII }
  }

  private static func isInvisible(_ character: Unicode.Scalar.Properties) -> Bool {
    switch character.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: true
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: character.isDefaultIgnorableCodePoint
    }
  }

  private static func shown(_ name: some StringProtocol) -> String {
    name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}

extension Name {
  /// The prefix of the names of the bridge's own methods and events.
  package static let reservedPrefix = "webbridge."

  /// Returns whether a name is one of the bridge's own.
  package static func isReserved(_ name: String) -> Bool {
    // The first letter excludes most names.
    name.utf8.first == UInt8(ascii: "w") && name.hasBytePrefix(reservedPrefix)
  }

  /// Checks a name that an app gives to a method or an event: it must not be one of the bridge's own.
  package static func check(reserved name: String) throws(BridgeError) {
    guard isReserved(name) || isReserved(name + ".") else { return }
    throw BridgeError(
      .invalidName,
      "\"\(name)\" is reserved: names that begin with \"\(reservedPrefix)\" are the bridge's own. "
        + "Choose another name.")
  }
}
