import CWebKitGTK
import Foundation

extension WKWebView {
  /// Ends the page, its bridge and everything that waits for them permanently. The view's widget is removed from
  /// its parent. A ``Window`` stays open and is empty.
  ///
  /// - Note: *Differs:* exists on Linux only. Releasing the view has the same effect. The page's process
  ///   may run for a moment longer, but nobody hears its page.
  public func close() {
    guard !isClosed else { return }
    close(atOnce: false)
    forEachObserver { $0.webViewDidClose(self) }
  }

  /// - Parameter atOnce: Whether the program does not live long enough to wait for the page's process.
  private func close(atOnce: Bool) {
    guard !isClosed else { return }
    let waits = !atOnce && mayAskItsView
    isClosed = true
    pendingLoad = nil
    startedTextSearch?.cancel()
    // A pending script would keep the page alive until its promise settles, which may be never.
    // WebKit may still wait for answers from a page that went full screen, and uses the widget when
    // they arrive, even if the widget is gone. The end of the process ends the wait immediately.
    // A page that waits for a dialog would go on, and perhaps open the next one, when the widget is disposed of.
    if !waits, pendingScripts.isEngineAtWork || hasBeenFullscreen || dialogCount.open > 0 {
      endPageProcess()
    }
    MainLoop.performLater { [pendingScripts] in
      pendingScripts.pageHasChanged()
      pendingScripts.fail(WKError(.webViewInvalidated))
    }
    leaveParent()
    if waits {
      let end = PageEnd(object)
      self.end = end
      end.begin()
    } else if dialogsBeingShown == 0 {
      dispose()
    }
  }

  /// Whether the page's process may send the view a question at any time, so that the page ends by ``PageEnd``.
  ///
  /// Such a process is one that starts, that works for the app, or whose page has opened dialogs. While a dialog is open,
  /// the process waits.
  private var mayAskItsView: Bool {
    guard !isProcessTerminated, dialogCount.open == 0 else { return false }
    return dialogCount.hasOpened || pendingScripts.isEngineAtWork
      || webkit_web_view_is_loading(object.pointer()) != 0
  }

  /// Ends the process of the page. The navigation delegate and the observers are told as for any other end.
  package func endPageProcess() { webkit_web_view_terminate_web_process(object.pointer()) }

  /// Shows a dialog that WebKit hands out. The widget is not disposed of meanwhile, because WebKit
  /// continues to use it after the handler of its signal has returned.
  func hand(_ showDialog: () -> Void) {
    dialogsBeingShown += 1
    showDialog()
    dialogsBeingShown -= 1
    if isClosed, dialogsBeingShown == 0 { dispose() }
  }

  private func dispose() {
    // The handler of the signal may hold the last reference to the view and release it on return,
    // while WebKit still uses the widget.
    let hint = g_signal_get_invocation_hint(object.raw)
    if hint?.pointee.signal_id == Self.dialogSignal {
      MainLoop.performLater { [object] in g_object_run_dispose(object.pointer()) }
    } else {
      g_object_run_dispose(object.pointer())
    }
  }

  private static let dialogSignal = g_signal_lookup("script-dialog", webkit_web_view_get_type())

  /// Removes the widget from its parent, which GTK requires before a widget is disposed of.
  private func leaveParent() {
    let widget: UnsafeMutablePointer<GtkWidget> = object.pointer()
    guard let parent = gtk_widget_get_parent(widget) else { return }
    // A parent that keeps its child in a property would otherwise continue to use the child.
    for name in ["child", "start-child", "end-child"] {
      GObject(retaining: UnsafeMutableRawPointer(parent)).clear(name, ifSetTo: object)
    }
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// The existing views, by their widgets.
  static var views: [UnsafeMutableRawPointer: Weak<WKWebView>] = [:]

  /// Closes every view, before the program ends.
  static func closeAll() {
    for view in views.values { view.object?.close(atOnce: true) }
  }

  /// Returns the view that a widget belongs to.
  static func view(of widget: UnsafeMutableRawPointer) -> WKWebView? { views[widget]?.object }
}
