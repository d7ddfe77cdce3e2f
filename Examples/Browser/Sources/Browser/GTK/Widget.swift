import CGTK

/// A GTK widget. This object retains it.
@MainActor class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { preconditionFailure("GTK made no widget.") }
    pointer = widget
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// The pointer for functions of types that Swift imports as opaque.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The pointer as a pointer to a superclass or to the widget's own class.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Other.self)
  }

  /// Whether the user can use the widget.
  var isEnabled: Bool {
    get { gtk_widget_is_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  func focus() { gtk_widget_grab_focus(pointer) }

  /// Activates the widget like a click.
  func activate() { gtk_widget_activate(pointer) }

  /// Calls an action with each signal of this name.
  func on(_ signal: String, _ action: @escaping @MainActor () -> Void) {
    connect(to: UnsafeMutableRawPointer(pointer), signal, action)
  }

  /// Calls an action with each signal of another object.
  ///
  /// - Returns: The handler's number, for `g_signal_handler_disconnect`.
  @discardableResult func connect(
    to object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping @MainActor () -> Void
  ) -> gulong {
    // With `G_CONNECT_SWAPPED` the data is the first argument of every signal. The result 1 tells signals such as
    // `close-request` that the action has handled them. Other signals ignore the result.
    let call: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
      Closure.call(data)
      return 1
    }
    return g_signal_connect_data(
      object, signal, unsafeBitCast(call, to: GCallback.self), Closure.retain(action),
      { data, _ in Closure.release(data) }, G_CONNECT_SWAPPED)
  }
}
