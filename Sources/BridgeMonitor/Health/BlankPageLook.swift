import Foundation
import WebBridge

/// One look at a page.
@MainActor enum BlankPageLook {
  /// The width of the picture, in points.
  static let width = 320

  /// Looks at what a view shows.
  ///
  /// - Returns: What was seen, or `nil` if the view shows no picture.
  static func look(at webView: WKWebView) async -> Blankness? {
    guard let picture = try? await PagePicture.of(webView, width: width) else { return nil }
    return Blankness(of: picture, claims: await claims(of: webView))
  }

  private static func claims(of webView: WKWebView) async -> PageClaims? {
    await withCheckedContinuation { continuation in
      webView.evaluateJavaScript(PageClaimsSource.script, in: nil, in: PageClaims.world) { result in
        continuation.resume(returning: PageClaims(try? result.get()))
      }
    }
  }
}
