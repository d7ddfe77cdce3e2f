import BridgeInspector
import Foundation

/// Buys in the shop, and looks at the inspector.
@MainActor struct Check {
  private let screen: ShopScreen

  init(_ screen: ShopScreen) { self.screen = screen }

  func run(picture: URL?) async throws {
    try await wait(for: "window.buy !== undefined", in: screen.webView)
    _ = try await screen.webView.callAsyncJavaScript("return await buy()", contentWorld: .page)

    let view = try screen.inspector.makeView(frame: CGRect(x: 0, y: 0, width: 1240, height: 700))
    let window = Window(view, title: "Inspector")
    window.show()
    try await wait(
      for: "document.querySelector('#sum-calls')?.textContent.startsWith('13 calls')", in: view)
    try await wait(
      for: "document.getElementById('sum-failed').textContent === '3 failed'", in: view)

    let recording = try Recording(parsing: screen.inspector.recorder.text)
    guard recording.calls.contains(where: { $0.method == "page.confirm" && !$0.isOfPage }),
      !screen.inspector.recorder.text.contains("4111")
    else { throw CheckError(description: "The recording is not what the page did.") }
    guard let picture else { return }
    _ = try await view.callAsyncJavaScript(
      """
      const row = [...document.querySelectorAll('#calls-panel .grid-window [role=row]')]
        .find((row) => row.textContent.includes('payments.pay'));
      row.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, button: 0}));
      const grid = document.querySelector('#calls-panel [role=grid]');
      grid.focus();
      grid.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
      """, contentWorld: .page)
    try await wait(for: "!document.getElementById('detail').hidden", in: view)
    let image = try await view.takeSnapshot(configuration: nil)
    try image.pngData()?.write(to: picture)
  }

  /// Waits until an expression of a page is true.
  private func wait(for condition: String, in webView: WKWebView) async throws {
    for _ in 0..<1000 {
      let value = try? await webView.evaluateJavaScript("!!(\(condition))")
      if value as? Bool == true { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw CheckError(description: "It did not come about that \(condition).")
  }
}

/// Something that is not as it should be.
struct CheckError: Error, CustomStringConvertible {
  let description: String
}
