import CWebKitGTK
import Foundation

extension WKWebView {
  func startSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (WKSnapshotImage?, (any Error)?) -> Void
  ) {
    guard !isClosed else {
      MainLoop.performLater { completionHandler(nil, WKError(.webViewInvalidated)) }
      return
    }
    let part = snapshotConfiguration?.rect ?? .null
    if !part.isNull, part.isEmpty {
      MainLoop.performLater { completionHandler(.empty, nil) }
      return
    }
    // WebKit measures the picture in pixels of the screen.
    let scale = CGFloat(gtk_widget_get_scale_factor(object.pointer()))
    let rect = part.scaled(by: scale)
    // As on Apple's systems, a width of zero is none.
    let width = snapshotConfiguration?.snapshotWidth.map { $0.doubleValue * scale }
      .flatMap { $0 == 0 ? nil : $0 }
    let isWithoutSize = frame.isEmpty && gtk_widget_get_width(object.pointer()) == 0
    let ready = AsyncReady { source, result in
      let view = source?.assumingMemoryBound(to: WebKitWebView.self)
      do throws(GLibError) {
        let texture = try GLibError.check { webkit_web_view_get_snapshot_finish(view, result, $0) }
        let picture = texture.map { GObject(taking: $0) }
        let image = picture.flatMap { Picture.image(of: $0.opaque, rect: rect, width: width) }
        let message = [
          NSLocalizedDescriptionKey:
            "The picture would be empty with this rectangle or width."
        ]
        completionHandler(image, image == nil ? WKError(.unknown, userInfo: message) : nil)
      } catch {
        if isWithoutSize { return completionHandler(.empty, nil) }
        let message = [NSLocalizedDescriptionKey: error.message]
        completionHandler(nil, WKError(.unknown, userInfo: message))
      }
    }
    webkit_web_view_get_snapshot(
      object.pointer(), WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_OPTIONS_NONE, nil,
      ready.callback, ready.data)
  }

  /// Takes a picture of the visible part of the page.
  public func takeSnapshot(
    configuration: WKSnapshotConfiguration?
  ) async throws -> WKSnapshotImage {
    try await withCheckedThrowingContinuation { continuation in
      takeSnapshot(with: configuration) { image, error in
        if let image {
          continuation.resume(returning: image)
        } else {
          continuation.resume(throwing: error ?? WKError(.unknown))
        }
      }
    }
  }
}

extension CGRect {
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    isNull || isInfinite
      ? self
      : CGRect(
        x: origin.x * scale, y: origin.y * scale, width: size.width * scale,
        height: size.height * scale)
  }
}

/// The steps from a texture to a picture: cutting, scaling and encoding.
private enum Picture {
  static func image(of texture: OpaquePointer, rect: CGRect, width: Double?) -> WKSnapshotImage? {
    let whole = CGRect(
      x: 0, y: 0, width: Int(gdk_texture_get_width(texture)),
      height: Int(gdk_texture_get_height(texture)))
    // Foundation ends the program when it intersects a rectangle whose numbers are not finite.
    guard
      rect.isNull
        || [rect.origin.x, rect.origin.y, rect.width, rect.height].allSatisfy(\.isFinite)
    else { return nil }
    let part = rect.isNull ? whole : rect.intersection(whole).integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    if part == whole, width == nil {
      guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
      return WKSnapshotImage(size: whole.size, png: Data(takingBytes: bytes))
    }
    guard
      let pixels = gdk_pixbuf_get_from_texture(texture).map({ GObject(taking: $0) }),
      let cut = gdk_pixbuf_new_subpixbuf(
        pixels.opaque, Int32(part.minX), Int32(part.minY), Int32(part.width), Int32(part.height)
      ).map({ GObject(taking: $0) })
    else { return nil }
    guard let width else { return image(of: cut, size: part.size) }
    // GTK's pictures have this limit. It also keeps a mistyped width from taking all memory.
    guard width >= 1, width <= 16_384, part.height * width / part.width <= 16_384 else {
      return nil
    }
    let size = CGSize(
      width: width.rounded(), height: max(1, (part.height * width / part.width).rounded()))
    return gdk_pixbuf_scale_simple(
      cut.opaque, Int32(size.width), Int32(size.height), GDK_INTERP_BILINEAR
    ).flatMap { image(of: GObject(taking: $0), size: size) }
  }

  private static func image(of pixels: GObject, size: CGSize) -> WKSnapshotImage? {
    guard let texture = gdk_texture_new_for_pixbuf(pixels.opaque) else { return nil }
    let owner = GObject(taking: texture)
    guard let bytes = gdk_texture_save_to_png_bytes(owner.opaque) else { return nil }
    return WKSnapshotImage(size: size, png: Data(takingBytes: bytes))
  }
}

extension Int32 {
  /// Creates a length for GTK: a whole number from 0 to 32,767, and 0 if it is not finite.
  init(pixels length: CGFloat) {
    self = length.isFinite ? Int32(Swift.min(Swift.max(0, length.rounded()), 32_767)) : 0
  }
}
