import CGTK

/// A widget of GTK's, kept for as long as this object lives.
@MainActor class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { preconditionFailure("GTK made no widget.") }
    pointer = widget
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// The widget, for functions that take a type that C does not declare.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The widget, for functions that take one of its superclasses or its own class.
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

  /// Does what a click on the widget, or the return key in it, does.
  func activate() { gtk_widget_activate(pointer) }

  /// Calls an action with each signal of a name.
  func on(_ signal: String, _ action: @escaping @MainActor () -> Void) {
    connect(to: UnsafeMutableRawPointer(pointer), signal, action)
  }

  /// Calls an action with each signal of an object.
  ///
  /// - Returns: The number by which the signal can be disconnected.
  @discardableResult func connect(
    to object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping @MainActor () -> Void
  ) -> gulong {
    // Swapped, the data comes first, whatever else the signal has. The result is for signals such as
    // `close-request`, and says that nothing else is to be done; other signals do not look at it.
    let call: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
      Closure.call(data)
      return 1
    }
    return g_signal_connect_data(
      object, signal, unsafeBitCast(call, to: GCallback.self), Closure.retain(action),
      { data, _ in Closure.release(data) }, G_CONNECT_SWAPPED)
  }
}
