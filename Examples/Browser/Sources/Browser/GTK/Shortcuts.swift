import CGTK

extension Widget {
  /// Adds keys, such as `<Control>t`, that work wherever the focus is in the widget.
  func addShortcuts(_ shortcuts: [(keys: String, action: @MainActor () -> Void)]) {
    guard let controller = gtk_shortcut_controller_new() else { return }
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    for (keys, action) in shortcuts {
      let callback = gtk_callback_action_new(
        { _, _, data in
          Closure.call(data)
          return 1
        }, Closure.retain(action), { Closure.release($0) })
      gtk_shortcut_controller_add_shortcut(
        controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), callback))
    }
    gtk_widget_add_controller(pointer, controller)
  }
}
