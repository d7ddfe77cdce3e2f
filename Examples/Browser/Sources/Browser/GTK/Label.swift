import CGTK

/// A line of text. A long text is truncated.
final class Label: Widget {
  /// - Parameter width: The minimum width in characters.
  init(_ text: String = "", width: Int32 = 0) {
    super.init(gtk_label_new(text))
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_width_chars(opaque, width)
    gtk_label_set_xalign(opaque, 0)
    gtk_widget_set_hexpand(pointer, 1)
  }

  var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(opaque, newValue) }
  }
}
