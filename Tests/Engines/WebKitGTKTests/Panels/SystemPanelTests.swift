import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// The ready-made panels, and the log of a page that asks nobody.
  @MainActor @Suite struct SystemPanelTests {
    @Test func `alerts, confirmations and prompts are windows of GTK`() async throws {
      let page = try await Page.showing("<p>page")
      page.webView.uiDelegate = SystemPanels.shared
      let script = """
        alert('hello');
        return [confirm('sure?'), confirm('no?'), prompt('name', 'Ann'), prompt('x')].join()
        """
      let answers = Task {
        try await page.webView.callAsyncJavaScript(script, contentWorld: .page) as? String
      }
      let alert = try await next()
      #expect(alert.message == "hello")
      #expect(alert.buttonTitles == ["OK"])
      alert.press(0)
      let sure = try await next(after: alert)
      #expect(sure.buttonTitles == ["Cancel", "OK"])
      sure.press(1)
      let no = try await next(after: sure)
      no.close()
      let name = try await next(after: no)
      #expect(name.text == "Ann")
      name.text = "Eve"
      name.press(1)
      let nothing = try await next(after: name)
      nothing.press(0)
      #expect(try await answers.value == "true,false,Eve,")
      #expect(MessageDialog.shown.isEmpty)
    }

    @Test func `a page waits for the panel for its files`() async throws {
      let page = try await Page.showing("<input type=file id=many multiple>")
      page.webView.uiDelegate = SystemPanels.shared
      try await page.webView.evaluateJavaScript(
        "var result = new Promise(f => { many.oncancel = () => f('cancelled') }); many.click(); 0")
      while FilePanel.shown.isEmpty { try await turn() }
      let panel = try #require(FilePanel.shown.first)
      #expect(panel.isMultiple)
      panel.cancel()
      let result = try await page.webView.callAsyncJavaScript("return result", contentWorld: .page)
      #expect(result as? String == "cancelled")
      #expect(FilePanel.shown.isEmpty)
    }

    @Test func `a page that asks nobody is told of once in the log`() async throws {
      let log = LogRecorder.install()
      let page = try await Page.showing("<input type=file id=one>")
      let script = """
        alert('a'); alert('b'); confirm('c'); prompt('d');
        await new Promise(f => { one.oncancel = f; one.click() })
        """
      _ = try await page.webView.callAsyncJavaScript(script, contentWorld: .page)
      #expect(unanswered(log) == ["an alert", "a confirmation", "a prompt", "files"])
      // A delegate without these methods answers as none does.
      let silent = Silent()
      page.webView.uiDelegate = silent
      _ = try await page.webView.callAsyncJavaScript(script, contentWorld: .page)
      #expect(unanswered(log).count == 8)
    }

    private final class Silent: NSObject, WKUIDelegate {}

    private func unanswered(_ log: LogRecorder) -> [String] {
      log.messages.compactMap { message in
        guard message.hasPrefix("A page asks for ") else { return nil }
        return message.dropFirst(16).split(separator: ",").first.map(String.init)
      }
    }

    /// Waits for the dialog that is shown after another one.
    private func next(after last: MessageDialog? = nil) async throws -> MessageDialog {
      while MessageDialog.shown.last == nil || MessageDialog.shown.last === last {
        try await turn()
      }
      return try #require(MessageDialog.shown.last)
    }
  }
}
