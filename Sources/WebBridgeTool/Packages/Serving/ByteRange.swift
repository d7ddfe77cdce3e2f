/// One range of a file, as `Range` asks for it.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  /// The range lies behind the end.
  case invalid

  /// A field that is not one range of bytes asks for the whole file.
  init(_ field: String?, size: Int) {
    guard let field, field.hasPrefix("bytes="), !field.contains(",") else {
      self = .whole
      return
    }
    let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else {
      self = .whole
      return
    }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last?) where first <= last:
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .invalid
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .invalid
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .invalid
    default: self = .whole
    }
  }
}
