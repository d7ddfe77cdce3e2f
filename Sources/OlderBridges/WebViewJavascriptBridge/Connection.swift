import Foundation
import Logging
import WebBridge

/// The bridge of one web view. All objects for that view share it, and it ends with the view.
@MainActor final class Connection {
  private(set) weak var webView: WKWebView?
  private(set) weak var bridge: Bridge?
  /// The number of resets. A callback of an earlier generation is not called.
  private var generation = 0
  private let log = MessageLog()

  static func of(_ webView: WKWebView) -> Connection {
    if let existing = webView.attached(Connection.self) { return existing }
    let connection = Connection(webView)
    webView.attach(connection, as: Connection.self)
    return connection
  }

  private init(_ webView: WKWebView) {
    self.webView = webView
    do {
      let bridge = try Bridge(
        attachedTo: webView, policy: BridgePolicy(origins: WebViewJavascriptBridge.origins),
        // No timeout, because the original waits forever.
        options: BridgeOptions(limits: BridgeLimits(timeout: nil), logger: MessageLog.logger),
        parts: [.dialects([.webViewJavascriptBridge])])
      bridge.add(observer: log)
      self.bridge = bridge
    } catch {
      MessageLog.logger.error("The web view has no bridge: \(error)")
    }
  }

  func register(_ name: String, _ handler: @escaping WVJBHandler) {
    do {
      try bridge?.handle(answering: name) { (data: GivenData, answer) in
        let response = Response(name, answer)
        handler(data.value.foundation) { response.give($0) }
      }
    } catch {
      MessageLog.logger.error("\"\(name)\" was not registered: \(error)")
    }
  }

  func call(_ name: String, _ data: BridgeValue, _ callback: WVJBResponseCallback?) {
    let own = generation
    let arguments = data == .undefined ? [] : [data]
    let completion: @MainActor (Result<BridgeValue, BridgeError>) -> Void = { [weak self] result in
      switch result {
      case .success(let value):
        if self?.generation == own { callback?(value.foundation) }
      case .failure(let error):
        if self?.generation != own { return }
        // Not logged, because pages with old scripts lack this handler.
        if name.hasPrefix("_disable"), error.code == .unknownMethod { return }
        MessageLog.logger.error("\"\(name)\" was not answered: \(error)")
      }
    }
    bridge?.call(name, arguments: arguments, completion: completion)
  }

  func reset() {
    generation += 1
    bridge?.dropWaitingCalls()
  }
}

/// The argument of a page's call. It distinguishes `null` from a missing argument, which an optional cannot.
private struct GivenData: Decodable, ExpressibleByNilLiteral {
  let value: BridgeValue

  init(nilLiteral: ()) { value = .undefined }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(BridgeValue.self)
  }
}
