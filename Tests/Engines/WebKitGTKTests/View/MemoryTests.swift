import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// What remains of views that have been released.
  @MainActor @Suite struct MemoryTests {
    /// Weak references to a view and to everything that a program may give it.
    @MainActor private struct Remains {
      weak var view: WKWebView?
      weak var controller: WKUserContentController?
      weak var handler: MessageRecorder?
      weak var replier: Replier?
      weak var scheme: FailingScheme?
      weak var delegate: Page?
      weak var store: WKWebsiteDataStore?

      var isEmpty: Bool {
        view == nil && controller == nil && handler == nil && replier == nil && scheme == nil
          && delegate == nil && store == nil
      }
    }

    private func makeAndDrop(
      _ number: Int, whenGone: inout [Signal]
    ) async throws -> Remains {
      let handler = MessageRecorder()
      let replier = Replier { _, reply in reply("answer", nil) }
      let scheme = FailingScheme()
      var store: WKWebsiteDataStore?
      let page = Page {
        $0.userContentController.add(handler, name: "m")
        $0.userContentController.addScriptMessageHandler(
          replier, contentWorld: .page, name: "r")
        $0.setURLSchemeHandler(scheme, forURLScheme: "app")
        if number == 0 {
          $0.websiteDataStore = .nonPersistent()
          store = $0.websiteDataStore
        }
      }
      whenGone.append(page.webView.object.whenFinalized())
      // WebKitGTK keeps the controller with a script whose page has moved to another process.
      if number != 2 { whenGone.append(page.webView.userContent.object.whenFinalized()) }
      switch number {
      case 0: try await page.show("<title>loaded</title>")
      case 1: page.webView.load(URLRequest(url: try #require(URL(string: "app://x/"))))
      case 2:
        page.webView.loadHTMLString("<p>page", baseURL: nil)
        page.webView.callAsyncJavaScript("return new Promise(() => {})", in: nil, in: .page)
      case 3: page.webView.loadHTMLString("<script>r.postMessage(1)</script>", baseURL: nil)
      default: break
      }
      return Remains(
        view: page.webView, controller: page.webView.configuration.userContentController,
        handler: handler, replier: replier, scheme: scheme, delegate: page, store: store)
    }

    private func rounds(_ count: Int) async throws {
      for _ in 0..<count {
        var gone: [Signal] = []
        var remains: [Remains] = []
        for number in 0..<10 {
          remains.append(try await makeAndDrop(number, whenGone: &gone))
        }
        for signal in gone { await signal.wait() }
        while !remains.allSatisfy(\.isEmpty), !Task.isCancelled { await Task.yield() }
        let isGone = remains.allSatisfy { $0.isEmpty }
        #expect(isGone)
      }
    }

    @Test func `nothing is left of a hundred views, and memory stays within bounds`() async throws {
      // What WebKit and GTK load once is in memory after the first rounds.
      try await rounds(2)
      let memory = residentBytes()
      let before = WebProcess.all
      try await rounds(7)
      let earlier = WebProcess.all.subtracting(before)
      try await rounds(1)
      #expect(residentBytes() - memory < 8 << 20)
      // The processes of released views end a little later, or show pages again.
      let start = ContinuousClock.now
      while !earlier.isDisjoint(with: WebProcess.all), start.duration(to: .now) < .seconds(20) {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(earlier.isDisjoint(with: WebProcess.all))
    }

    @Test func `a view may go while it loads`() async throws {
      let gone: Signal
      weak var view: WKWebView?
      do {
        let page = Page()
        view = page.webView
        gone = page.webView.object.whenFinalized()
        let url = try await Server.shared.page("<p>never seen")
        page.webView.load(URLRequest(url: url))
        await page.next("start")
        #expect(page.webView.isLoading)
      }
      #expect(view == nil)
      await gone.wait()
    }

    @Test func `a view may go while its page waits for a dialog`() async throws {
      let dialogs = HeldDialogs()
      let gone: Signal
      weak var view: WKWebView?
      do {
        let page = try await Page.showing()
        view = page.webView
        gone = page.webView.object.whenFinalized()
        page.webView.uiDelegate = dialogs
        page.webView.evaluateJavaScript("setTimeout(() => alert('hello'))", completionHandler: nil)
        await dialogs.opened.wait()
      }
      #expect(view == nil)
      await gone.wait()
      // The answer is too late, and does no harm.
      let answer = try #require(dialogs.answer)
      answer()
    }

    @Test func `a function of a page that has been left does not keep the view`() async throws {
      let failed = Signal()
      let gone: Signal
      do {
        let page = Page()
        gone = page.webView.object.whenFinalized()
        page.webView.loadHTMLString("<p>page", baseURL: nil)
        // The function runs in the empty page before the load.
        page.webView.callAsyncJavaScript("return new Promise(() => {})", in: nil, in: .page) {
          if case .failure(let error) = $0,
            (error as? WKError)?.code == .javaScriptExceptionOccurred
          {
            failed.fire()
          }
        }
        await page.next("finish")
      }
      await failed.wait()
      await gone.wait()
    }

    @Test func `a hidden view loads, settles promises, sets timers and tells`() async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing(
        """
        <script>
          setTimeout(async () => {
            const text = await (await fetch(location)).text()
            webkit.messageHandlers.m.postMessage(document.visibilityState + (text.length > 0))
          }, 1)
        </script>
        """
      ) { $0.userContentController.add(recorder, name: "m") }
      #expect(await recorder.message(number: 1).body as? String == "hiddentrue")
      _ = page
    }

    @Test func `a view may go while a picture of it is taken`() async throws {
      let answered = Signal()
      let gone: Signal
      weak var view: WKWebView?
      do {
        let page = try await Page.showing()
        view = page.webView
        gone = page.webView.object.whenFinalized()
        page.webView.takeSnapshot(with: nil) { image, error in
          // One of the two, as for every picture.
          #expect((image == nil) != (error == nil))
          answered.fire()
        }
      }
      #expect(view == nil)
      await gone.wait()
      await answered.wait()
    }

    @Test func `a view may go in its delegate's call`() async throws {
      let owner = Owner()
      let gone = try #require(owner.view).object.whenFinalized()
      weak let view = owner.view
      owner.view?.navigationDelegate = owner
      owner.view?.loadHTMLString("<p>page", baseURL: nil)
      await gone.wait()
      #expect(view == nil)
    }

    @Test func `a configuration may go before its view, and share its controller`() async throws {
      var configuration: WKWebViewConfiguration? = WKWebViewConfiguration()
      configuration?.websiteDataStore = .nonPersistent()
      weak let dropped = configuration
      weak let controller = configuration?.userContentController
      let recorder = MessageRecorder()
      controller?.add(recorder, name: "m")
      var first: WKWebView? = WKWebView(frame: .zero, configuration: try #require(configuration))
      var second: WKWebView? = WKWebView(frame: .zero, configuration: try #require(configuration))
      configuration = nil
      #expect(dropped == nil && controller != nil)
      first = nil
      second?.loadHTMLString(
        "<script>webkit.messageHandlers.m.postMessage(2)</script>", baseURL: nil)
      #expect(await recorder.message(number: 1).webView === second)
      second = nil
      _ = (first, second)
      #expect(controller == nil)
    }

    /// The resident memory of this process, in bytes.
    private func residentBytes() -> Int {
      let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = fields?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * 4096
    }
  }
}

/// A scheme handler that fails every request.
@MainActor private final class FailingScheme: NSObject, WKURLSchemeHandler {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist))
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

/// A delegate that leaves a dialog open.
@MainActor private final class HeldDialogs: NSObject, WKUIDelegate {
  let opened = Signal()
  private(set) var answer: (@MainActor @Sendable () -> Void)?

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    answer = completionHandler
    opened.fire()
  }
}

/// A delegate that releases its view when the page has loaded.
@MainActor private final class Owner: NSObject, WKNavigationDelegate {
  var view: WKWebView? = WKWebView()

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    view = nil
  }
}
