import Foundation

/// An extension that carries large bytes of one bridge in requests to the scheme `webbridge` instead of text. A
/// bridge has it if its configuration was prepared for it.
///
/// On Linux, bytes for the main frame's document travel ahead of their line, as the argument of a function. WebKitGTK
/// takes 2 to 3 ms for a megabyte of an argument, and 6 to 7 ms for a megabyte of a load.
@MainActor final class LargeBytes: BridgeExtension {
  let name = "large bytes"
  private weak var host: (any ExtensionHost)?
  private weak var webView: WKWebView?
  private let call: WebViewEngine.FunctionCall?

  /// The type of the events that bring bytes into a page. Page scripts cannot listen, because they do not know it.
  static let event = PageSecret.random()

  /// The largest data that is sent ahead, in bytes. The page loads larger data when it reads the line, because the
  /// load keeps the pace of the page.
  private static let mostAhead = 4 << 20

  let pageScripts: [PageScript]

  /// - Parameter call: Calls functions of the view's page; `nil` if the page loads all large bytes.
  init(of webView: WKWebView? = nil, by call: WebViewEngine.FunctionCall? = nil) {
    (self.webView, self.call) = (webView, call)
    let event: BridgeValue = call == nil ? .null : .string(Self.event)
    pageScripts = [
      PageScript(
        "largeBytes", source: LargeBytesSource.script,
        options: ["url": .string(ByteScheme.url), "event": event])
    ]
  }

  func attached(to host: any ExtensionHost) {
    self.host = host
    host.largestInline = Payload.largestInline(fetches: true)
    guard call != nil else { return }
    host.sendAhead = { [weak self] in self?.sendAhead($0, to: $1) }
  }

  /// Sends bytes into the world of the bridge, whose event reaches the listener of the runtime in the page's world.
  private func sendAhead(_ data: Data, to path: String) {
    guard data.count <= Self.mostAhead, let webView else { return }
    call?(
      webView,
      "visualViewport.dispatchEvent(new MessageEvent(type, { lastEventId: path, data: bytes }))",
      ["type": Self.event, "path": path, "bytes": data.base64EncodedString()])
  }

  /// Keeps bytes that a page posted.
  func upload(_ data: Data, to path: String) -> Bool { host?.upload(data, to: path) ?? false }

  /// Returns the bytes that a page fetches.
  func blob(at path: String) -> BridgeBlob? { host?.blob(at: path) }
}
