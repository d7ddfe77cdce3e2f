/// A pattern of paths with the rules of a line in `.gitignore`.
///
/// - `*` stands for any characters of one name, `?` for one byte of a name, and `[a-z]`, `[!a]` and `[[:digit:]]` for
///   one byte of a class. A backslash takes the next character as it is.
/// - A pattern with a slash before its end begins at the package's folder. Others match a name in any folder.
/// - `**/` at the beginning and `/**/` stand for any folders, also none, and `/**` at the end for all that is in a folder.
/// - A slash at the end means folders alone. A pattern that matches a folder matches all that is in it.
/// - `!` at the beginning negates: in a list of patterns, the last one that matches decides.
/// - Spaces at the end are dropped, and a line that begins with `#` is a comment.
package struct PathPattern: Sendable {
  package let text: String
  /// Whether the pattern takes back what patterns before it said.
  package let isNegated: Bool
  private let isOfFolders: Bool
  /// Whether the pattern is about a name, wherever it is, and not about a whole path.
  private let isOfNames: Bool
  /// `nil` for patterns that match nothing: empty ones, comments, and classes or escapes without an end.
  fileprivate let elements: [Element]?

  fileprivate enum Element {
    case byte(UInt8)
    case anyByte
    case byteClass(Set<UInt8>)
    /// `*`
    case anyBytes
    /// `**/`
    case anyFolders
    /// `**` at the end
    case anything
  }

  package init(_ text: String) {
    self.text = text
    var bytes = Self.withoutSpaces(Array(text.utf8))
    let isComment = bytes.first == UInt8(ascii: "#")
    isNegated = bytes.first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    isOfFolders = bytes.last == Self.slash
    if isOfFolders { bytes.removeLast() }
    isOfNames = !bytes.contains(Self.slash)
    if bytes.first == Self.slash { bytes.removeFirst() }
    elements = isComment || bytes.isEmpty ? nil : Self.elements(of: bytes, isOfNames)
  }

  /// Returns whether the pattern matches a file, or a folder that contains the file.
  package func matches(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    for end in bytes.indices where bytes[end] == Self.slash {
      if matches(bytes[..<end], isFolder: true) { return true }
    }
    return matches(bytes[...], isFolder: false)
  }

  /// Returns whether the pattern matches this file or folder itself.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    guard let elements, isFolder || !isOfFolders else { return false }
    guard isOfNames else { return Self.matches(elements, path) }
    let name = path.lastIndex(of: Self.slash).map { path[($0 + 1)...] } ?? path
    return Self.matches(elements, name)
  }

  private static let slash = UInt8(ascii: "/")

  /// Continues from the last star, and from the last `**/` if the star cannot cross a slash. Earlier ones need no
  /// second try, because the later ones can match everything that they could match.
  private static func matches(_ elements: [Element], _ text: ArraySlice<UInt8>) -> Bool {
    var (element, place) = (0, text.startIndex)
    var star: (element: Int, place: Int)?
    var folders: (element: Int, place: Int)?
    while true {
      if element == elements.count, place == text.endIndex { return true }
      if element < elements.count {
        switch elements[element] {
        case .anything: return true
        case .anyBytes:
          element += 1
          star = (element, place)
          continue
        case .anyFolders:
          element += 1
          (folders, star) = ((element, place), nil)
          continue
        case let one where place < text.endIndex && one.takes(text[place]):
          (element, place) = (element + 1, place + 1)
          continue
        default: break
        }
      }
      if let last = star, last.place < text.endIndex, text[last.place] != slash {
        star = (last.element, last.place + 1)
        (element, place) = (last.element, last.place + 1)
      } else if let last = folders, let next = text[last.place...].firstIndex(of: slash) {
        (folders, star) = ((last.element, next + 1), nil)
        (element, place) = (last.element, next + 1)
      } else {
        return false
      }
    }
  }
}

extension PathPattern: Hashable {
  package static func == (one: PathPattern, other: PathPattern) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
}

extension PathPattern.Element {
  fileprivate func takes(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let own): own == byte
    case .anyByte: byte != UInt8(ascii: "/")
    case .byteClass(let bytes): bytes.contains(byte) && byte != UInt8(ascii: "/")
    default: false
    }
  }
}

// Reading

extension PathPattern {
  /// Drops the spaces at the end, unless a backslash keeps one.
  private static func withoutSpaces(_ bytes: [UInt8]) -> [UInt8] {
    var (end, index) = (0, 0)
    while index < bytes.count {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      let isSpace = bytes[index] == UInt8(ascii: " ")
      index += isEscape ? 2 : 1
      if !isSpace { end = min(index, bytes.count) }
    }
    return Array(bytes[..<end])
  }

  private static func elements(of bytes: [UInt8], _ isOfNames: Bool) -> [Element]? {
    var elements: [Element] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard index < bytes.count else { return nil }
        elements.append(.byte(bytes[index]))
        index += 1
      case UInt8(ascii: "?"): elements.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = byteClass(bytes, &index) else { return nil }
        elements.append(.byteClass(set))
      case UInt8(ascii: "*"):
        elements.append(stars(bytes, &index, isOfNames))
      default: elements.append(.byte(byte))
      }
    }
    return elements
  }

  /// - Parameter index: The byte after the first star.
  private static func stars(
    _ bytes: [UInt8], _ index: inout Int, _ isOfNames: Bool
  ) -> Element {
    let start = index - 1
    while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
    let isWholeName = start == 0 || bytes[start - 1] == slash
    guard index - start > 1, isWholeName, !isOfNames else { return .anyBytes }
    if index == bytes.count { return .anything }
    guard bytes[index] == slash else { return .anyBytes }
    index += 1
    return .anyFolders
  }

  /// - Parameter index: The byte after the bracket. On return, the byte after the class.
  /// - Returns: `nil` if the class has no end.
  private static func byteClass(_ bytes: [UInt8], _ index: inout Int) -> Set<UInt8>? {
    var set: Set<UInt8> = []
    let isNegated =
      index < bytes.count && [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(bytes[index])
    if isNegated { index += 1 }
    let start = index
    var previous: UInt8?
    while index < bytes.count {
      var byte = bytes[index]
      if byte == UInt8(ascii: "]"), index > start {
        index += 1
        return isNegated ? Set(UInt8.min...UInt8.max).subtracting(set) : set
      }
      if byte == UInt8(ascii: "["), let named = namedClass(bytes, &index) {
        guard let named else { return nil }
        set.formUnion(named)
        previous = nil
        continue
      }
      let isRange =
        byte == UInt8(ascii: "-") && previous != nil && index + 1 < bytes.count
        && bytes[index + 1] != UInt8(ascii: "]")
      if isRange {
        index += 1
        byte = bytes[index]
      }
      if byte == UInt8(ascii: "\\") {
        index += 1
        guard index < bytes.count else { return nil }
        byte = bytes[index]
      }
      index += 1
      if isRange, let first = previous {
        if first <= byte { set.formUnion(first...byte) }
        previous = nil
      } else {
        set.insert(byte)
        previous = byte
      }
    }
    return nil
  }

  /// Reads a class such as `[:digit:]`.
  ///
  /// - Returns: `nil` if no class begins here, and an empty optional for an unknown name.
  private static func namedClass(_ bytes: [UInt8], _ index: inout Int) -> Set<UInt8>?? {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":"),
      let close = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "]")), close > index + 2,
      bytes[close - 1] == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: bytes[(index + 2)..<(close - 1)], as: UTF8.self)
    index = close + 1
    return .some(namedClasses[name].map { Set($0) })
  }

  private static let namedClasses: [String: [UInt8]] = {
    func ascii(_ isIn: (UInt8) -> Bool) -> [UInt8] { (UInt8(0)..<128).filter(isIn) }
    let (digits, upper, lower) = (
      Array(UInt8(48)...57), Array(UInt8(65)...90), Array(UInt8(97)...122)
    )
    return [
      "alnum": digits + upper + lower, "alpha": upper + lower, "blank": [9, 32],
      "cntrl": ascii { $0 < 32 || $0 == 127 }, "digit": digits, "graph": ascii { (33..<127) ~= $0 },
      "lower": lower, "print": ascii { (32..<127) ~= $0 },
      "punct": ascii { (33..<127) ~= $0 && !(digits + upper + lower).contains($0) },
      "space": [9, 10, 11, 12, 13, 32], "upper": upper,
      "xdigit": digits + Array(65...70) + Array(97...102),
    ]
  }()
}
