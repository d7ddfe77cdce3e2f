import CWebKitGTK
public import Foundation

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
