extension DecodingError {
  /// What was wrong, and where below `root`: `items[3].price: expected Int, found the string "x"`.
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
  /// What could not be encoded, and where below `root`.
  package func reading(below root: String) -> String {
    guard case .invalidValue(_, let context) = self else { return "\(root): \(self)" }
    return "\(root)\(context.codingPath.text): \(context.debugDescription.unended)"
  }
}

extension [any CodingKey] {
  /// The path as a program writes it: `.items[3].price`.
  fileprivate var text: String {
    reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}

extension String {
  /// Without a full stop at its end, as Foundation's types write it: the message goes on, and has its own.
  fileprivate var unended: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
