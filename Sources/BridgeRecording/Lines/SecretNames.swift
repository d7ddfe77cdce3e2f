/// The parts of names that make a key secret.
final class SecretNames: Sendable {
  private let parts: Set<String>
  /// The parts that names in ASCII may have.
  private let plainParts: [[UInt8]]
  /// Whether a plain part begins with a byte.
  private let begins: [Bool]
  /// Whether a part is empty, which each name contains.
  private let hasEmptyPart: Bool

  init(_ parts: Set<String>) {
    self.parts = parts
    hasEmptyPart = parts.contains("")
    plainParts = parts.map { Array($0.utf8) }.filter { $0.allSatisfy { $0 < 0x80 } }
    var begins = [Bool](repeating: false, count: 0x80)
    for first in plainParts.compactMap(\.first) { begins[Int(first)] = true }
    self.begins = begins
  }

  var isEmpty: Bool { parts.isEmpty }

  /// Whether a name contains a part, without regard to case, `_` and `-`.
  func contains(_ name: String) -> Bool {
    guard !isEmpty else { return false }
    var name = name
    if let found = name.withUTF8(findPlain) { return found }
    let letters = name.lowercased().filter { $0 != "_" && $0 != "-" }
    return parts.contains { letters.contains($0) }
  }

  /// Searches a name in ASCII by bytes, because a recorder looks at the name of each key.
  ///
  /// - Returns: Whether the name contains a part; `nil` if the name has other characters than ASCII.
  func findPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count) { letters in
      var count = 0
      for byte in name where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
        guard byte < 0x80 else { return nil }
        let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        letters.initializeElement(at: count, to: isUpper ? byte | 0x20 : byte)
        count += 1
      }
      let letters = UnsafeBufferPointer(rebasing: letters[..<count])
      return hasEmptyPart
        || letters.indices.contains { start in
          begins[Int(letters[start])]
            && plainParts.contains { letters[start...].starts(with: $0) }
        }
    }
  }
}
