// Exported, because dialects are an option of a bridge: code that imports them needs the bridge.
@_exported public import BridgeCore
import Foundation

/// The API of an older bridge, for pages that were written for that bridge.
///
/// ```swift
/// let bridge = try Bridge(
///   attachedTo: webView, policy: BridgePolicy(origins: ["https://shop.example.com"]),
///   parts: [.dialects([.webViewJavascriptBridge, .dsBridge])])
/// ```
///
/// A handler that is registered once, in any way, answers calls in every dialect.
/// ``Bridge/call(_:_:in:timeout:as:)`` reaches a page's function in whichever dialect the page registered
/// it. Only documents of allowed origins find the dialects.
public struct BridgeDialect: Sendable {
  /// The name of the dialect, in logs and on the page's console.
  public let name: String
  /// The source of the page's side: a function of `options`, within the runtime's closure.
  let source: String
  let options: BridgeValue
  /// Returns whether a navigation to the URL is a message of the page, which the dialect intercepts; `nil` if
  /// the dialect's pages never navigate to send messages.
  let isNavigation: (@Sendable (URL) -> Bool)?
  /// Returns whether a prompt with the text is a message of the page; `nil` if the dialect's pages never send
  /// messages by prompts. The page's side answers the prompts of its window. A prompt that still reaches
  /// native comes from another frame, and is refused.
  let isPrompt: (@Sendable (String) -> Bool)?
  /// The built-in methods that the page's side calls synchronously, by name. Apps do not register them.
  let questions: [String: Question]
  /// Receives the host when a bridge attaches the dialect.
  let attached: (@MainActor @Sendable (any ExtensionHost) -> Void)?

  typealias Question =
    @MainActor @Sendable (any ExtensionHost, BridgeCaller, Payload) throws -> BridgeValue

  init(
    _ name: String, source: String, options: BridgeValue = [:],
    isNavigation: (@Sendable (URL) -> Bool)? = nil, isPrompt: (@Sendable (String) -> Bool)? = nil,
    questions: [String: Question] = [:],
    attached: (@MainActor @Sendable (any ExtensionHost) -> Void)? = nil
  ) {
    (self.name, self.source, self.options) = (name, source, options)
    self.isNavigation = isNavigation
    (self.isPrompt, self.questions, self.attached) = (isPrompt, questions, attached)
  }
}

extension BridgePart {
  /// The APIs of older bridges, for the pages that were written for them.
  ///
  /// - Parameter dialects: The older bridges whose APIs pages find as well.
  public static func dialects(_ dialects: [BridgeDialect]) -> BridgePart {
    BridgePart(extension: { _ in dialects.isEmpty ? nil : OlderBridges(dialects) })
  }
}

extension BridgeDialect {
  /// The dialect's part of the page runtime.
  var pageScript: PageScript { PageScript(name, source: source, options: options) }
}

extension BridgeDialect: Equatable {
  /// Whether both are the same dialect, with the same options.
  public static func == (one: BridgeDialect, other: BridgeDialect) -> Bool {
    one.name == other.name && one.options == other.options
  }
}

extension BridgeDialect {
  /// Messages of the form `{method, data, callbackId, successId, failedId}`, which many teams' own bridges
  /// use.
  ///
  /// - Parameters:
  ///   - handler: The name of the message handler: pages post to `webkit.messageHandlers.<handler>`.
  ///   - reply: The page's function that receives an id and its answer, such as `app.onReply`.
  public static func envelope(handler: String, reply: String) -> BridgeDialect {
    BridgeDialect(
      "envelope", source: DialectSource.envelope,
      options: ["handler": .string(handler), "reply": .string(reply)])
  }
}

extension BridgeDialect {
  /// The API of KKJSBridge 1.3: `window.KKJSBridge`, its event, and the messages and prompts of pages with
  /// their own copy of its script.
  ///
  /// `KKJSBridge.call("device", "vibrate", data, callback)` calls the handler of `device.vibrate`. A module
  /// that is null or empty has the name `default`. `syncCall` calls handlers that are not `async`.
  /// `KKJSBridge.on` receives the events of ``Bridge/emit(_:_:in:)``.
  ///
  /// The dialect does not include the replacements of `XMLHttpRequest`, `fetch`, forms and `document.cookie`.
  public static let kkJSBridge = BridgeDialect(
    "KKJSBridge", source: DialectSource.kkJSBridge, isPrompt: { $0 == "KKJSBridge" })
}
