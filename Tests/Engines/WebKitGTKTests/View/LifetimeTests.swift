import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct LifetimeTests {
    @Test func `a view goes with what it was made with`() async throws {
      var page: Page? = try await Page.showing { configuration in
        configuration.userContentController.add(MessageRecorder(), name: "m")
        configuration.setURLSchemeHandler(Scheme { _ in }, forURLScheme: "app")
      }
      weak let view = page?.webView
      weak let controller = page?.webView.configuration.userContentController
      weak let content = page?.webView.userContent
      let widget = try #require(page?.webView.object).whenFinalized()
      page = nil
      #expect(view == nil)
      #expect(controller == nil)
      #expect(content == nil)
      await widget.wait()
    }

    @Test func `a view may be dropped last on another thread`() async throws {
      var page: Page? = try await Page.showing()
      weak let view = page?.webView
      let widget = try #require(page?.webView.object).whenFinalized()
      let last = Handover(page)
      page = nil
      #expect(view != nil)
      await Task.detached { last.drop() }.value
      await widget.wait()
      #expect(view == nil)
    }

    @Test func `a GObject may be dropped last on another thread`() async throws {
      let (owner, finalized) = makeObject()
      #expect(!finalized.hasFired)
      await Task.detached { owner.drop() }.value
      // The object is finalized on the main thread, which the signal asserts.
      await finalized.wait()
      #expect(finalized.hasFired)
    }

    @Test func `a view goes while a script of its page is pending`() async throws {
      var page: Page? = try await Page.showing()
      weak let view = page?.webView
      let widget = try #require(page?.webView.object).whenFinalized()
      let failed = Signal()
      let start = ContinuousClock.now
      page?.webView.callAsyncJavaScript("return new Promise(() => {})", in: nil, in: .page) { _ in
        failed.fire()
      }
      page = nil
      #expect(view == nil)
      await failed.wait()
      await widget.wait()
      // WebKit alone would take half a minute.
      #expect(start.duration(to: .now) < .seconds(10))
    }

    @Test func `a kept reply does not keep the view`() async throws {
      var kept: Replier.Reply?
      let received = Signal()
      var page: Page? = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { _, reply in
            kept = reply
            received.fire()
          }, contentWorld: .page, name: "m")
      }
      weak let view = page?.webView
      let widget = try #require(page?.webView.object).whenFinalized()
      page?.webView.evaluateJavaScript(
        "webkit.messageHandlers.m.postMessage(1); 0", completionHandler: nil)
      await received.wait()
      page = nil
      #expect(view == nil)
      await widget.wait()
      kept?(1, nil)
    }

    @Test func `a removed handler and a disconnected closure are let go`() async throws {
      let page = try await Page.showing()
      let controller = page.webView.configuration.userContentController
      var handler: MessageRecorder? = MessageRecorder()
      weak let weakHandler = handler
      controller.add(try #require(handler), name: "m")
      handler = nil
      #expect(weakHandler != nil)
      controller.removeScriptMessageHandler(forName: "m")
      #expect(weakHandler == nil)

      var captured: MessageRecorder? = MessageRecorder()
      weak let weakCaptured = captured
      let connection = page.webView.object.connect("notify::title") { [captured] _ in
        _ = captured
        return .nothing
      }
      captured = nil
      #expect(weakCaptured != nil)
      page.webView.object.disconnect(connection)
      #expect(weakCaptured == nil)
    }

    @Test func `attachments live as long as the view and the controller`() async throws {
      var page: Page? = Page()
      let key = ObjectIdentifier(MessageRecorder.self)
      page?.webView.attachments[key] = MessageRecorder()
      page?.webView.configuration.userContentController.attachments[key] = MessageRecorder()
      weak let onView = page?.webView.attachments[key]
      weak let onController = page?.webView.configuration.userContentController.attachments[key]
      #expect(onView != nil && onController != nil)
      page = nil
      #expect(onView == nil && onController == nil)
    }

    private func makeObject() -> (Handover<WebKitGTK.GObject>, Signal) {
      let page = Page()
      let list = page.webView.settings
      return (Handover(list), list.whenFinalized())
    }
  }
}

/// A last reference, which is dropped on another thread.
final class Handover<Object: AnyObject>: @unchecked Sendable {
  // Used by the test that makes it, and afterwards only by the task that empties it.
  private var object: Object?

  init(_ object: Object?) {
    self.object = object
  }

  func drop() {
    object = nil
  }
}
