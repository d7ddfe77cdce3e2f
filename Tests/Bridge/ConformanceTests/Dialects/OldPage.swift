import BridgeTesting
import Testing
import WebBridge

/// A page that uses every older bridge.
enum OldPage {
  static let dialects: [BridgeDialect] = [
    .webViewJavascriptBridge, .dsBridge,
    .envelope(handler: "nativeObject", reply: "app.onReply"), .kkJSBridge,
  ]

  /// `ways` holds, by name, every way to call `module.method` and get a promise of its answer. `all` calls in all
  /// ways, one after the other. A failed call has no answer unless the old bridge gave one.
  static let script = """
    window.native = window[Symbol.for('webbridge')];
    \(WebViewJavascriptBridgePages.Snippet.version6.script)
    let lastId = 0;
    const waiting = {};
    window.app = { onReply(id, payload) { waiting[id](payload) } };
    const split = (name) => [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
    window.ways = {
      webViewJavascriptBridge: (name, data) =>
        new Promise((done) => setup((own) => own.callHandler(name, data, done))),
      swiftPort: (name, data) =>
        new Promise((done) => setup(() => WKWebViewJavascriptBridge.callHandler(name, data, done))),
      dsBridge: async (name, data) => dsBridge.call(name, data),
      dsBridgeLater: (name, data) => new Promise((done) => dsBridge.call(name, data, done)),
      dsBridgePrompt: async (name, data) =>
        JSON.parse(prompt('_dsbridge=' + name, JSON.stringify({ data }))).data,
      envelope: (method, data) => new Promise((done) => {
        waiting[++lastId] = done;
        webkit.messageHandlers.nativeObject.postMessage({ method, data, successId: lastId });
      }),
      kkJSBridge: (name, data) => new Promise((done) => KKJSBridge.call(...split(name), data, done)),
      kkJSBridgeNow: async (name, data) => KKJSBridge.syncCall(...split(name), data),
      kkJSBridgePrompt: async (name, data) => {
        const [module, method] = split(name);
        return JSON.parse(prompt('KKJSBridge', JSON.stringify({ module, method, data })));
      },
      none: (name, data) => native.call(name, data),
    };
    window.all = async (name, data) => {
      const answers = [];
      for (const way of Object.keys(ways)) answers.push([way, await ways[way](name, data)]);
      return answers;
    };

    """

  /// The names of the ways.
  static let ways = [
    "webViewJavascriptBridge", "swiftPort", "dsBridge", "dsBridgeLater", "dsBridgePrompt",
    "envelope", "kkJSBridge", "kkJSBridgeNow", "kkJSBridgePrompt", "none",
  ]

  /// Returns the same answer for every way.
  static func answers(_ answer: BridgeValue) -> BridgeValue {
    .array(ways.map { [.string($0), answer] })
  }
}

extension TestPage {
  /// Keeps the warnings for the page's developer, from the next load on. The bridge must be attached.
  func keepWarnings() {
    guard let page = self as? WebKitPage else { return }
    let controller = page.webView.configuration.userContentController
    let others = controller.userScripts
    controller.removeAllUserScripts()
    // This script runs before the runtime, because the runtime captures the console.
    let first = WKUserScript(
      source: "window.told = []; console.warn = (...list) => { told.push(list.join(' ')) };",
      injectionTime: .atDocumentStart, forMainFrameOnly: true)
    for script in [first] + others { controller.addUserScript(script) }
  }

  /// Returns the warnings for the page's developer.
  func told() async throws -> [String] {
    if let page = self as? MemoryPage {
      return page.page.console.filter { $0.level == .warn }.map(\.text)
    }
    guard case .array(let lines) = try await run("return told") else { return [] }
    return lines.map { if case .string(let line) = $0 { line } else { "\($0)" } }
  }
}
