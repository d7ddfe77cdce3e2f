import CGTK
import Foundation
import WebBridge

/// Shows GTK's file panel when the user clicks a file field of the page.
@MainActor final class FilePanel: NSObject, WKUIDelegate {
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? {
    let window = gtk_widget_get_root(UnsafeMutablePointer(webView.widget))
    guard
      let panel = gtk_file_chooser_native_new(
        "Attach a file",
        window.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) },
        GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(panel)) }
    gtk_native_dialog_set_modal(.init(panel), 1)
    gtk_file_chooser_set_select_multiple(panel, parameters.allowsMultipleSelection ? 1 : 0)
    guard await response(of: panel) == GTK_RESPONSE_ACCEPT else { return nil }
    return files(of: panel)
  }

  private func response(of panel: OpaquePointer) async -> GtkResponseType {
    await withCheckedContinuation { continuation in
      let closure: @convention(c) (gpointer, gint, gpointer) -> Void = { _, response, waiter in
        Unmanaged<Waiter>.fromOpaque(waiter).takeRetainedValue()
          .continuation.resume(returning: GtkResponseType(response))
      }
      g_signal_connect_data(
        gpointer(panel), "response", unsafeBitCast(closure, to: GCallback.self),
        Unmanaged.passRetained(Waiter(continuation)).toOpaque(), nil, GConnectFlags(rawValue: 0))
      gtk_native_dialog_show(.init(panel))
    }
  }

  private func files(of panel: OpaquePointer) -> [URL] {
    guard let list = gtk_file_chooser_get_files(panel) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let file = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }
}

/// The continuation of the caller, as an object that C can retain.
private final class Waiter {
  let continuation: CheckedContinuation<GtkResponseType, Never>

  init(_ continuation: CheckedContinuation<GtkResponseType, Never>) {
    self.continuation = continuation
  }
}
