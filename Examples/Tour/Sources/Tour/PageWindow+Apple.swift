#if os(macOS)
  import AppKit
  import WebBridge

  /// The window of the tour.
  @MainActor final class PageWindow {
    private let window: NSWindow

    static func prepare() throws { NSApplication.shared.setActivationPolicy(.regular) }

    init(_ webView: WKWebView, title: String, size: CGSize) {
      window = NSWindow(
        contentRect: CGRect(origin: .zero, size: size), styleMask: [.titled, .closable],
        backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.title = title
      window.contentView = webView
    }

    func show() {
      NSApplication.shared.finishLaunching()
      window.center()
      window.makeKeyAndOrderFront(nil)
      // This task handles the window's events, because an asynchronous `main` only runs the main queue.
      Task {
        while true {
          while let event = NSApplication.shared.nextEvent(
            matching: .any, until: nil, inMode: .default, dequeue: true)
          {
            NSApplication.shared.sendEvent(event)
          }
          try? await Task.sleep(for: .milliseconds(15))
        }
      }
    }

    func waitUntilClosed() async {
      while window.isVisible { try? await Task.sleep(for: .milliseconds(100)) }
    }
  }

  extension NSImage {
    func pngData() -> Data? {
      tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) }?
        .representation(using: .png, properties: [:])
    }
  }
#endif
