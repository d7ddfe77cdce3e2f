import BridgeInspector
import Foundation
import TestSupport
import Testing
import WebBridge

@testable import OfflinePackages
@testable import OfflinePages

@MainActor @Suite("The inspector of a view with packages", .timeLimit(.minutes(1)))
struct InspectedPackagesTests {
  /// Waits in the inspector's page until its table of packages has so many rows, and returns their cells.
  private static func rows(_ count: Int) -> String {
    """
    const rows = () => [...document.querySelectorAll('[data-part=Packages] tbody tr')];
    const until = (isTrue) => new Promise((resolve) => {
      const look = () => { if (isTrue()) resolve(); };
      new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
      look();
    });
    // The page answers to clicks from here on.
    await until(() => document.body.dataset.state === 'live');
    document.getElementById('view-state').click();
    await until(() => rows().length === \(count));
    return rows().map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
    """
  }

  @Test("shows the installed releases and which is shown, without a table of the app")
  func packages() async throws {
    let stage = try Stage()
    try await stage.install(1, ["index.html": "<!doctype html><title>Shop</title>"])
    try await stage.install(3, ["index.html": "<!doctype html>"], as: "help")
    let inspector = try Inspector()
    let page = try stage.page(parts: [.inspector(inspector)])
    try await stage.openAndConfirm("shop", in: page)
    try await stage.install(2, ["index.html": "<!doctype html><title>Shop 2</title>"])

    let view = try inspector.makeView(frame: CGRect(x: 0, y: 0, width: 1280, height: 820))
    // A page that is not shown draws nothing.
    let window = Window(view)
    window.show()
    let loaded = LoadEnd()
    view.navigationDelegate = loaded
    await loaded.wait()
    defer { withExtendedLifetime(window) {} }
    let rows = try await view.callAsyncJavaScript(Self.rows(3), contentWorld: .page)
    #expect(
      rows as? [String] == [
        "help | 3 | 3 |  | current | 15 | ",
        "shop | 2 | 2 |  | pending | 36 | ",
        "shop | 1 | 1 |  | current, last good | 34 | shown",
      ])
  }

  /// Waits for the end of a load.
  @MainActor private final class LoadEnd: NSObject, WKNavigationDelegate {
    private let ends = AsyncStream.makeStream(of: Void.self)

    func wait() async {
      for await _ in ends.stream { return }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      ends.continuation.yield()
    }
  }
}
