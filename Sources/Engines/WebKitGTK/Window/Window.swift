import CMainLoop
import CWebKitGTK
public import Foundation

/// A window that shows one web view.
///
/// ```swift
/// let window = Window(webView, size: CGSize(width: 800, height: 600))
/// window.onClose = { save() }
/// window.show()
/// ```
///
/// A window that is shown stays until the user or ``close()`` closes it, even if the program keeps
/// no reference to it, as GTK's own windows do. Otherwise it would vanish when the function that
/// made it returns. A window that is not shown ends with the last reference to it.
/// ``Application/windows`` lists the windows that are shown.
///
/// - Note: *Differs:* exists on Linux only.
@preconcurrency @MainActor public final class Window {
  /// The view in the window.
  public let webView: WKWebView

  /// Called when the user wants to close the window. False keeps it open, for example to ask about
  /// unsaved changes first. ``close()`` does not call the closure.
  public var shouldClose: (() -> Bool)?

  /// Called once when the window has closed, whether the user or the program closed it. The window
  /// then releases all its closures.
  public var onClose: (() -> Void)?

  /// Called with true when the window starts to receive the keyboard's input, and with false when
  /// it stops.
  public var onActiveChange: ((Bool) -> Void)?

  let object: GObject
  var isClosed = false
  private var titleConnection: SignalConnection?
  private var fixedTitle: String?

  /// Makes a window, which is not shown yet.
  ///
  /// - Parameters:
  ///   - webView: The view to show. A view can be in one window at a time.
  ///   - title: The window's title, or nil to follow the page's title.
  ///   - size: The content's size in points. Nil means the size of the view's ``WKWebView/frame``,
  ///     or 800 by 600 if the frame is empty.
  public init(_ webView: WKWebView, title: String? = nil, size: CGSize? = nil) {
    Application.startOrEnd()
    guard let window = gtk_window_new() else { preconditionFailure("GTK made no window.") }
    self.webView = webView
    fixedTitle = title
    object = GObject(retaining: UnsafeMutableRawPointer(window))
    if !webView.isClosed {
      gtk_window_set_child(object.pointer(), webView.object.pointer())
    }
    let wanted = size ?? webView.frame.size
    resize(
      to: CGSize(
        width: wanted.width >= 1 ? wanted.width : 800,
        height: wanted.height >= 1 ? wanted.height : 600))
    Self.all.append(weak: self)
    showTitle()
    connect()
    WindowShortcuts.add(to: object, for: webView)
  }

  isolated deinit {
    close()
  }

  private func connect() {
    titleConnection = webView.object.connect("notify::title") { [weak self] _ in
      self?.showTitle()
      return .nothing
    }
    object.connect("close-request") { [weak self] _ in
      if let self, self.shouldClose?() ?? true { self.close() }
      return .handled(true)
    }
    object.connect("notify::is-active") { [weak self] _ in
      if let self, !self.isClosed { self.onActiveChange?(self.isActive) }
      return .nothing
    }
  }

  /// The window's title.
  ///
  /// Setting a title stops it from following the page's title. Setting nil follows that again.
  public var title: String? {
    get { isClosed ? nil : gtk_window_get_title(object.pointer()).map { String(cString: $0) } }
    set {
      fixedTitle = newValue
      showTitle()
    }
  }

  private func showTitle() {
    if !isClosed { gtk_window_set_title(object.pointer(), fixedTitle ?? webView.title ?? "") }
  }

  /// Shows the window and brings it to the front. The window stays until it is closed or hidden.
  public func show() {
    guard !isClosed else { return }
    if !Self.shown.contains(where: { $0 === self }) { Self.shown.append(self) }
    Self.open.insert(ObjectIdentifier(self))
    prepareToShow()
    gtk_window_present(object.pointer())
  }

  /// Hides the window. To show it again, the program must keep a reference to it. The page
  /// continues as a hidden page.
  public func hide() {
    guard !isClosed else { return }
    gtk_widget_set_visible(object.pointer(), 0)
    Self.shown.removeAll { $0 === self }
  }

  /// Closes the window permanently. The view is removed from the window and stays usable.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    if let titleConnection { webView.object.disconnect(titleConnection) }
    gtk_window_set_child(object.pointer(), nil)
    gtk_window_destroy(object.pointer())
    let onClose = onClose
    // The closures may keep the window alive.
    (self.shouldClose, self.onClose, onActiveChange) = (nil, nil, nil)
    Self.shown.removeAll { $0 === self }
    Self.all.removeAll { $0.object === self }
    let wasOpen = Self.open.remove(ObjectIdentifier(self)) != nil
    onClose?()
    if wasOpen { Application.lastWindowMayHaveClosed() }
  }

  /// The windows that are shown. The list keeps them alive.
  private(set) static var shown: [Window] = []

  /// The windows that have been shown and are not closed.
  private static var open: Set<ObjectIdentifier> = []

  static var isAnyOpen: Bool { !open.isEmpty }

  /// The windows that are not closed, whether or not they have been shown.
  private static var all: [Weak<Window>] = []

  /// Closes every window, before the program ends.
  static func closeAll() {
    for window in all { window.object?.close() }
  }
}
