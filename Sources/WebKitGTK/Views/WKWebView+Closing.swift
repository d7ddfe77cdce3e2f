import CWebKitGTK
import Foundation

extension WKWebView {
  /// Ends the page and everything that waits for it, for good. The view's widget leaves whatever it
  /// is in; a ``Window`` stays, and is empty.
  ///
  /// - Note: *Differs:* exists on Linux only. Releasing the view has the same effect.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    startedTextSearch?.cancel()
    // A pending script would keep the page alive until its promise settles, which may be never.
    // What WebKit still wants to know of a page that went full screen, it does with the widget when it
    // hears, whether or not that is there; at the end of the process it hears at once.
    if pendingScripts.isEngineAtWork || hasBeenFullscreen {
      webkit_web_view_terminate_web_process(object.pointer())
    }
    MainLoop.performLater { [pendingScripts] in
      pendingScripts.pageHasChanged()
      pendingScripts.fail(WKError(.webViewInvalidated))
    }
    leaveParent()
    if dialogsOnTheirWay == 0 { dispose() }
  }

  /// Keeps the widget in good health until WebKit has handed out a dialog, which it goes on with
  /// when the handler of its signal has returned.
  func outlast(_ showDialog: () -> Void) {
    dialogsOnTheirWay += 1
    showDialog()
    MainLoop.performLater {
      self.dialogsOnTheirWay -= 1
      if self.isClosed, self.dialogsOnTheirWay == 0 { self.dispose() }
    }
  }

  private func dispose() {
    g_object_run_dispose(object.pointer())
  }

  /// GTK wants a widget to be in nothing any more when it is disposed of.
  private func leaveParent() {
    let widget: UnsafeMutablePointer<GtkWidget> = object.pointer()
    guard let parent = gtk_widget_get_parent(widget) else { return }
    // A parent that knows its child by a property would go on to use it.
    for name in ["child", "start-child", "end-child"] {
      GObject(retaining: UnsafeMutableRawPointer(parent)).clear(name, ifSetTo: object)
    }
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// The views that there are, by their widgets.
  static var views: [UnsafeMutableRawPointer: Weak<WKWebView>] = [:]

  /// Closes every view, before the program ends.
  static func closeAll() {
    for view in views.values { view.object?.close() }
  }

  /// The view that a widget belongs to.
  static func view(of widget: UnsafeMutableRawPointer) -> WKWebView? { views[widget]?.object }
}
