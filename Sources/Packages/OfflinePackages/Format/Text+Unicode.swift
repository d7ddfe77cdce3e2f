import Foundation

extension Unicode.Scalar {
  /// Whether this is a control character of ASCII or of ISO 8859-1.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether this marks or changes the direction of text, and so makes people read another text than programs do.
  var isMarkOfDirection: Bool {
    value == 0x61C || (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }

  /// Whether Unicode gives this code to no character for ever.
  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}

extension String {
  /// Whether the text is in Unicode's form C.
  var isFormC: Bool {
    unicodeScalars.elementsEqual(precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// The text with each scalar in lower case, then in upper case, then in lower case, regardless of its neighbours and
  /// of the language: “ẞ” is “ß” is “SS” is “ss”, and a final sigma is a sigma. `nil` if nothing changes.
  var caseFolded: String? {
    var folded = UnicodeScalarView()
    var isChanged = false
    for scalar in unicodeScalars {
      guard scalar.properties.changesWhenCaseMapped else {
        folded.append(scalar)
        continue
      }
      isChanged = true
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        for upper in lower.properties.uppercaseMapping.unicodeScalars {
          folded.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
        }
      }
    }
    return isChanged ? String(folded) : nil
  }
}
