import Foundation
import Logging

#if canImport(ObjectiveC)
  import JavaScriptCore
#endif

/// An engine whose texts arrive through the user content controller of a web view or of a SwiftUI page.
@MainActor protocol ScriptEngine: BridgeEngine {
  /// The receiver of the texts, or `nil` while no bridge is attached.
  var receiver: (any EngineReceiver)? { get }

  /// The logger for what the app has to know.
  var log: Logger { get }

  /// The extension that carries large bytes, or `nil` if the configuration was not prepared for it.
  var largeBytes: LargeBytes? { get }

  /// The extensions that every bridge of this engine has.
  var extensions: [any BridgeExtension] { get }

  /// Returns whether a navigation belongs to the bridge, which then stops it.
  func intercept(_ navigation: PageNavigation) -> Bool

  /// The name of the handler that the runtime posts to, and the first argument of its prompts.
  var handlerName: String { get }

  /// Whether a page script of the bridge intercepts requests of pages.
  var interceptsRequests: Bool { get }
}

extension ScriptEngine {
  var handlerName: String { PageRuntime.handlerName }

  var interceptsRequests: Bool { false }

  var extensions: [any BridgeExtension] { largeBytes.map { [$0] } ?? [] }

  /// Says that the app has removed the bridge's message handler, because nothing else tells why calls get no answer.
  func warnAboutMissingHandler() {
    log.error(
      """
      The app has called removeAllScriptMessageHandlers() on the user content controller of this web view, or has removed \
      the handler \(handlerName) in another way. It is the handler of the bridge, and the calls of pages get no answer \
      any more. Remove your own handlers by their names. To go on, call detach(), attach the bridge again, and load the \
      page again.
      """)
  }

  /// Returns the error of an expression that JavaScriptCore cannot read; `nil` if it can. The expression is not evaluated.
  func syntaxError(in script: String) -> String? {
    // Apple's initializer may return nil.
    let context: JSContext? = JSContext()
    context?.evaluateScript("() => \(script)")
    return context?.exception.map { "\($0)" }
  }

  func receive(
    prompt message: String, text: String?, reply: @escaping @MainActor (String) -> Void
  ) -> Bool {
    let message = message == handlerName ? PageRuntime.handlerName : message
    return receiver?.receive(prompt: message, text: text ?? "", reply: reply) ?? false
  }

  func intercept(_ navigation: PageNavigation) -> Bool {
    receiver?.intercept(navigation) ?? false
  }
}
