import Foundation

/// The API of an older bridge, which pages that were written for it find as they expect it.
///
/// ```swift
/// let bridge = try Bridge(
///   attachedTo: webView, origins: ["https://shop.example.com"],
///   dialects: [.webViewJavascriptBridge, .dsBridge])
/// ```
///
/// A handler that is registered once, in any way, answers calls in every dialect, and a page's
/// function that is registered in any of them is reached by ``Bridge/call(_:_:in:timeout:as:)``. Dialects
/// are there for documents of allowed origins only.
public struct Dialect: Sendable {
  /// What it is called, in logs and on the page's console.
  public let name: String
  /// The page's side: a function of `options`, within the runtime's closure.
  let source: String
  let options: BridgeValue
  /// Whether pages speak by navigating there, which then must not happen; `nil` where they never do.
  let isNavigation: (@Sendable (URL) -> Bool)?
  /// Whether a prompt of that message is how pages speak; `nil` where they never do by prompts. The
  /// page's side answers those of its window; what still comes to native is some other frame's, and
  /// refused.
  let isPrompt: (@Sendable (String) -> Bool)?
  /// What the page's side asks of native itself, in synchronous calls, by name. Nobody registers
  /// these.
  let questions: [String: Question]
  /// Receives the host when a bridge attaches the dialect.
  let attached: (@MainActor @Sendable (any ExtensionHost) -> Void)?

  typealias Question =
    @MainActor @Sendable (any ExtensionHost, Caller, Payload) throws -> BridgeValue

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

extension Dialect {
  /// The extension of a bridge that has some dialects.
  @MainActor package static func extensions(_ dialects: [Dialect]) -> [any BridgeExtension] {
    dialects.isEmpty ? [] : [OlderBridges(dialects)]
  }

  /// Its part of the page's runtime.
  var pageScript: PageScript { PageScript(name, source: source, options: options) }
}

extension Dialect: Equatable {
  /// Whether both are of one kind, with the same options.
  public static func == (one: Dialect, other: Dialect) -> Bool {
    one.name == other.name && one.options == other.options
  }
}
