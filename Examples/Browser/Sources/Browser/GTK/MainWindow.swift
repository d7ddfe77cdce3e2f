import CGTK
import Foundation

/// A window of the desktop.
final class MainWindow: Widget {
  init(size: CGSize) {
    super.init(gtk_window_new())
    gtk_window_set_default_size(cast(), Int32(size.width), Int32(size.height))
  }

  private var isPainting = false

  var title: String {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(cast(), newValue) }
  }

  func setContent(_ content: Widget) { gtk_window_set_child(cast(), content.pointer) }

  func show() { gtk_window_present(cast()) }

  /// Saves a picture of the window's content as a PNG file.
  func savePicture(to file: URL) async throws {
    await frame()
    let (width, height) = (gtk_widget_get_width(pointer), gtk_widget_get_height(pointer))
    guard let paintable = gtk_widget_paintable_new(pointer) else { throw PictureError.notDrawn }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw PictureError.notDrawn }
    defer { gsk_render_node_unref(node) }
    guard let texture = gsk_renderer_render_texture(gtk_native_get_renderer(opaque), node, nil)
    else { throw PictureError.notDrawn }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard gdk_texture_save_to_png(texture, file.path) != 0 else {
      throw PictureError.notWritten(file.path)
    }
  }

  /// Waits until the window has been drawn, because GTK discards its drawing after each change.
  private func frame() async {
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    gtk_widget_queue_draw(pointer)
    var handler: gulong = 0
    await withCheckedContinuation { continuation in
      handler = connect(to: UnsafeMutableRawPointer(clock), "after-paint") { [weak self] in
        // The signal may arrive once more before it is disconnected.
        guard self?.isPainting == true else { return }
        self?.isPainting = false
        continuation.resume()
      }
      isPainting = true
    }
    g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler)
  }

  enum PictureError: Error {
    /// The window has not been drawn yet.
    case notDrawn
    /// The file cannot be written.
    case notWritten(String)
  }
}
