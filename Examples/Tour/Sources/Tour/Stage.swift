import Foundation
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The web view of the steps, with its page and its bridge.
@MainActor final class Stage {
  static let size = CGSize(width: 1240, height: 860)
  static let origin: Origin = "tour://localhost"

  let webView: WKWebView
  let bridge: Bridge
  private let conversation: Conversation

  init(_ conversation: Conversation) throws {
    self.conversation = conversation
    webView = try Self.makeView()
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.exactly(Self.origin)]),
      options: BridgeOptions(authorization: .immediate { $0.name != "vault.open" }))
    bridge.add(observer: ConversationObserver(conversation))
  }

  /// Makes a web view that shows the folder `web` as the pages of two origins.
  private static func makeView() throws -> WKWebView {
    guard let folder = Bundle.module.url(forResource: "web", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let configuration = WKWebViewConfiguration()
    for scheme in ["tour", "stranger"] {
      try configuration.serve(folder: folder, scheme: scheme, reloadsOnChange: false)
    }
    return WKWebView(frame: CGRect(origin: .zero, size: size), configuration: configuration)
  }

  func load() { Self.load("tour://localhost/", in: webView) }

  private static func load(_ address: String, in view: WKWebView) {
    if let url = URL(string: address) { view.load(URLRequest(url: url)) }
  }

  /// Runs one of the acts of `tour.js` in the page. The conversation leaves these calls out.
  func act<each Argument: Encodable, Result: Decodable>(
    _ name: String, _ arguments: repeat each Argument, as type: Result.Type = Result.self
  ) async throws -> Result {
    try await bridge.call("tour." + name, repeat each arguments, as: type)
  }

  /// Loads a small page in a second view, whose bridge allows pages of the first view's origin.
  func makeGuest(at address: String) throws -> (view: WKWebView, bridge: Bridge) {
    let view = try Self.makeView()
    let bridge = try Bridge(attachedTo: view, origins: [.exactly(Self.origin)])
    bridge.add(observer: ConversationObserver(conversation))
    Self.load(address, in: view)
    return (view, bridge)
  }

  func savePicture(to file: URL) async throws {
    try await bridge.call("tour.pose", true)
    let image = try await webView.takeSnapshot(configuration: nil)
    try await bridge.call("tour.pose", false)
    guard let png = image.pngData() else {
      throw BridgeError(.badResult, "The picture cannot be made a PNG file.")
    }
    try png.write(to: file)
  }
}
