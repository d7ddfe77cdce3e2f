import Disclosure
import Foundation

/// The parts of a Set-Cookie field, not yet compared with the URL that it came from.
struct SetCookieField {
  let name: String
  let value: String
  private(set) var domain: String?
  private(set) var path: String?
  private(set) var isSecure = false
  private(set) var isHTTPOnly = false
  private(set) var isPartitioned = false
  private(set) var sameSite = WebCookie.SameSite.none
  private var maximumAge: Double?
  private var expires: Date?

  /// The most bytes of a name and its value, as browsers have it.
  private static let mostBytes = 4096

  init?(_ text: String) {
    // By scalars, because a separator and the accent after it would be one `Character`.
    let parts = text.unicodeScalars.split(separator: ";", omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    // Without an equals sign, the text is the value of a cookie that has no name.
    let equals = first.firstIndex(of: "=")
    name = equals.map { Self.trimmed(first[..<$0]) } ?? ""
    value = Self.trimmed(equals.map { first[first.index(after: $0)...] } ?? first)
    guard !(name.isEmpty && value.isEmpty), name.utf8.count + value.utf8.count <= Self.mostBytes
    else { return nil }
    guard !text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) else {
      return nil
    }
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      take(Self.trimmed(pair[0]).lowercased(), pair.count > 1 ? Self.trimmed(pair[1]) : "")
    }
  }

  private mutating func take(_ attribute: String, _ value: String) {
    switch attribute {
    case "domain":
      let scalars = value.unicodeScalars
      let host = String(scalars.first == "." ? scalars.dropFirst() : scalars[...])
      // A dot alone is the domain of no host.
      domain = value.isEmpty ? nil : host.isEmpty ? "." : host.asciiLowercased
    case "path": path = value.unicodeScalars.first == "/" ? value : nil
    case "max-age":
      // A number that is too large for `Int` is one all the same.
      let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { break }
      maximumAge = Double(value)
    case "expires": if let date = CookieDate.read(value) { expires = date }
    case "secure": isSecure = true
    case "httponly": isHTTPOnly = true
    case "partitioned": isPartitioned = true
    case "samesite": sameSite = WebCookie.SameSite(rawValue: value.lowercased()) ?? .none
    default: break
    }
  }

  /// When the cookie expires, if it was set at a date.
  func expires(at date: Date) -> Date? {
    guard let maximumAge else { return expires }
    guard maximumAge > 0 else { return Date(timeIntervalSince1970: 0) }
    return min(date.addingTimeInterval(maximumAge), .distantFuture)
  }

  /// Splits fields that Foundation has joined by a comma and a space. They separate two fields if a name and an equals
  /// sign come after them; the comma of a date does not.
  static func split(_ text: String) -> [String] {
    var fields: [String] = []
    var field = Substring()
    for part in text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      .map({ Substring($0) })
    {
      if !field.isEmpty, beginsCookie(part.unicodeScalars) {
        fields.append(String(field))
        field = part
      } else {
        field = field.isEmpty ? part : field + "," + part
      }
    }
    return fields + [String(field)]
  }

  private static func beginsCookie(_ part: Substring.UnicodeScalarView) -> Bool {
    guard part.first == " " else { return false }
    let text = part.drop { $0 == " " }
    let name = text.prefix { $0.isASCII && !" \t()<>@,;:\\\"/[]?={}".unicodeScalars.contains($0) }
    return !name.isEmpty && text.dropFirst(name.count).first == "="
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    String(text).trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
  }
}
