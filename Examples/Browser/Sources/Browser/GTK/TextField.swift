import CGTK

/// An editable line of text.
final class TextField: Widget {
  init(placeholder: String) {
    super.init(gtk_entry_new())
    gtk_widget_set_hexpand(pointer, 1)
    gtk_entry_set_placeholder_text(cast(), placeholder)
  }

  var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// The fraction of a progress bar in the field, from 0 to 1.
  var progress: Double {
    get { gtk_entry_get_progress_fraction(cast()) }
    set { gtk_entry_set_progress_fraction(cast(), newValue) }
  }

  var isFocused: Bool { gtk_widget_has_focus(editor) != 0 }

  /// Emits `activate` like the return key. `gtk_widget_activate` does not do this for entries.
  override func activate() {
    var entry = GValue()
    g_value_init(&entry, gtk_entry_get_type())
    g_value_set_object(&entry, pointer)
    g_signal_emitv(&entry, g_signal_lookup("activate", gtk_entry_get_type()), 0, nil)
    g_value_unset(&entry)
  }

  /// The inner widget that has the focus and receives the keys.
  private var editor: UnsafeMutablePointer<GtkWidget> {
    gtk_editable_get_delegate(opaque).map { UnsafeMutablePointer($0) } ?? pointer
  }

  func selectAll() {
    focus()
    gtk_editable_select_region(opaque, 0, -1)
  }
}
