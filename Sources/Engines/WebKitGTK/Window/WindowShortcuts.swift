import CWebKitGTK

/// The shortcuts that a Mac's Edit menu gives every page and that WebKitGTK leaves to the program.
/// WebKitGTK itself has the shortcuts for the clipboard and for selecting everything.
@MainActor enum WindowShortcuts {
  private static let commands = [
    ("<Control>z", WEBKIT_EDITING_COMMAND_UNDO),
    ("<Control><Shift>z", WEBKIT_EDITING_COMMAND_REDO),
    ("<Control>y", WEBKIT_EDITING_COMMAND_REDO),
  ]

  /// Adds the shortcuts to a window. They act on keys that the page did not handle.
  static func add(to window: GObject, for webView: WKWebView) {
    guard let controller = gtk_shortcut_controller_new() else { return }
    for (keys, command) in commands {
      let action = ClosureBox<@MainActor () -> Void> { [weak webView] in
        guard let webView, !webView.isClosed else { return }
        webkit_web_view_execute_editing_command(webView.object.pointer(), command)
      }
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(
          gtk_shortcut_trigger_parse_string(keys),
          gtk_callback_action_new(
            { _, _, data in
              // GTK calls this function on the main thread.
              nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.borrow(data)
              MainActor.assumeIsolated { box.closure() }
              return 1
            }, action.retained(), { ClosureBox<@MainActor () -> Void>.free($0) })))
    }
    // The window takes ownership of the controller.
    gtk_widget_add_controller(window.pointer(), controller)
  }
}
