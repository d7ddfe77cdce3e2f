import CWebKitGTK
import Foundation

/// The system's panel in which the user chooses files, over the window of a view.
@MainActor package final class FilePanel {
  /// The panels that are shown. The list keeps them alive.
  package private(set) static var shown: [FilePanel] = []

  private let object: GObject
  private var answer: (@MainActor ([URL]?) -> Void)?

  /// Shows a panel.
  ///
  /// - Parameter answer: Receives the files; nil if the user cancels.
  static func show(
    title: String, isMultiple: Bool, over webView: WKWebView,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) {
    let made = gtk_file_chooser_native_new(
      title.withoutZeros, webView.window, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    guard let made else { return answer(nil) }
    let panel = FilePanel(GObject(taking: made), answer)
    gtk_file_chooser_set_select_multiple(panel.object.opaque, isMultiple ? 1 : 0)
    gtk_native_dialog_set_modal(panel.object.pointer(), 1)
    panel.object.connect("response") { [weak panel] arguments in
      panel?.end(arguments.integer(1) == GTK_RESPONSE_ACCEPT.rawValue)
      return .nothing
    }
    shown.append(panel)
    gtk_native_dialog_show(panel.object.pointer())
  }

  private init(_ object: GObject, _ answer: @escaping @MainActor ([URL]?) -> Void) {
    (self.object, self.answer) = (object, answer)
  }

  private func end(_ isAccepted: Bool) {
    guard let answer else { return }
    self.answer = nil
    let files = isAccepted ? files : nil
    gtk_native_dialog_destroy(object.pointer())
    Self.shown.removeAll { $0 === self }
    answer(files)
  }

  /// The chosen files that have a path.
  private var files: [URL] {
    guard let list = gtk_file_chooser_get_files(object.opaque).map(GObject.init(taking:)) else {
      return []
    }
    return (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
      guard let item = g_list_model_get_item(list.opaque, index) else { return nil }
      let file = GObject(taking: item)
      guard let path = g_file_get_path(file.opaque) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }

  // MARK: What the user sees and does

  /// The title.
  package var title: String {
    gtk_native_dialog_get_title(object.pointer()).map { String(cString: $0) } ?? ""
  }

  /// Whether several files may be chosen.
  package var isMultiple: Bool { gtk_file_chooser_get_select_multiple(object.opaque) != 0 }

  /// Closes the panel without files.
  package func cancel() { end(false) }
}
