/// An error of a coder whose text is not told, because it may quote a value: ``text`` is for those who may hear it.
struct WithheldError: Error {
  let error: any Error
}

extension Error {
  /// Describes the error of a coder, and its path below `root`, by types alone:
  /// `items[3].price: expected Int, found a string`.
  package func reading(below root: String) -> String {
    switch self as any Error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
      "\(root)\(context.codingPath.text): \(context.debugDescription.unended)"
    case EncodingError.invalidValue(_, let context):
      "\(root)\(context.codingPath.text): \(context.debugDescription.unended)"
    default: "\(root): \(type(of: self))"
    }
  }

  /// The parts that ``reading(below:)`` leaves out, as a text for people; `nil` if it leaves out nothing.
  package var withheldText: String? {
    switch self as any Error {
    case DecodingError.dataCorrupted(let context):
      guard let error = context.underlyingError as? WithheldError,
        case DecodingError.dataCorrupted(let withheld) = error.error
      else { return nil }
      // The words of Swift's own types for enums with raw values, which say nothing but the value.
      let isOfSwift = withheld.debugDescription.hasPrefix("Cannot initialize ")
      return isOfSwift ? nil : withheld.debugDescription
    case is DecodingError, is EncodingError: return nil
    default: return "\(self)"
    }
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
