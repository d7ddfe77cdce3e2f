/// An interface as the original's `@Exposed` makes it: a table of methods that answer immediately, and a table of
/// methods that take a completion.
@MainActor protocol OriginalInterface {
  typealias Completion = (_ answer: Any?, _ isLast: Bool) -> Void
  typealias Synchronous = @MainActor (_ parameter: Any?) -> Any?
  typealias Asynchronous =
    @MainActor (_ parameter: Any?, _ completion: @escaping Completion) -> Void

  var synchronous: [String: Synchronous] { get }
  var asynchronous: [String: Asynchronous] { get }
}

extension OriginalInterface {
  /// Wraps a method with a parameter. The original casts the value from JSON, and does nothing if the cast fails.
  func taking<T>(_ method: @escaping @MainActor (T) -> Any?) -> Synchronous {
    { parameter in
      guard let parameter = parameter as? T else { return nil }
      return method(parameter)
    }
  }

  /// Wraps a method with a parameter and a completion that takes an answer and whether it is the last one.
  func taking<T, Answer>(
    _ method: @escaping @MainActor (T, @escaping (Answer, Bool) -> Void) -> Void
  ) -> Asynchronous {
    { parameter, completion in
      guard let parameter = parameter as? T else { return }
      method(parameter) { completion($0, $1) }
    }
  }
}
