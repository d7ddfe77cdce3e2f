/// The names of handlers, page functions and events.
package enum Name {
  /// The maximum length of a name, in UTF-16 units, as JavaScript measures strings.
  static let longest = 256

  /// Returns whether the wire has the name without quotes. Other names are written as JSON strings.
  static func isBare(_ name: some Sequence<UInt8>) -> Bool {
    name.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
  }

  package static func check(length name: String) throws(BridgeError) {
    if name.isEmpty { throw BridgeError(.invalidName, "A name must not be empty.") }
    if name.utf16.count > longest {
      throw BridgeError(
        .invalidName,
        "The name \"\(name.prefix(40))…\" is \(name.utf16.count) characters long; "
          + "\(longest) are allowed.")
    }
  }

  /// Checks a name under which something is registered: none of its parts, between dots, may be empty.
  package static func check(registering name: String) throws(BridgeError) {
    try check(length: name)
    if name.hasPrefix(".") || name.hasSuffix(".") || name.contains("..") {
      throw BridgeError(
        .invalidName,
        "\"\(name)\" has an empty part. Write module.feature.method, with text between the dots.")
    }
  }
}

extension Name {
  /// The prefix of the names of the bridge's own methods and events.
  package static let reservedPrefix = "webbridge."

  /// Checks a name that an app gives to a method or an event: it must not be one of the bridge's own.
  package static func check(reserved name: String) throws(BridgeError) {
    guard name.hasPrefix(reservedPrefix) || name + "." == reservedPrefix else { return }
    throw BridgeError(
      .invalidName,
      "\"\(name)\" is reserved: names that begin with \"\(reservedPrefix)\" are the bridge's own. "
        + "Choose another name.")
  }
}
