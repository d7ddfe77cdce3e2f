import CGTK

/// A button with an icon.
final class Button: Widget {
  /// - Parameters:
  ///   - icon: The icon's name in the desktop's theme.
  ///   - tip: What the button does, for people who point at it or hear it.
  init(_ icon: String, tip: String, _ action: @escaping @MainActor () -> Void) {
    super.init(gtk_button_new_from_icon_name(icon))
    gtk_widget_set_tooltip_text(pointer, tip)
    on("clicked", action)
  }
}
