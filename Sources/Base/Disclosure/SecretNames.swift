import Foundation

/// The parts of names that make a key secret.
///
/// A long part may stand anywhere in a name. A short one has to be a word of the name, because `pin` is in `shipping`.
package final class SecretNames: Sendable {
  /// The number of letters up to which a part has to be a word.
  private static let longestWord = 4

  private let parts: Set<String>
  /// The parts that names in ASCII may have.
  private let plainParts: [[UInt8]]
  /// Whether a plain part begins with a byte.
  private let begins: [Bool]
  /// Whether a part is empty, which each name contains.
  private let hasEmptyPart: Bool

  package init(_ parts: Set<String>) {
    self.parts = parts
    hasEmptyPart = parts.contains("")
    plainParts = parts.map { Array($0.utf8) }.filter { $0.allSatisfy { $0 < 0x80 } }
    var begins = [Bool](repeating: false, count: 0x80)
    for first in plainParts.compactMap(\.first) { begins[Int(first)] = true }
    self.begins = begins
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// Whether a name contains a part, without regard to case, `_`, `-` and `.`.
  package func contains(_ name: String) -> Bool {
    guard !isEmpty else { return false }
    var name = name
    if let found = name.withUTF8(findPlain) { return found }
    // “Pássword” and fullwidth letters say the same to people.
    var plain = name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    if plain.withUTF8(findPlain) == true { return true }
    let letters = name.lowercased().filter { !"_-.".contains($0) }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return parts.contains { part in
      part.count <= Self.longestWord ? words.contains(part) : letters.contains(part)
    }
  }

  /// Searches a name in ASCII by bytes, because a recorder looks at the name of each key.
  ///
  /// - Returns: Whether the name contains a part; `nil` if the name has other characters than ASCII.
  package func findPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool? {
    if isEmpty { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count * 2) { memory in
      let letters = UnsafeMutableBufferPointer(rebasing: memory[..<name.count])
      // Whether a word of the name begins at a letter.
      let starts = UnsafeMutableBufferPointer(rebasing: memory[name.count...])
      var count = 0
      var before = Kind.other
      for (index, byte) in name.enumerated() {
        guard byte < 0x80 else { return nil }
        let kind = Kind(byte)
        if kind == .separator {
          before = .other
          continue
        }
        // Also before the last capital of “OTPCode”.
        let isLastCapital =
          kind == .upper && index + 1 < name.count && Kind(name[index + 1]) == .lower
        let isStart =
          kind != before && !(before == .upper && kind == .lower) || isLastCapital
          || kind == .other
        letters.initializeElement(at: count, to: kind == .upper ? byte | 0x20 : byte)
        starts.initializeElement(at: count, to: isStart ? 1 : 0)
        before = kind
        count += 1
      }
      return hasEmptyPart || hasPart(letters, starts, count)
    }
  }

  private func hasPart(
    _ letters: UnsafeMutableBufferPointer<UInt8>, _ starts: UnsafeMutableBufferPointer<UInt8>,
    _ count: Int
  ) -> Bool {
    for start in 0..<count where begins[Int(letters[start])] {
      for part in plainParts where start + part.count <= count {
        let end = start + part.count
        guard
          part.count > Self.longestWord || starts[start] == 1 && (end == count || starts[end] == 1)
        else { continue }
        if letters[start..<end].elementsEqual(part) { return true }
      }
    }
    return false
  }

  private enum Kind {
    case upper, lower, digit, separator, other

    init(_ byte: UInt8) {
      self =
        switch byte {
        case 0x41...0x5A: .upper
        case 0x61...0x7A: .lower
        case 0x30...0x39: .digit
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): .separator
        default: .other
        }
    }
  }
}
