public import WebBridge

/// The functions with which dispatchers use interfaces.
extension ExposedInterface {
  /// Returns whether there is a method that answers immediately, or one that answers later; `nil` stands for
  /// either.
  @preconcurrency @MainActor public func hasMethod(named name: String, isSynchronous: Bool?) -> Bool
  {
    (try? ObjectCalls(self))?.has(name, isSynchronous: isSynchronous) ?? false
  }

  /// Calls a method that answers immediately.
  ///
  /// - Returns: The answer; `nil` if there is none, or if it comes later.
  @preconcurrency @MainActor public func handle(calling methodName: String, with parameter: Any?)
    -> Any?
  {
    let isSynchronous = hasMethod(named: methodName, isSynchronous: true)
    let answer = FirstAnswer()
    answers(to: methodName, with: parameter) { result, _ in
      if isSynchronous, case .success(let value) = result { answer.take(value) }
    }
    return answer.value
  }

  /// Calls a method that answers immediately or later.
  ///
  /// - Parameters:
  ///   - methodName: The method's name, without the name of the interface.
  ///   - parameter: The argument.
  ///   - completion: Receives each answer, and whether it is the last. It is not called if the method fails.
  @preconcurrency @MainActor public func handle(
    calling methodName: String, with parameter: Any?, completion: @escaping (Any?, Bool) -> Void
  ) {
    let kept = MainThreadOnly(completion)
    answers(to: methodName, with: parameter) { result, isLast in
      if case .success(let value) = result { kept.value(value.foundation, isLast) }
    }
  }

  /// Calls a method.
  ///
  /// - Parameter namespace: The namespace of the method, for errors.
  @MainActor func answers(
    to name: String, in namespace: String = "", with parameter: Any?,
    _ answer: @escaping @MainActor @Sendable (Result<BridgeValue, any Swift.Error>, Bool) -> Void
  ) {
    do {
      let calls = try ObjectCalls(self, as: namespace)
      let argument = try parameter.map { try BridgeValue(foundation: $0) }
      calls.call(name, argument) { result, isLast in answer(result.mapError { $0 }, isLast) }
    } catch {
      answer(.failure(error), true)
    }
  }
}

/// The first answer of a method.
@MainActor private final class FirstAnswer {
  private(set) var value: Any?

  func take(_ value: BridgeValue) { self.value = self.value ?? value.foundation }
}
