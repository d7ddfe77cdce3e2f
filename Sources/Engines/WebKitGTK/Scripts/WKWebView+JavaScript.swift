import CWebKitGTK
import Foundation

extension WKWebView {
  /// Evaluates a script in the page's world.
  ///
  /// - Returns: The value of the script's last statement; nil for `undefined`, which ends the program on
  ///   Apple's systems before iOS 18.2 and macOS 15.2.
  /// - Throws: In most cases a ``WKError``.
  @discardableResult public func evaluateJavaScript(
    _ javaScriptString: String
  ) async throws -> Any? {
    try await evaluateJavaScript(javaScriptString, in: nil, contentWorld: .page)
  }

  /// Evaluates a script in a content world.
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

  /// Evaluates a script in a content world.
  ///
  /// - Note: *Differs:* reaches the main frame only; another frame is an error.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { continuation in
      evaluate(javaScript, frame: frame, world: contentWorld) { result in
        // The value was made for this caller, and no other code refers to it.
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
  ///   - completionHandler: Receives the function's result after its promise was settled.
  ///
  /// - Note: *Differs:* reaches the main frame only; another frame is an error. A date among the
  ///   arguments is made by the world's own `Date`, which a page may have replaced in its own world.
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
  /// - Returns: The function's result after its promise was settled; nil for `undefined`.
  ///
  /// - Note: *Differs:* reaches the main frame only; another frame is an error. A date among the
  ///   arguments is made by the world's own `Date`, which a page may have replaced in its own world.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { continuation in
      call(functionBody, arguments: arguments, frame: frame, world: contentWorld) { result in
        // The value was made for this caller, and no other code refers to it.
        nonisolated(unsafe) let result = result
        continuation.resume(with: result)
      }
    }
  }
}
