import CWebKitGTK

extension WKWebView {
  /// The window that shows the view, of whatever kind; nil if there is none.
  var window: UnsafeMutablePointer<GtkWindow>? {
    guard !isClosed,
      let root = gtk_widget_get_root(object.pointer()).map(UnsafeMutableRawPointer.init),
      g_type_check_instance_is_a(
        root.assumingMemoryBound(to: GTypeInstance.self), gtk_window_get_type()) != 0
    else { return nil }
    return root.assumingMemoryBound(to: GtkWindow.self)
  }
}

/// A small window that asks one question, over the window of a view.
@MainActor package final class MessageDialog {
  /// The dialogs that are shown. The list keeps them alive.
  package private(set) static var shown: [MessageDialog] = []

  private let object: GObject
  private let entry: GObject?
  private var buttons: [GObject] = []
  private var answer: (@MainActor (Int?, String) -> Void)?

  /// Shows a dialog.
  ///
  /// - Parameters:
  ///   - buttons: The titles of the buttons. The Return key presses the last button.
  ///   - text: The initial text of the entry; nil for a dialog without an entry.
  ///   - answer: Receives the button's index, or nil if the window was closed, and the entry's
  ///     text.
  package static func show(
    title: String, message: String, buttons: [String], text: String?, over webView: WKWebView,
    answer: @escaping @MainActor (Int?, String) -> Void
  ) {
    guard let window = gtk_window_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12) else {
      preconditionFailure("GTK made no window.")
    }
    let dialog = MessageDialog(
      GObject(retaining: UnsafeMutableRawPointer(window)),
      entry: text.flatMap { _ in gtk_entry_new() }.map {
        GObject(sinking: UnsafeMutableRawPointer($0))
      }, message, answer)
    dialog.fill(GObject(sinking: UnsafeMutableRawPointer(box)), buttons, text)
    dialog.present(title, over: webView)
  }

  private init(
    _ object: GObject, entry: GObject?, _ message: String,
    _ answer: @escaping @MainActor (Int?, String) -> Void
  ) {
    (self.object, self.entry, self.message, self.answer) = (object, entry, message, answer)
  }

  private func fill(_ box: GObject, _ titles: [String], _ text: String?) {
    let widget: UnsafeMutablePointer<GtkWidget> = box.pointer()
    gtk_widget_set_margin_top(widget, 18)
    gtk_widget_set_margin_bottom(widget, 18)
    gtk_widget_set_margin_start(widget, 18)
    gtk_widget_set_margin_end(widget, 18)
    if let label = gtk_label_new(message.withoutZeros) {
      let label = GObject(sinking: UnsafeMutableRawPointer(label))
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_selectable(label.opaque, 1)
      gtk_box_append(box.pointer(), label.pointer())
    }
    if let entry {
      gtk_editable_set_text(entry.opaque, (text ?? "").withoutZeros)
      gtk_entry_set_activates_default(entry.pointer(), 1)
      gtk_box_append(box.pointer(), entry.pointer())
    }
    for (index, title) in titles.enumerated() {
      guard let made = gtk_button_new_with_label(title.withoutZeros) else { continue }
      let button = GObject(sinking: UnsafeMutableRawPointer(made))
      button.connect("clicked") { [weak self] _ in
        self?.end(index)
        return .nothing
      }
      gtk_box_append(box.pointer(), button.pointer())
      buttons.append(button)
    }
    gtk_window_set_child(object.pointer(), box.pointer())
    if let last = buttons.last { gtk_window_set_default_widget(object.pointer(), last.pointer()) }
  }

  private func present(_ title: String, over webView: WKWebView) {
    gtk_window_set_title(object.pointer(), title.withoutZeros)
    gtk_window_set_modal(object.pointer(), 1)
    if let window = webView.window { gtk_window_set_transient_for(object.pointer(), window) }
    object.connect("close-request") { [weak self] _ in
      self?.end(nil)
      return .handled(true)
    }
    Self.shown.append(self)
    gtk_window_present(object.pointer())
  }

  private func end(_ button: Int?) {
    guard let answer else { return }
    self.answer = nil
    let text = text
    gtk_window_destroy(object.pointer())
    Self.shown.removeAll { $0 === self }
    answer(button, text)
  }

  // MARK: What the user sees and does

  /// The text in the entry.
  package var text: String {
    get { entry.flatMap { gtk_editable_get_text($0.opaque) }.map { String(cString: $0) } ?? "" }
    set { if let entry { gtk_editable_set_text(entry.opaque, newValue.withoutZeros) } }
  }

  /// The title.
  package var title: String {
    gtk_window_get_title(object.pointer()).map { String(cString: $0) } ?? ""
  }

  /// The message.
  package let message: String

  /// The titles of the buttons.
  package var buttonTitles: [String] {
    buttons.map { gtk_button_get_label($0.pointer()).map { String(cString: $0) } ?? "" }
  }

  /// Presses a button.
  package func press(_ index: Int) { gtk_widget_activate(buttons[index].pointer()) }

  /// Closes the window, as its close button does.
  package func close() { gtk_window_close(object.pointer()) }
}
