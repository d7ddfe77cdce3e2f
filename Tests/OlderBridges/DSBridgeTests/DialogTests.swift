import DSBridge
import Foundation
import TestSupport
import Testing

/// Dialogs of pages, and dialogs that show errors.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct DialogTests {
  private final class Delegate: NSObject, WKUIDelegate {
    var alerts: [String] = []
    var answer: (() -> Void)?
    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      alerts.append(message)
      answer = completionHandler
    }
  }

  @Test func `dialogs block a page until it may go on`() async throws {
    let page = ViewUnderTest()
    let delegate = Delegate()
    page.webView.uiDelegate = delegate
    await page.load(.own)
    page.webView.disableJavaScriptDialogBlock()
    #expect(try await page.run("alert('first'); return 'on'") == "on")
    page.webView.disableJavaScriptDialogBlock(false)
    let second = Task { try await page.run("alert('second'); return 'on'") }
    while delegate.alerts.count < 2 { try await turn() }
    delegate.answer?()
    #expect(try await second.value == "on")
    #expect(delegate.alerts == ["first", "second"])
  }

  #if os(Linux)
    /// Waits for a dialog and returns it.
    private func dialog() async throws -> MessageDialog {
      while MessageDialog.shown.isEmpty { try await turn() }
      return try #require(MessageDialog.shown.last)
    }

    @Test func `a view shows its pages' dialogs, under the titles that it is given`() async throws {
      let page = ViewUnderTest()
      page.webView.customJavaScriptDialogLabelTitles([
        "alertTitle": "Notice", "alertBtn": "Fine", "confirmCancelBtn": "No", "confirmOkBtn": "Yes",
        "promptTitle": "Say", "promptOkBtn": "Send",
      ])
      await page.load(.own)
      async let answers = page.run(
        "alert('hello'); return [confirm('sure?'), confirm('?'), prompt('name', 'Ann'), prompt('x')]"
      )
      let alert = try await dialog()
      #expect(alert.title == "Notice")
      #expect(alert.buttonTitles == ["Fine"])
      alert.press(0)
      while MessageDialog.shown.contains(where: { $0 === alert }) { try await turn() }
      let confirm = try await dialog()
      #expect(confirm.buttonTitles == ["No", "Yes"])
      confirm.press(1)
      while MessageDialog.shown.contains(where: { $0 === confirm }) { try await turn() }
      try await dialog().close()
      while try await dialog().title != "Say" { try await turn() }
      let prompt = try await dialog()
      #expect(prompt.buttonTitles == ["Cancel", "Send"])
      #expect(prompt.text == "Ann")
      prompt.text = "Bob"
      prompt.press(1)
      while MessageDialog.shown.contains(where: { $0 === prompt }) { try await turn() }
      try await dialog().press(0)
      #expect(try await answers == [true, false, "Bob", nil])
    }

    @Test func `the app's delegate shows dialogs itself where it has one`() async throws {
      let page = ViewUnderTest()
      let delegate = Delegate()
      page.webView.uiDelegate = delegate
      page.webView.dialogTitles = DialogTitles()
      #expect(page.webView.uiDelegate === delegate)
      await page.load(.own)
      page.webView.disableJavaScriptDialogBlock()
      _ = try await page.run("alert('mine')")
      #expect(delegate.alerts == ["mine"])
      #expect(MessageDialog.shown.isEmpty)
      page.webView.uiDelegate = nil
      _ = try await page.run("alert('yours')")
      try await dialog().press(0)
      while !MessageDialog.shown.isEmpty { try await turn() }
      #expect(delegate.alerts == ["mine"])
    }

    @Test func `what goes wrong is shown where the app debugs, one after the other`() async throws {
      let page = ViewUnderTest()
      await page.load(.published)
      _ = try await page.run("bridge.call('quiet')")
      #expect(MessageDialog.shown.isEmpty)
      page.webView.debugMode = true
      let ear = Ear()
      (page.webView.keystone as? Keystone)?.logger = ear
      _ = try await page.run("bridge.call('first'); bridge.call('second')")
      while ear.heard.count < 2 { try await turn() }
      for name in ["first", "second"] {
        let shown = try await dialog()
        #expect(shown.title == "DSBridge")
        #expect(shown.message.contains("\"\(name)\""))
        #expect(MessageDialog.shown.count == 1)
        shown.press(0)
        while MessageDialog.shown.contains(where: { $0 === shown }) { try await turn() }
      }
      // A page that has registered one function has registered all of them.
      _ = try await page.run("bridge.register('anything', () => 1)")
      page.webView.call("third")
      #expect(try await dialog().message.contains("third"))
      try await dialog().press(0)
      while !MessageDialog.shown.isEmpty { try await turn() }
    }
  #endif
}
