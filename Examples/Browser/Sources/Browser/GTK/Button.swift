import CGTK

/// A button with an icon.
final class Button: Widget {
  /// - Parameters:
  ///   - icon: The name of an icon in the desktop's theme.
  ///   - tip: The tooltip, which screen readers speak.
  init(_ icon: String, tip: String, _ action: @escaping @MainActor () -> Void) {
    super.init(gtk_button_new_from_icon_name(icon))
    gtk_widget_set_tooltip_text(pointer, tip)
    on("clicked", action)
  }
}
