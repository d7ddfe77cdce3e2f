import Foundation

/// An engine whose texts arrive through the user content controller of a web view or of a SwiftUI page.
@MainActor protocol ScriptEngine: BridgeEngine {
  /// The receiver of the texts, or `nil` while no bridge is attached.
  var receiver: (any EngineReceiver)? { get }

  /// The extension that carries large bytes, or `nil` if the configuration was not prepared for it.
  var largeBytes: LargeBytes? { get }

  /// The extensions that a bridge of this engine has without asking for them.
  var extensions: [any BridgeExtension] { get }

  /// Returns whether a navigation belongs to the bridge, which then stops it.
  func intercept(_ navigation: PageNavigation) -> Bool

  /// The name of the handler that the runtime posts to, and the first argument of its prompts.
  var handlerName: String { get }

  /// Whether the bridge has an extension that intercepts requests of pages.
  var interceptsRequests: Bool { get }
}

extension ScriptEngine {
  var handlerName: String { PageRuntime.handlerName }

  var interceptsRequests: Bool { false }

  var extensions: [any BridgeExtension] { largeBytes.map { [$0] } ?? [] }

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
