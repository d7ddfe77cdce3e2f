import CMainLoop
import CWebKitGTK
public import Foundation

/// A window that shows one web view.
///
/// ```swift
/// let window = Window(webView)
/// window.onClose = { MainLoop.quit() }
/// window.show()
/// ```
@MainActor public final class Window {
  /// The view in the window.
  public let webView: WKWebView

  /// Called when the user or ``close()`` has closed the window.
  public var onClose: (() -> Void)?

  private let object: GObject
  private var titleConnection: SignalConnection?
  private var fixedTitle: String?
  private var isClosed = false

  /// Makes a window, which is not shown yet.
  ///
  /// - Parameters:
  ///   - webView: The view to show. It may be in one window at a time.
  ///   - title: The window's title; nil follows the page's.
  ///   - size: The content's size, or nil for that of the view's ``WKWebView/frame``.
  public init(_ webView: WKWebView, title: String? = nil, size: CGSize? = nil) {
    guard let window = gtk_window_new() else { preconditionFailure("GTK made no window.") }
    self.webView = webView
    fixedTitle = title
    object = GObject(retaining: UnsafeMutableRawPointer(window))
    let size = size ?? webView.frame.size
    gtk_window_set_default_size(
      object.pointer(), size.width > 0 ? Int32(size.width) : 800,
      size.height > 0 ? Int32(size.height) : 600)
    gtk_window_set_child(object.pointer(), webView.object.pointer())
    showTitle()
    titleConnection = webView.object.connect("notify::title") { [weak self] _ in
      self?.showTitle()
      return .nothing
    }
    object.connect("close-request") { [weak self] _ in
      self?.close()
      return .handled(true)
    }
  }

  isolated deinit {
    close()
  }

  /// The window's title.
  ///
  /// Setting it stops it from following the page's; nil resumes that.
  public var title: String? {
    get { gtk_window_get_title(object.pointer()).map { String(cString: $0) } }
    set {
      fixedTitle = newValue
      showTitle()
    }
  }

  /// Shows the window and brings it to the front.
  public func show() {
    gtk_window_present(object.pointer())
  }

  /// Hides the window. The page goes on as a hidden one.
  public func hide() {
    gtk_widget_set_visible(object.pointer(), 0)
  }

  /// Closes the window for good. The view leaves it unharmed.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    if let titleConnection { webView.object.disconnect(titleConnection) }
    gtk_window_set_child(object.pointer(), nil)
    gtk_window_destroy(object.pointer())
    onClose?()
  }

  private func showTitle() {
    gtk_window_set_title(object.pointer(), fixedTitle ?? webView.title ?? "")
  }
}
