import Foundation
import Logging
import WebBridge

#if canImport(os)
  import struct os.OSLogType
#endif

/// The bridge of one view, over which its keystone communicates.
@MainActor final class Connection {
  private(set) weak var bridge: Bridge?
  private weak var webView: WebView?
  private var reader: DSBridgeReader?
  private let errorDialogs = ErrorDialogs()
  /// The value of ``isReading`` that pages were last told.
  private var wasReading = false

  func attach(to webView: WebView) {
    self.webView = webView
    do {
      let reader = DSBridgeReader { [weak self] in
        self?.isReading ?? false
      } answer: { [weak self] prompt, text in
        self?.read(prompt, text)
      }
      self.reader = reader
      let log = KeystoneLog { [weak self] in self?.log($0, $1) }
      let bridge = try Bridge(
        attachedTo: webView, policy: BridgePolicy(origins: WebView.origins),
        // No timeout, because the original waits forever.
        options: BridgeOptions(
          limits: BridgeLimits(timeout: nil),
          logger: Logger(label: "DSBridge", factory: { _ in log })),
        parts: [.dialects([.dsBridge(reader: reader)])])
      bridge.on("_dsb.closePage") { [weak self] in self?.dismiss() }
      self.bridge = bridge
    } catch {
      ErrorLogger.shared.logError(error)
    }
  }

  private var keystone: Keystone? { webView?.keystone as? Keystone }

  // MARK: Stages

  /// Whether calls go through the stages. A keystone that is not the module's own always receives them.
  private var isReading: Bool {
    guard let webView else { return false }
    return (webView.keystone as? Keystone)?.isReading ?? true
  }

  func stagesChanged() {
    guard isReading != wasReading else { return }
    wasReading = isReading
    reader?.readingChanged()
  }

  private func read(_ prompt: String, _ text: String?) -> String? {
    guard let keystone = webView?.keystone, prompt.hasPrefix(keystone.invocationPrefix) else {
      return nil
    }
    return keystone.handleRawInvocation(prompt: prompt, defaultText: text) ?? Response.emptyJSON
  }

  private func dismiss() {
    if let keystone { keystone.dismiss() } else { webView?.dismissalHandler?() }
  }

  // MARK: Interfaces

  func expose(_ interface: any ExposedInterface, _ namespace: String) {
    do {
      try bridge?.expose(interface, as: namespace, replacing: true, casting: true)
    } catch {
      keystone?.report(error)
    }
  }

  func withdraw(_ namespace: String) { bridge?.withdraw(namespace) }

  // MARK: To the page

  func call(
    _ name: String, _ arguments: [BridgeValue],
    _ answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    guard let bridge else {
      return answer(.failure(BridgeError(.unavailable, "The view has no bridge.")))
    }
    bridge.call(name, arguments: arguments, answer: answer)
  }

  /// Passes an answer to a callback, if the document that named the callback is still there.
  func answer(_ stub: String, _ json: JSON, _ isComplete: Bool, in document: String?) {
    guard let bridge, document == nil || document == bridge.documentToken else { return }
    reader?.call(stub, json, isComplete: isComplete)
  }

  // MARK: Errors

  /// Passes a message of the bridge's log to the keystone's logger.
  private func log(_ level: OSLogType, _ text: String) {
    (keystone?.logger ?? ErrorLogger.shared).logMessage(text, at: level)
    if [.default, .error, .fault].contains(level) { tell(text, isPageToHear: false) }
  }

  /// Writes an error to the page's console, and shows it in debug mode.
  func tell(_ text: String, isPageToHear: Bool) {
    if isPageToHear { reader?.warn(text) }
    if let webView, webView.debugMode { errorDialogs.show(text, over: webView) }
  }
}
