import Foundation
import WebBridge

/// The code of an app without a bridge: the engine's own messages with replies, and Foundation's coders.
@MainActor final class FoundationSide: NSObject, WKScriptMessageHandlerWithReply {
  /// One item of the list that travels to Swift and back.
  struct Item: Codable {
    let id: Int
    let name: String
    let price: Double
    let tags: [String]
    let isSold: Bool
  }

  static func open() async throws -> Side {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.addScriptMessageHandler(
      FoundationSide(), contentWorld: .page, name: "items")
    let side = Side(configuration)
    try await side.load("", host: "foundation")
    return side
  }

  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    do {
      let text = message.body as? String ?? ""
      let items = try JSONDecoder().decode([Item].self, from: Data(text.utf8))
      return (String(decoding: try JSONEncoder().encode(items), as: UTF8.self), nil)
    } catch {
      return (nil, "\(error)")
    }
  }
}
