import CGTK

/// A row or a column of widgets.
class Box: Widget {
  init(_ orientation: GtkOrientation, margin: Int32 = 0, _ children: Widget...) {
    super.init(gtk_box_new(orientation, 6))
    gtk_widget_set_margin_top(pointer, margin)
    gtk_widget_set_margin_bottom(pointer, margin)
    gtk_widget_set_margin_start(pointer, margin)
    gtk_widget_set_margin_end(pointer, margin)
    for child in children { append(child) }
  }

  func append(_ child: Widget) { gtk_box_append(cast(), child.pointer) }
}
