import Foundation
import WebBridge

/// Waits for pages to report that they were painted.
@MainActor final class Painted: NSObject, WKScriptMessageHandler {
  private let (paints, paint) = AsyncStream.makeStream(of: Void.self)

  func next() async { for await _ in paints { return } }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { paint.yield() }
}
