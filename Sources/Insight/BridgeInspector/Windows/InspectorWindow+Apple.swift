#if os(macOS)
  import AppKit
  import WebBridge

  /// The window of an inspector.
  @MainActor final class InspectorWindow {
    private let window: NSWindow
    /// Not called, because a closed window can be shown again.
    var onClose: (() -> Void)?

    static func prepare() throws {}

    init(_ view: WKWebView, title: String) {
      window = NSWindow(
        contentRect: CGRect(x: 0, y: 0, width: 1280, height: 820),
        styleMask: [.titled, .closable, .resizable, .miniaturizable], backing: .buffered,
        defer: false)
      window.isReleasedWhenClosed = false
      window.title = title
      window.contentView = view
    }

    func show() { window.makeKeyAndOrderFront(nil) }
  }
#elseif canImport(UIKit)
  import WebBridge

  /// Stands for the window on systems whose apps have one window.
  @MainActor final class InspectorWindow {
    var onClose: (() -> Void)?

    static func prepare() throws {
      throw BridgeError(
        .unavailable,
        "This system has no windows for an inspector. Show the view of makeView(frame:).")
    }

    init(_ view: WKWebView, title: String) {}

    func show() {}
  }
#endif
