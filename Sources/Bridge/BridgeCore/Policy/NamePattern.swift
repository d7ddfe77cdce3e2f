import Disclosure

/// A pattern of the full names of methods and events.
///
/// | pattern | matches |
/// |---|---|
/// | `"camera.take"` | this name |
/// | `"camera.*"` | every name that begins with `camera.`: the methods and events of the interface `camera` |
/// | ``any`` | every name |
///
/// If several patterns match a name, the most specific one counts: the name itself, then the longest beginning.
public struct NamePattern: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The pattern as text.
  public let description: String

  /// Makes a pattern from its text.
  ///
  /// If the text is not a pattern, the initializers of ``Bridge`` and ``BridgePolicy`` throw an error.
  public init(_ text: String) { description = text }

  /// Makes a pattern from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Every name.
  public static let any = NamePattern("*")

  /// Returns whether the pattern matches a name.
  public func matches(_ name: String) -> Bool { specificity(for: name) != nil }

  /// Returns how specific the pattern is for a name; `nil` if it does not match.
  func specificity(for name: String) -> Int? {
    guard description.utf8.last == UInt8(ascii: "*") else {
      return description.hasSameBytes(as: name) ? .max : nil
    }
    let beginning = description.utf8.dropLast()
    return name.utf8.starts(with: beginning) ? beginning.count : nil
  }

  /// - Throws: ``BridgeError`` with code `badArguments` if the text is not a pattern.
  func check() throws(BridgeError) {
    if Name.isReserved(description) {
      throw BridgeError(
        .badArguments,
        "\"\(description)\": names that begin with \"\(Name.reservedPrefix)\" belong to extensions, which need no rule."
      )
    }
    let stars = description.utf8.count { $0 == UInt8(ascii: "*") }
    guard !description.isEmpty,
      stars == 0 || self == .any
        || stars == 1 && description.utf8.reversed().starts(with: "*.".utf8),
      description != ".*"
    else {
      throw BridgeError(
        .badArguments,
        "\"\(description)\" is not a pattern of names: write a full name, such as \"camera.take\", a beginning that ends "
          + "with \".*\", such as \"camera.*\", or \"*\".")
    }
    do throws(BridgeError) {
      try Name.check(description)
    } catch {
      throw BridgeError(.badArguments, error.message)
    }
  }
}
