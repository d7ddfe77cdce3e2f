import CWebKitGTK
import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// The effects of closing a view on its container and its observers.
  @MainActor @Suite struct ClosingTests {
    @Test func `a view that is closed leaves its window, which stays`() async throws {
      let page = try await Page.showing()
      let window = Window(page.webView)
      window.show()
      let complaints = await Complaints.during {
        page.webView.close()
        for _ in 0..<3 { await turn() }
        #expect(window.isVisible)
        window.title = "still there"
        #expect(gtk_window_get_child(window.object.pointer()) == nil)
        window.close()
        for _ in 0..<3 { await turn() }
      }
      #expect(complaints == [])
    }

    @Test(arguments: ["box", "overlay", "paned", "scrolled"])
    func `a view that is closed leaves the widget that it is in`(kind: String) async throws {
      let page = try await Page.showing()
      let window = WebKitGTK.GObject(
        retaining: UnsafeMutableRawPointer(try #require(gtk_window_new())))
      let parent = try #require(Self.container(kind, with: page.webView.object.pointer()))
      gtk_window_set_child(window.pointer(), parent)
      gtk_window_present(window.pointer())
      let complaints = await Complaints.during {
        page.webView.close()
        for _ in 0..<3 { await turn() }
        gtk_window_destroy(window.pointer())
        for _ in 0..<3 { await turn() }
      }
      #expect(complaints == [])
    }

    @Test func `a closed view tells its delegate nothing more`() async throws {
      let page = try await Page.showing()
      page.webView.callAsyncJavaScript("return new Promise(() => {})", in: nil, in: .page) { _ in }
      _ = try await page.webView.evaluateJavaScript("0")
      page.forget()
      page.webView.close()
      for _ in 0..<3 { await turn() }
      #expect(page.events == [])
    }

    @Test func `a view's frame may have any size, and its page runs`() async throws {
      for frame in [
        CGRect.infinite, CGRect.null, CGRect(x: 0, y: 0, width: 1e300, height: 10),
        CGRect(x: 0, y: 0, width: Double.nan, height: 10),
        CGRect(x: 0, y: 0, width: -5, height: 10),
      ] {
        let view = WKWebView(frame: frame)
        let widget: UnsafeMutablePointer<GtkWidget> = view.object.pointer()
        let size = [gtk_widget_get_width(widget), gtk_widget_get_height(widget)]
        #expect(size.allSatisfy { (0...Int32.max).contains($0) }, "\(frame)")
        // The page works in a view with any frame.
        #expect(try await view.evaluateJavaScript("1 + 1") as? Int == 2, "\(frame)")
        view.close()
      }
    }

    private static func container(
      _ kind: String, with child: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget>? {
      switch kind {
      case "box":
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_insert_before(child, box, nil)
        return box
      case "overlay":
        let overlay = gtk_overlay_new()
        gtk_overlay_set_child(overlay.map { OpaquePointer($0) }, child)
        return overlay
      case "paned":
        let paned = gtk_paned_new(GTK_ORIENTATION_VERTICAL)
        gtk_paned_set_end_child(paned.map { OpaquePointer($0) }, child)
        return paned
      default:
        let scrolled = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(scrolled.map { OpaquePointer($0) }, child)
        return scrolled
      }
    }

    /// Waits for one turn of the main loop.
    private func turn() async {
      let turned = Signal()
      MainLoop.performLater { turned.fire() }
      await turned.wait()
    }
  }
}
