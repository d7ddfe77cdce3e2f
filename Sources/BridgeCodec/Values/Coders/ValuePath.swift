extension DecodingError {
  /// Describes the error and its path below `root`: `items[3].price: expected Int, found the string "x"`.
  package func reading(below root: String) -> String {
    let context: Context? =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    guard let context else { return "\(root): \(self)" }
    return "\(root)\(context.codingPath.text): \(context.debugDescription.unended)"
  }
}

extension EncodingError {
  /// Describes the error and its path below `root`.
  package func reading(below root: String) -> String {
    guard case .invalidValue(_, let context) = self else { return "\(root): \(self)" }
    return "\(root)\(context.codingPath.text): \(context.debugDescription.unended)"
  }
}

extension [any CodingKey] {
  /// The path in the notation of Swift and JavaScript: `.items[3].price`.
  fileprivate var text: String {
    reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}

extension String {
  /// The text without the full stop that Foundation's messages end with, because the bridge's message adds its own.
  fileprivate var unended: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
