import CWebKitGTK
import Foundation

extension WKWebView {
  /// Evaluates a script in the page's world.
  ///
  /// - Returns: The value of the script's last statement; nil for `undefined`, which ends the program on
  ///   Apple's systems before iOS 18.2 and macOS 15.2.
  /// - Throws: Mostly a ``WKError``.
  @discardableResult public func evaluateJavaScript(
    _ javaScriptString: String
  ) async throws -> Any? {
    try await evaluateJavaScript(javaScriptString, in: nil, contentWorld: .page)
  }

  /// Evaluates a script in a world of choice.
  ///
  /// - Note: *Differs:* reaches the main frame only; another frame is an error.
  @preconcurrency public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluate(javaScript, frame: frame, world: contentWorld) { result in
      completionHandler?(result.map { $0 as Any })
    }
  }

  /// Evaluates a script in a world of choice.
  ///
  /// - Note: *Differs:* reaches the main frame only; another frame is an error.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { continuation in
      evaluate(javaScript, frame: frame, world: contentWorld) { result in
        // The value was made for this caller and nobody else has it.
        nonisolated(unsafe) let result = result
        continuation.resume(with: result)
      }
    }
  }

  /// Calls a script as the body of an asynchronous function.
  ///
  /// - Parameters:
  ///   - functionBody: The statements of the function. It may `await`, and `return` a promise.
  ///   - arguments: The function's parameters by name: strings, numbers, booleans, dates, null, and
  ///     arrays and dictionaries of these.
  ///   - frame: The frame to call it in; nil is the main frame.
  ///   - contentWorld: The world whose globals the function sees.
  ///   - completionHandler: Receives what the function returned in the end.
  ///
  /// - Note: *Differs:* reaches the main frame only; another frame is an error. A date among the
  ///   arguments is made by the world's own `Date`, which a page may have replaced in its.
  @preconcurrency public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    call(functionBody, arguments: arguments, frame: frame, world: contentWorld) { result in
      completionHandler?(result.map { $0 as Any })
    }
  }

  /// Calls a script as the body of an asynchronous function.
  ///
  /// - Parameters:
  ///   - functionBody: The statements of the function. It may `await`, and `return` a promise.
  ///   - arguments: The function's parameters by name: strings, numbers, booleans, dates, null, and
  ///     arrays and dictionaries of these.
  ///   - frame: The frame to call it in; nil is the main frame.
  ///   - contentWorld: The world whose globals the function sees.
  /// - Returns: What the function returned in the end; nil for `undefined`.
  ///
  /// - Note: *Differs:* reaches the main frame only; another frame is an error. A date among the
  ///   arguments is made by the world's own `Date`, which a page may have replaced in its.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { continuation in
      call(functionBody, arguments: arguments, frame: frame, world: contentWorld) { result in
        // The value was made for this caller and nobody else has it.
        nonisolated(unsafe) let result = result
        continuation.resume(with: result)
      }
    }
  }
}
