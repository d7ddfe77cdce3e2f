import HTTPTypes

/// The fields that a page may send to other origins without a preflight, by the Fetch standard.
enum CORSSafelist {
  static let methods: Set<String> = ["GET", "HEAD", "POST"]

  /// The fields of a response that every page may read.
  static let responseFields: Set<String> = [
    "cache-control", "content-language", "content-length", "content-type", "expires",
    "last-modified", "pragma",
  ]

  /// The maximum number of characters of all values that need no preflight by themselves.
  private static let mostCharacters = 1024

  /// The names of the fields that need a preflight, in lower case and in their order by bytes.
  static func unsafeNames(of fields: HTTPFields) -> [String] {
    let size = fields.filter(isSafe).reduce(0) { $0 + $1.value.utf16.count }
    return Set(
      fields.filter { size > mostCharacters || !isSafe($0) }.map(\.name.canonicalName)
    )
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns whether a request of the mode `no-cors` may have a field.
  static func isSafeWithoutCORS(_ field: HTTPField) -> Bool {
    field.name != .range && isSafe(field)
  }

  static func isSafe(_ field: HTTPField) -> Bool {
    let value = field.value.utf8
    guard field.value.utf16.count <= 128 else { return false }
    switch field.name.canonicalName {
    case "accept": return !value.contains(where: isUnsafeByte)
    case "accept-language", "content-language": return value.allSatisfy(isLanguageByte)
    case "content-type":
      let essence = field.value.prefix { $0 != ";" }.lowercased()
      return !value.contains(where: isUnsafeByte)
        && types.contains(essence.trimmingPrefix { $0 == " " || $0 == "\t" }.trimmedEnd)
    case "range": return isSimpleRange(field.value)
    default: return false
    }
  }

  private static let types: Set<String> = [
    "application/x-www-form-urlencoded", "multipart/form-data", "text/plain",
  ]

  private static func isUnsafeByte(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 || byte == 0x7F || "\"():<>?@[\\]{}".utf8.contains(byte)
  }

  private static func isLanguageByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: " *,-.;=".utf8.contains(byte)
    }
  }

  /// Returns whether a value is `bytes=`, a number, a hyphen, and a number that is not smaller or nothing.
  private static func isSimpleRange(_ value: String) -> Bool {
    guard value.lowercased().hasPrefix("bytes=") else { return false }
    let parts = value.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), parts[0].first != "+" else { return false }
    guard !parts[1].isEmpty else { return true }
    guard let last = Int(parts[1]), parts[1].first != "+" else { return false }
    return first <= last
  }
}

extension Substring {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
