#if os(Linux)
  import Foundation
  import WebBridge

  /// The window of an inspector.
  @MainActor final class InspectorWindow {
    private let window: Window
    var onClose: (() -> Void)?

    /// Connects to the display.
    static func prepare() throws { try Application.start() }

    init(_ view: WKWebView, title: String) {
      window = Window(view, title: title, size: CGSize(width: 1280, height: 820))
      window.onClose = { [weak self] in self?.onClose?() }
    }

    func show() { window.show() }
  }
#endif
