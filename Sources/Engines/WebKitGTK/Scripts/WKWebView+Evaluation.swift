import CWebKitGTK
import Foundation

extension WKWebView {
  typealias ScriptCompletion = @MainActor (Result<Any?, any Error>) -> Void

  func evaluate(
    _ script: String, frame: WKFrameInfo?, world: WKContentWorld,
    completion: @escaping ScriptCompletion
  ) {
    guard canRun(in: frame, completion) else { return }
    let ready = ready(isFunction: false, completion, webkit_web_view_evaluate_javascript_finish)
    script.withCharacters { characters, count in
      webkit_web_view_evaluate_javascript(
        object.pointer(), characters, count, world.worldName, nil, nil, ready.callback, ready.data)
    }
  }

  func call(
    _ functionBody: String, arguments: [String: Any], frame: WKFrameInfo?, world: WKContentWorld,
    completion: @escaping ScriptCompletion
  ) {
    guard canRun(in: frame, completion) else { return }
    let isHeld = pendingScripts.hold { [weak self] in
      guard let self else { return completion(.failure(WKError(.webViewInvalidated))) }
      call(
        functionBody, arguments: arguments, frame: frame, world: world, completion: completion)
    }
    if isHeld { return }
    let encoded: ScriptArguments
    do {
      encoded = try ScriptArguments(arguments, of: functionBody)
    } catch {
      MainLoop.performLater { completion(.failure(error)) }
      return
    }
    let ready = ready(
      isFunction: true, completion, webkit_web_view_call_async_javascript_function_finish)
    (encoded.prologue + functionBody).withCharacters { characters, count in
      encoded.withVariant { variant in
        webkit_web_view_call_async_javascript_function(
          object.pointer(), characters, count, variant, world.worldName, nil, nil, ready.callback,
          ready.data)
      }
    }
    guard pendingScripts.isPageInDoubt else { return }
    let number = pendingScripts.count
    askForMark { [pendingScripts] in pendingScripts.script(number, met: $0) }
  }

  /// Calls a function in the page that is there now, and tells nobody of its end. Functions of
  /// ``call(_:arguments:frame:world:completion:)`` may wait for the next page instead.
  ///
  /// - Throws: An error if an argument cannot be encoded.
  package func callNow(
    _ functionBody: String, arguments: [String: Any], world: WKContentWorld
  ) throws {
    guard !isClosed, !isProcessTerminated else { return }
    let encoded = try ScriptArguments(arguments, of: functionBody)
    (encoded.prologue + functionBody).withCharacters { characters, count in
      encoded.withVariant { variant in
        webkit_web_view_call_async_javascript_function(
          object.pointer(), characters, count, variant, world.worldName, nil, nil, nil, nil)
      }
    }
  }

  /// Fails the functions of the previous page, and calls those that wait for the new one.
  func pageHasGone() {
    defer { pendingScripts.pageHasChanged() }
    guard pendingScripts.pageHasGone() else { return }
    askForMark { [pendingScripts] in pendingScripts.pageIs($0) }
  }

  /// Asks the current page for its mark: a unique number that the page can neither see nor change.
  private func askForMark(_ answer: @escaping @MainActor (Double) -> Void) {
    evaluate("globalThis.mark ??= Math.random()", frame: nil, world: .own) {
      if case .success(let mark) = $0, let mark = mark as? Double { answer(mark) }
    }
  }

  /// Returns whether a script can run. If it cannot, the completion receives an error later.
  private func canRun(in frame: WKFrameInfo?, _ completion: @escaping ScriptCompletion) -> Bool {
    let code: WKError.Code? =
      if isClosed {
        .webViewInvalidated
      } else if isProcessTerminated {
        .webContentProcessTerminated
      } else if let frame, !frame.isMainFrame || frame.webView !== self {
        .javaScriptInvalidFrameTarget
      } else {
        nil
      }
    guard let code else { return true }
    MainLoop.performLater { completion(.failure(WKError(code))) }
    return false
  }

  private typealias Finish = (
    UnsafeMutablePointer<WebKitWebView>?, OpaquePointer?,
    UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> OpaquePointer?

  /// Makes the callback that passes on a script's result: a value immediately, an error one turn of
  /// the loop later, when it is known whether the process has ended.
  private func ready(
    isFunction: Bool, _ completion: @escaping ScriptCompletion, _ finish: @escaping Finish
  ) -> AsyncReady {
    let number = pendingScripts.add(isFunction: isFunction, completion)
    return AsyncReady { [weak self, pendingScripts] source, result in
      pendingScripts.engineHasAnswered()
      do throws(GLibError) {
        let value = try GLibError.check { error in
          finish(source?.assumingMemoryBound(to: WebKitWebView.self), result, error)
        }
        let owner = value.map { GObject(taking: $0) }
        pendingScripts.finish(number, Self.result(of: owner))
      } catch {
        MainLoop.performLater {
          pendingScripts.finish(
            number, .failure(self?.error(ofScript: error) ?? WKError(.webViewInvalidated)))
        }
      }
    }
  }

  private static func result(of value: GObject?) -> Result<Any?, any Error> {
    do throws(ScriptValue.Inconvertible) {
      return .success(
        try value.flatMap { value throws(ScriptValue.Inconvertible) in
          try ScriptValue.convert(value.opaque)
        })
    } catch {
      let description = "JavaScript returned a value that cannot be converted: \(error.reason)."
      return .failure(
        WKError(
          .javaScriptResultTypeIsUnsupported, userInfo: [NSLocalizedDescriptionKey: description]))
    }
  }

  private func error(ofScript error: GLibError) -> WKError {
    if isClosed { return WKError(.webViewInvalidated) }
    if isProcessTerminated { return WKError(.webContentProcessTerminated) }
    return WKError(script: error)
  }
}
