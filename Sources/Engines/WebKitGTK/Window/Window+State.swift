import CWebKitGTK

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
