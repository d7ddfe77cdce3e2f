/// What a script of the page threw, or why it could not run.
public struct PageError: Error, Sendable, Hashable {
  /// The error's `name`, such as `TypeError`.
  public var name: String
  /// The error's `message`; where no error object was thrown, the value as text.
  public var message: String
  /// The error's `code`, as text where it is a number.
  public var code: String?
  /// The error's `stack`.
  public var stack: String?

  /// Makes an error as a page would throw it.
  public init(name: String, message: String, code: String? = nil, stack: String? = nil) {
    self.name = name
    self.message = message
    self.code = code
    self.stack = stack
  }

  static let noDocument = PageError(name: "Error", message: "The page has no document.")
  static let left = PageError(
    name: "Error", message: "The document was left before the evaluation came to an end.")
}

extension PageError: Decodable {}

extension PageError {
  /// Nothing that a test would wait for can come of a page without its runtime.
  init(startScriptThrew what: String) {
    self.init(name: "Error", message: "The page runtime could not start: \(what)")
  }
}

extension PageError: CustomStringConvertible {
  /// Name and message, as JavaScript's `String(error)` gives them.
  public var description: String { "\(name): \(message)" }
}
