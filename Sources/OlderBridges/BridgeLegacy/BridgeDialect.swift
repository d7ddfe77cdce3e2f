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

extension BridgeDialect {
  /// The name of the default handler, which version 4 of WebViewJavascriptBridge calls with
  /// `send(data, callback)` and sets with `init(handler)`.
  public static let defaultHandler = "_default"

  /// The API of WebViewJavascriptBridge, versions 4 to 6, and of its port to Swift.
  ///
  /// Pages find `window.WebViewJavascriptBridge` and `window.WKWebViewJavascriptBridge`, with
  /// `callHandler`, `registerHandler`, and for version 4 `init`, `send` and the event
  /// `WebViewJavascriptBridgeReady`. The snippets with which pages wait for the bridge work unchanged.
  /// The bridge appears once a page has requested it and is parsed; for version 4, once the page has loaded.
  /// Native calls wait, up to ten seconds after a page's start, if the page requests the bridge after it has
  /// loaded or calls version 4's `init` late.
  /// A page with its own copy of the old script keeps using that copy: the bridge fetches its queue whenever
  /// the queue has messages, and takes the navigations of its hidden frame before the app's delegate sees
  /// them.
  public static let webViewJavascriptBridge = BridgeDialect(
    "webViewJavascriptBridge", source: DialectSource.webViewJavascriptBridge,
    options: [
      "defaultHandler": .string(defaultHandler)
    ],
    isNavigation: { url in
      ["https", "wvjbscheme"].contains(url.scheme?.lowercased())
        && ["__bridge_loaded__", "__wvjb_queue_message__"].contains(url.host?.lowercased())
    })
}

extension BridgeDialect {
  /// The API of DSBridge 3. Pages that load its `dsbridge.js` work unchanged, and other pages find
  /// `window.dsBridge`. Pages written for version 1 or 2 work as well.
  ///
  /// - `dsBridge.call("device.battery")` returns the answer of a synchronous handler. With a callback it
  ///   returns `""` immediately. A stream calls the callback for every element.
  /// - ``Bridge/call(_:_:in:timeout:as:)`` calls the functions that a page registers. If a function answers
  ///   several times, a call returns its last answer, and ``Bridge/stream(_:_:in:timeout:as:)`` returns every
  ///   answer. Calls wait for the page's first `register`, even after the page has loaded, up to ten seconds
  ///   after its start.
  /// - `window.close()` is the event `_dsb.closePage`:
  ///   `bridge.on("_dsb.closePage") { … }`.
  /// - A handler without parameters ignores the page's argument.
  /// - Values travel as JSON.
  /// - In versions 1 and 2, a page passes one object, receives text, and finds its bridge with
  ///   `getJsBridge()` or as `dsBridge`. ``Bridge/call(_:_:in:timeout:as:)`` also calls the global functions
  ///   of such a page.
  public static var dsBridge: BridgeDialect {
    BridgeDialect(
      "DSBridge", source: DialectSource.dsBridge, isPrompt: isPrompt,
      questions: questions)
  }

  /// The API of DSBridge 3, for an app that reads the texts of its pages' calls itself.
  @MainActor package static func dsBridge(reader: DSBridgeReader) -> BridgeDialect {
    BridgeDialect(
      "DSBridge", source: DialectSource.dsBridge, options: ["reader": true],
      isPrompt: isPrompt, questions: questions.merging(reader.questions) { $1 },
      attached: { reader.host = $0 })
  }

  private static let isPrompt: @Sendable (String) -> Bool = { $0.hasPrefix("_dsbridge=") }

  private static var questions: [String: Question] {
    [
      "webbridge.dsBridge.hasNativeMethod": { host, caller, payload in
        let arguments = try Arguments(payload, of: caller.name, expected: 2...2)
        let name: String = try arguments.value(at: 0)
        let type: String = try arguments.value(at: 1)
        let asked = caller.asking(for: name)
        guard let isSynchronous = host.isSynchronous(name, for: asked) else { return false }
        return switch type {
        case "all": true
        case "syn": .bool(isSynchronous)
        case "asyn": .bool(!isSynchronous)
        default: throw BridgeError(.badArguments, "A method's type has to be all, syn or asyn.")
        }
      },
      "webbridge.dsBridge.disableJavascriptDialogBlock": { host, caller, payload in
        let arguments = try Arguments(payload, of: caller.name, expected: 1...1)
        (host.engine as? any DialogBlocking)?
          .setDialogsBlock(!(try arguments.value(at: 0, as: Bool.self)))
        return .null
      },
    ]
  }
}
