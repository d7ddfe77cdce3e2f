/// The value of the field `Content-Range`
/// ([RFC 9110, 14.4](https://www.rfc-editor.org/rfc/rfc9110#name-content-range)).
struct ContentRange: Equatable {
  let bytes: ClosedRange<Int>
  /// The size of the whole; `nil` if the server does not know it.
  let size: Int?

  /// Reads `bytes 0-99/100`; `nil` if the text is anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let ends = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    let range = ends[0].split(separator: "-", omittingEmptySubsequences: false)
    guard range.count == 2, let first = Int(digits: range[0]), let last = Int(digits: range[1]),
      first <= last
    else { return nil }
    let size = ends[1] == "*" ? nil : Int(digits: ends[1])
    guard size != nil || ends[1] == "*", size.map({ last < $0 }) ?? true else { return nil }
    (bytes, self.size) = (first...last, size)
  }
}
