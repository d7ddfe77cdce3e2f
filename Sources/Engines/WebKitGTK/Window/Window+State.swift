import CWebKitGTK
public import Foundation

extension Window {
  /// Whether the window is shown.
  public var isVisible: Bool {
    !isClosed && gtk_widget_get_visible(object.pointer()) != 0
  }

  /// Whether the window receives the keyboard's input.
  public var isActive: Bool {
    !isClosed && gtk_window_is_active(object.pointer()) != 0
  }

  /// Whether the window fills the screen, without a frame.
  ///
  /// A page that enters or leaves full screen, for example by `element.requestFullscreen()`,
  /// changes the value too. Setting it asks the window manager, which may take a moment or refuse;
  /// the value is the actual state.
  public var isFullscreen: Bool {
    get { !isClosed && gtk_window_is_fullscreen(object.pointer()) != 0 }
    set {
      guard !isClosed else { return }
      if newValue {
        gtk_window_fullscreen(object.pointer())
      } else {
        gtk_window_unfullscreen(object.pointer())
      }
    }
  }

  /// Whether the window fills the desktop.
  ///
  /// Setting it asks the window manager, which may take a moment or refuse; the value is the actual
  /// state.
  public var isMaximized: Bool {
    get { !isClosed && gtk_window_is_maximized(object.pointer()) != 0 }
    set {
      guard !isClosed else { return }
      if newValue {
        gtk_window_maximize(object.pointer())
      } else {
        gtk_window_unmaximize(object.pointer())
      }
    }
  }

  /// Minimizes the window. ``show()`` brings it back.
  public func minimize() {
    if !isClosed { gtk_window_minimize(object.pointer()) }
  }

  /// The name of the window's icon in the icon theme. If it is nil, which is the default, the
  /// desktop takes the icon of the program's `.desktop` file; see ``Application/start(id:)``.
  public var iconName: String? {
    get { isClosed ? nil : gtk_window_get_icon_name(object.pointer()).map { String(cString: $0) } }
    set { if !isClosed { gtk_window_set_icon_name(object.pointer(), newValue) } }
  }
}

extension Window {
  /// The content's size in points, which is the page's `innerWidth` and `innerHeight` at a zoom of
  /// 1.
  ///
  /// Setting the size asks the window manager, which may take a moment or refuse. Once the window
  /// is shown, the value is the actual size. A window is never smaller than ``minimumSize``.
  public var size: CGSize {
    get {
      guard !isClosed, !webView.isClosed else { return .zero }
      guard gtk_widget_get_mapped(object.pointer()) != 0 else { return requestedSize }
      let content: UnsafeMutablePointer<GtkWidget> = webView.object.pointer()
      return CGSize(
        width: Int(gtk_widget_get_width(content)), height: Int(gtk_widget_get_height(content)))
    }
    set { resize(to: newValue) }
  }

  /// The smallest size that the user can give the content. Zero, the default, is no limit.
  public var minimumSize: CGSize {
    get {
      guard !isClosed, !webView.isClosed else { return .zero }
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_widget_get_size_request(webView.object.pointer(), &width, &height)
      return CGSize(width: Int(max(0, width)), height: Int(max(0, height)))
    }
    set {
      guard !isClosed, !webView.isClosed else { return }
      gtk_widget_set_size_request(
        webView.object.pointer(), Int32(pixels: newValue.width), Int32(pixels: newValue.height))
    }
  }

  /// Whether the user can change the size. The default is true.
  public var isResizable: Bool {
    get { !isClosed && gtk_window_get_resizable(object.pointer()) != 0 }
    set { if !isClosed { gtk_window_set_resizable(object.pointer(), newValue ? 1 : 0) } }
  }

  /// The number of screen pixels per point, which is the page's `devicePixelRatio` at a zoom of 1.
  public var scaleFactor: CGFloat {
    isClosed ? 1 : CGFloat(gtk_widget_get_scale_factor(object.pointer()))
  }
}

extension Window {
  /// Asks for a size of the content. GTK's window size includes the title bar that it may draw.
  func resize(to size: CGSize) {
    guard !isClosed else { return }
    gtk_window_set_default_size(
      object.pointer(), max(1, Int32(pixels: size.width)),
      max(1, Int32(pixels: size.height)) + titleBarHeight)
  }

  /// Lets GTK decide whether it draws a title bar, and adds the height of the bar to the window's.
  func prepareToShow() {
    guard gtk_widget_get_realized(object.pointer()) == 0 else { return }
    let size = requestedSize
    gtk_widget_realize(object.pointer())
    resize(to: size)
  }

  private var requestedSize: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(object.pointer(), &width, &height)
    return CGSize(width: Int(width), height: Int(height - titleBarHeight))
  }

  private var titleBarHeight: Int32 {
    guard gtk_widget_get_realized(object.pointer()) != 0, !webView.isClosed else { return 0 }
    return least(object) - least(webView.object)
  }

  private func least(_ widget: GObject) -> Int32 {
    var height: Int32 = 0
    gtk_widget_measure(
      widget.pointer(), GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
    return height
  }
}

/// The shortcuts that a Mac's Edit menu gives every page and that WebKitGTK leaves to the program.
/// WebKitGTK itself has the shortcuts for the clipboard and for selecting everything.
@MainActor enum WindowShortcuts {
  private static let commands = [
    ("<Control>z", WEBKIT_EDITING_COMMAND_UNDO),
    ("<Control><Shift>z", WEBKIT_EDITING_COMMAND_REDO),
    ("<Control>y", WEBKIT_EDITING_COMMAND_REDO),
  ]

  /// Adds the shortcuts to a window. They act on keys that the page did not handle.
  static func add(to window: GObject, for webView: WKWebView) {
    guard let controller = gtk_shortcut_controller_new() else { return }
    for (keys, command) in commands {
      let action = ClosureBox<@MainActor () -> Void> { [weak webView] in
        guard let webView, !webView.isClosed else { return }
        webkit_web_view_execute_editing_command(webView.object.pointer(), command)
      }
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(
          gtk_shortcut_trigger_parse_string(keys),
          gtk_callback_action_new(
            { _, _, data in
              // GTK calls this function on the main thread.
              nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.borrow(data)
              MainActor.assumeIsolated { box.closure() }
              return 1
            }, action.retained(), { ClosureBox<@MainActor () -> Void>.free($0) })))
    }
    // The window takes ownership of the controller.
    gtk_widget_add_controller(window.pointer(), controller)
  }
}
