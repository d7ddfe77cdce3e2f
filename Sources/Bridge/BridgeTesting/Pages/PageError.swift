/// An error that a script of the page threw, or the reason that the script could not run.
public struct PageError: Error, Sendable, Hashable {
  /// The error's `name`, such as `TypeError`.
  public var name: String
  /// The error's `message`, or the thrown value as text if it is not an error object.
  public var message: String
  /// The error's `code`. A number is converted to text.
  public var code: String?
  /// The error's `stack`.
  public var stack: String?

  /// Creates an error as a page would throw it.
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
  /// Creates the error of evaluations in a page whose runtime did not start.
  init(startScriptThrew what: String) {
    self.init(name: "Error", message: "The page runtime could not start: \(what)")
  }
}

extension PageError: CustomStringConvertible {
  /// The name and the message, in the format of JavaScript's `String(error)`.
  public var description: String { "\(name): \(message)" }
}
