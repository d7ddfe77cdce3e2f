import Disclosure
import Foundation

/// The members of an object of a document, read by their names and types.
///
/// Members that nobody reads are allowed, so that a later version of the format can add what older apps may
/// ignore. What they may not ignore raises `spec`.
struct DocumentFields {
  private let members: [DocumentValue.Member]
  /// The path of the object, such as `files[3]`, for messages.
  private let path: String

  init(_ value: DocumentValue, at path: String) throws(PackageError) {
    guard case .object(let members) = value else {
      throw PackageError(.malformed, "\(path) is not an object.")
    }
    (self.members, self.path) = (members, path)
  }

  func place(_ name: String) -> String { "\(path).\(name)" }

  private func value(_ name: String) -> DocumentValue? {
    members.first { $0.name.hasSameBytes(as: name) }?.value
  }

  func has(_ name: String) -> Bool { value(name) != nil }

  private func wrong(_ name: String, _ expected: String) -> PackageError {
    PackageError(
      .malformed,
      value(name) == nil
        ? "\(place(name)) is missing: it is \(expected)." : "\(place(name)) is not \(expected).")
  }

  func integer(_ name: String, in range: ClosedRange<UInt64>) throws(PackageError) -> UInt64 {
    guard case .integer(let number)? = value(name), range.contains(number) else {
      throw wrong(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A text with a number of bytes in a range.
  func string(
    _ name: String, bytes range: ClosedRange<Int> = 1...4_096
  ) throws(PackageError) -> String {
    guard case .string(let text)? = value(name), range.contains(text.utf8.count) else {
      throw wrong(name, "text of \(range.lowerBound) to \(range.upperBound) bytes")
    }
    return text
  }

  func digest(_ name: String) throws(PackageError) -> PackageDigest {
    guard case .string(let text)? = value(name), let digest = PackageDigest(hexadecimal: text)
    else {
      throw wrong(name, "a SHA-256 hash of 64 lower-case hexadecimal digits")
    }
    return digest
  }

  func instant(_ name: String) throws(PackageError) -> PackageInstant {
    guard case .string(let text)? = value(name), let instant = PackageInstant(text) else {
      throw wrong(name, "a time such as 2026-01-31T12:00:00Z")
    }
    return instant
  }

  func packageName(_ name: String) throws(PackageError) -> PackageName {
    guard case .string(let text)? = value(name), let package = PackageName(text) else {
      throw wrong(name, PackageName.rule)
    }
    return package
  }

  func object(_ name: String) throws(PackageError) -> DocumentFields {
    guard let value = value(name) else { throw wrong(name, "an object") }
    return try DocumentFields(value, at: place(name))
  }

  /// A path. All that is wrong with one has the code `badPath`, but for a member that is no text.
  func path(_ name: String) throws(PackageError) -> PackagePath {
    guard case .string(let text)? = value(name) else { throw wrong(name, "a path") }
    return try PackagePath(text)
  }

  private func tooMany(_ name: String, _ limit: Int) -> PackageError {
    PackageError(.overLimit, "\(place(name)) has more than \(limit) members or elements.")
  }

  /// The members of an object whose names are data.
  func members(
    of name: String, atMost limit: Int
  ) throws(PackageError) -> [DocumentValue.Member] {
    guard case .object(let members)? = value(name) else { throw wrong(name, "an object") }
    guard members.count <= limit else { throw tooMany(name, limit) }
    return members
  }

  /// Returns the elements of an array; none if the array may be missing and is missing.
  func elements(
    _ name: String, atMost limit: Int, isOptional: Bool = false
  ) throws(PackageError) -> [DocumentValue] {
    if isOptional, !has(name) { return [] }
    guard case .array(let elements)? = value(name) else { throw wrong(name, "an array") }
    guard elements.count <= limit else { throw tooMany(name, limit) }
    return elements
  }

  /// Returns texts of 1 to 1,024 bytes without control characters, each once; none if the array is missing.
  func strings(_ name: String, atMost limit: Int) throws(PackageError) -> [String] {
    var texts: [String] = []
    for element in try elements(name, atMost: limit, isOptional: true) {
      guard case .string(let text) = element, (1...1_024).contains(text.utf8.count),
        !text.unicodeScalars.contains(where: \.isControl)
      else {
        throw PackageError(
          .malformed,
          "\(place(name)) has an element that is not text of 1 to 1,024 bytes without control characters."
        )
      }
      guard !texts.contains(where: { $0.hasSameBytes(as: text) }) else {
        throw PackageError(.malformed, "\(place(name)) has “\(text.printable)” twice.")
      }
      texts.append(text)
    }
    return texts
  }

  /// Hashes, each once.
  func digests(_ name: String, atMost limit: Int) throws(PackageError) -> [PackageDigest] {
    var digests: [PackageDigest] = []
    var known: Set<PackageDigest> = []
    for element in try elements(name, atMost: limit) {
      guard case .string(let text) = element, let digest = PackageDigest(hexadecimal: text) else {
        throw PackageError(.malformed, "\(place(name)) has an element that is not a SHA-256 hash.")
      }
      guard known.insert(digest).inserted else {
        throw PackageError(.malformed, "\(place(name)) has \(digest) twice.")
      }
      digests.append(digest)
    }
    return digests
  }
}
