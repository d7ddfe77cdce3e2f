extension Payload {
  /// Returns whether the text has more than `most` levels of arrays and objects, as far as it is well formed.
  package func isNested(deeperThan most: Int) -> Bool {
    // Each level has two brackets, so that short texts need no search.
    guard text.count / 2 > most else { return false }
    return text.withUnsafeBufferPointer { bytes in
      var (depth, index) = (0, 0)
      var isInString = false
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""): isInString.toggle()
        case UInt8(ascii: "\\"): index += 1
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          guard !isInString else { break }
          depth += 1
          if depth > most { return true }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isInString { depth -= 1 }
        default: break
        }
        index += 1
      }
      return false
    }
  }
}
