import Foundation

/// The members of an object of a document, read by their names and types.
///
/// Members that nobody reads are allowed, so that a later version of the format can add what older apps may
/// ignore. What they may not ignore raises `spec`.
struct DocumentFields {
  private let members: [String: DocumentValue]
  /// Where the object stands, such as `files[3]`, for messages.
  private let path: String

  init(_ value: DocumentValue, at path: String) throws(PackageError) {
    guard case .object(let members) = value else {
      throw PackageError(.malformed, "\(path) is not an object.")
    }
    (self.members, self.path) = (members, path)
  }

  func place(_ name: String) -> String { "\(path).\(name)" }

  func has(_ name: String) -> Bool { members[name] != nil }

  private func wrong(_ name: String, _ expected: String) -> PackageError {
    PackageError(
      .malformed,
      members[name] == nil
        ? "\(place(name)) is missing: it is \(expected)." : "\(place(name)) is not \(expected).")
  }

  func integer(_ name: String, in range: ClosedRange<UInt64>) throws(PackageError) -> UInt64 {
    guard case .integer(let number)? = members[name], range.contains(number) else {
      throw wrong(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A text with a number of bytes in a range.
  func string(
    _ name: String, bytes range: ClosedRange<Int> = 1...4_096
  ) throws(PackageError) -> String {
    guard case .string(let text)? = members[name], range.contains(text.utf8.count) else {
      throw wrong(name, "text of \(range.lowerBound) to \(range.upperBound) bytes")
    }
    return text
  }

  func digest(_ name: String) throws(PackageError) -> Digest {
    guard case .string(let text)? = members[name], let digest = Digest(hexadecimal: text) else {
      throw wrong(name, "a SHA-256 hash of 64 lower-case hexadecimal digits")
    }
    return digest
  }

  func instant(_ name: String) throws(PackageError) -> Instant {
    guard case .string(let text)? = members[name], let instant = Instant(text) else {
      throw wrong(name, "a time such as 2026-01-31T12:00:00Z")
    }
    return instant
  }

  func packageName(_ name: String) throws(PackageError) -> PackageName {
    guard case .string(let text)? = members[name], let package = PackageName(text) else {
      throw wrong(name, PackageName.rule)
    }
    return package
  }

  func object(_ name: String) throws(PackageError) -> DocumentFields {
    guard let value = members[name] else { throw wrong(name, "an object") }
    return try DocumentFields(value, at: place(name))
  }

  /// The members of an object whose names are data.
  func members(of name: String, atMost limit: Int) throws(PackageError) -> [String: DocumentValue] {
    guard case .object(let members)? = members[name], members.count <= limit else {
      throw wrong(name, "an object of at most \(limit) members")
    }
    return members
  }

  /// The elements of an array; none where the array may be missing and is.
  func elements(
    _ name: String, atMost limit: Int, isOptional: Bool = false
  ) throws(PackageError) -> [DocumentValue] {
    if isOptional, members[name] == nil { return [] }
    guard case .array(let elements)? = members[name], elements.count <= limit else {
      throw wrong(name, "an array of at most \(limit) elements")
    }
    return elements
  }

  /// Texts, each once.
  func strings(
    _ name: String, atMost limit: Int, isOptional: Bool = false
  ) throws(PackageError) -> [String] {
    var texts: [String] = []
    for element in try elements(name, atMost: limit, isOptional: isOptional) {
      guard case .string(let text) = element, text.utf8.count <= 4_096, !texts.contains(text) else {
        throw PackageError(.malformed, "\(place(name)) has an element that is not a text, or twice.")
      }
      texts.append(text)
    }
    return texts
  }

  func digests(
    _ name: String, atMost limit: Int, isOptional: Bool = false
  ) throws(PackageError) -> [Digest] {
    var digests: [Digest] = []
    for element in try elements(name, atMost: limit, isOptional: isOptional) {
      guard case .string(let text) = element, let digest = Digest(hexadecimal: text) else {
        throw PackageError(.malformed, "\(place(name)) has an element that is not a SHA-256 hash.")
      }
      digests.append(digest)
    }
    return digests
  }
}
