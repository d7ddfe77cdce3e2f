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
    if dialogsBeingShown == 0 { dispose() }
  }

  /// Shows a dialog that WebKit hands out. WebKit goes on with the widget when the handler of its signal
  /// has returned, until when that has to be in good health.
  func hand(_ showDialog: () -> Void) {
    dialogsBeingShown += 1
    showDialog()
    dialogsBeingShown -= 1
    if isClosed, dialogsBeingShown == 0 { dispose() }
  }

  private func dispose() {
    // The last reference to the view may have been the handler's own, which goes as that returns.
    let hint = g_signal_get_invocation_hint(object.raw)
    if hint?.pointee.signal_id == Self.dialogSignal {
      MainLoop.performLater { [object] in g_object_run_dispose(object.pointer()) }
    } else {
      g_object_run_dispose(object.pointer())
    }
  }

  private static let dialogSignal = g_signal_lookup("script-dialog", webkit_web_view_get_type())

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
