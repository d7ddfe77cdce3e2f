import CWebKitGTK

/// The end of a closed view's page, at a moment at which the page's process waits for an answer.
///
/// A process waits for the answers to some of its messages: when it starts, and for each dialog. If such a message has
/// arrived and its turn of the main loop has not come when WebKit lets go of the process, WebKit keeps the message and
/// its connection to the process for ever, with a thread and a file (`Connection::SyncMessageState`, as of 2.50). A
/// process that waits for a dialog sends no other message. The end therefore makes the page open a dialog, leaves the
/// first dialog that comes unanswered, and ends the process then.
@MainActor final class PageEnd {
  /// How long a page may take to open its dialog. A page that takes longer is busy, or its process is.
  private static let patience = Duration.seconds(5)

  private let object: GObject
  private var connection = SignalConnection.none
  /// The dialog that the process waits for.
  private var dialog: Boxed?
  private var alarm: Task<Void, Never>?
  private var isOver = false

  /// - Parameter object: The widget of the view, which is disposed of at the end.
  init(_ object: GObject) { self.object = object }

  /// Makes the page open a dialog. The end lives until the widget is disposed of.
  func begin() {
    webkit_web_view_stop_loading(object.pointer())
    connection = object.connect("script-dialog") { [self] arguments in
      if dialog == nil, let dialog = arguments.boxed(1) {
        self.dialog = Boxed(
          takingOnMain: webkit_script_dialog_ref(dialog), free: webkit_script_dialog_unref)
      }
      end()
      return .handled(true)
    }
    let ready = AsyncReady { [self] source, result in
      let view = source?.assumingMemoryBound(to: WebKitWebView.self)
      let value = webkit_web_view_evaluate_javascript_finish(view, result, nil)
      if let value { g_object_unref(UnsafeMutableRawPointer(value)) }
      // The page may not open dialogs, or its process has ended.
      end()
    }
    webkit_web_view_evaluate_javascript(
      object.pointer(), "prompt()", -1, WKContentWorld.own.worldName, nil, nil, ready.callback,
      ready.data)
    alarm = Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      self?.end()
    }
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    alarm?.cancel()
    // Later, because WebKit may be handing the dialog out.
    MainLoop.performLater { [self] in
      webkit_web_view_terminate_web_process(object.pointer())
      g_object_run_dispose(object.pointer())
      object.disconnect(connection)
      dialog = nil
    }
  }
}
