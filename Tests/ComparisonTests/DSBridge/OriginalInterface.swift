/// An interface as the original's `@Exposed` makes it: a table of methods that answer at once, and one of
/// those that take a completion.
@MainActor protocol OriginalInterface {
  typealias Completion = (_ answer: Any?, _ isLast: Bool) -> Void
  typealias Synchronous = @MainActor (_ parameter: Any?) -> Any?
  typealias Asynchronous =
    @MainActor (_ parameter: Any?, _ completion: @escaping Completion) -> Void

  var synchronous: [String: Synchronous] { get }
  var asynchronous: [String: Asynchronous] { get }
}

extension OriginalInterface {
  /// A method with a parameter: the original casts what JSON gave, and gives up where that fails.
  func taking<T>(_ method: @escaping @MainActor (T) -> Any?) -> Synchronous {
    { parameter in
      guard let parameter = parameter as? T else { return nil }
      return method(parameter)
    }
  }

  /// A method with a parameter and a completion of an answer and whether it is the last.
  func taking<T, Answer>(
    _ method: @escaping @MainActor (T, @escaping (Answer, Bool) -> Void) -> Void
  ) -> Asynchronous {
    { parameter, completion in
      guard let parameter = parameter as? T else { return }
      method(parameter) { completion($0, $1) }
    }
  }
}
