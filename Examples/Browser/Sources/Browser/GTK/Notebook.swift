import CGTK

/// Pages with tabs. One page is visible.
final class Notebook: Widget {
  init() {
    super.init(gtk_notebook_new())
    gtk_notebook_set_scrollable(opaque, 1)
    gtk_widget_set_vexpand(pointer, 1)
  }

  /// Adds a page at the end.
  func append(_ page: UnsafeMutablePointer<GtkWidget>, tab: Widget) {
    gtk_notebook_append_page(opaque, page, tab.pointer)
    gtk_notebook_set_tab_reorderable(opaque, page, 1)
  }

  func remove(_ page: UnsafeMutablePointer<GtkWidget>) {
    gtk_notebook_remove_page(opaque, gtk_notebook_page_num(opaque, page))
  }

  /// The visible page.
  var current: UnsafeMutablePointer<GtkWidget>? {
    get { gtk_notebook_get_nth_page(opaque, gtk_notebook_get_current_page(opaque)) }
    set { gtk_notebook_set_current_page(opaque, gtk_notebook_page_num(opaque, newValue)) }
  }
}
