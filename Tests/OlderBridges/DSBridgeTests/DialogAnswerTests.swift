import Foundation
import TestSupport
import Testing

@testable import DSBridge

/// Answers to dialogs that a system does not show or removes, and delegates behind a stand-in.
@MainActor @Suite(.timeLimit(.minutes(1))) struct DialogAnswerTests {
  /// The delegate that the bridge puts before the app's delegate on Apple's systems.
  private final class StandIn: NSObject, WKUIDelegate, DelegateStandIn {
    // Only this test reads and sets it.
    nonisolated(unsafe) var next: (any NSObjectProtocol)?
  }

  @Test func `a dialog that nobody can answer any more has no answer`() async {
    let (answers, sink) = AsyncStream.makeStream(of: String.self)
    var waiting: DialogAnswer? = DialogAnswer { button, text in
      sink.yield("\(button.map(String.init) ?? "none") \(text)")
    }
    waiting?.give(1, "a")
    waiting?.give(0, "b")
    waiting = DialogAnswer { button, text in
      sink.yield("\(button.map(String.init) ?? "none")\(text)")
      sink.finish()
    }
    waiting = nil
    var given: [String] = []
    for await answer in answers { given.append(answer) }
    #expect(given == ["1 a", "none"])
  }

  @Test func `a view shows its dialogs though the bridge stands before its delegate`() {
    let webView = WebView()
    let standIn = StandIn()
    webView.uiDelegate = standIn
    webView.dialogTitles = DialogTitles()
    #expect(webView.uiDelegate is DialogPanels)
    // The app's own stand-in stays the delegate, although the view's delegate is no longer behind it.
    let app = StandIn()
    let appDelegate = DialogPanels(DialogTitles())
    app.next = appDelegate
    webView.uiDelegate = app
    let other = OwnDelegate()
    app.next = other
    webView.dialogTitles = nil
    #expect(webView.uiDelegate === app)
  }

  private final class OwnDelegate: NSObject, WKUIDelegate {}
}
