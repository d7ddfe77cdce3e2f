/// The bytes that the field `Range` of a request asks for
/// ([RFC 9110, 14](https://www.rfc-editor.org/rfc/rfc9110#name-range-requests)).
package enum RangeField: Equatable, Sendable {
  /// The whole file, because there is no field, or it cannot be parsed, or it has several ranges.
  case whole
  case part(Range<Int>)
  /// The range begins beyond the end of the file.
  case unsatisfiable

  package init(_ field: String?, size: Int) {
    self = .whole
    guard let field, field.lowercased().hasPrefix("bytes=") else { return }
    let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
    guard ends.count == 2 else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .unsatisfiable
    case (let start?, nil) where ends[1].isEmpty:
      self = start < size ? .part(start..<size) : .unsatisfiable
    case (let start?, let last?) where start <= last:
      self = start < size ? .part(start..<(min(last, size - 1) + 1)) : .unsatisfiable
    default: break
    }
  }

  /// Parses a number. A number that is too large counts as the largest `Int`.
  private static func number(_ text: Substring) -> Int? {
    var text = text
    while text.last == " " { text.removeLast() }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
