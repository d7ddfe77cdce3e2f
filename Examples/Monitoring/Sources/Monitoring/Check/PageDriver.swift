import Foundation
import WebBridge

/// Drives a page like a user, and waits for visible changes.
@MainActor struct PageDriver {
  let webView: WKWebView

  /// Clicks the first element that matches a selector. Waits until the element exists.
  func click(_ selector: String) async throws {
    try await wait(for: "document.querySelector('\(selector)')")
    try await run("document.querySelector(selector).click()", ["selector": selector])
  }

  /// Types a text into a field.
  func type(_ text: String, into selector: String) async throws {
    try await run(
      """
      const field = document.querySelector(selector);
      field.value = text;
      field.dispatchEvent(new Event('input'));
      """, ["selector": selector, "text": text])
  }

  /// Waits until an expression is true. Evaluates it after each change of the page.
  ///
  /// - Throws: A `CheckFailure` after 10 seconds.
  func wait(for expression: String) async throws {
    try await run(
      """
      await new Promise((resolve, reject) => {
        const look = () => { if (\(expression)) resolve() };
        new MutationObserver(look).observe(document, {
          attributes: true, characterData: true, childList: true, subtree: true,
        });
        setTimeout(() => reject(new Error('10 seconds passed.')), 10000);
        look();
      });
      """)
  }

  /// Returns the value of an expression as text.
  func text(_ expression: String) async throws -> String {
    try await run("return String(await \(expression))") as? String ?? ""
  }

  @discardableResult
  private func run(_ body: String, _ arguments: [String: Any] = [:]) async throws -> Any? {
    do {
      return try await webView.callAsyncJavaScript(
        body, arguments: arguments, in: nil, contentWorld: .page)
    } catch {
      throw CheckFailure(description: "The page fails at\n\(body)\n\(error)")
    }
  }
}

/// A failed check.
struct CheckFailure: Error, CustomStringConvertible {
  let description: String
}
