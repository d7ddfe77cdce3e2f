import CGTK
import Foundation
import WebKitGTK

/// A web view in a tab.
@MainActor final class Tab {
  let webView: WKWebView
  /// The tab's header in the notebook: the page's title, and a button.
  let header: Widget
  private let label = Label("New tab", width: 14)
  private var observations: [NSKeyValueObservation] = []

  /// - Parameters:
  ///   - configuration: A new configuration, or the configuration of the page that opens the tab.
  ///   - onChange: Called after each change of the page's state.
  ///   - onClose: Called when the user closes the tab.
  init(
    _ configuration: WKWebViewConfiguration, onChange: @escaping @MainActor () -> Void,
    onClose: @escaping @MainActor (WKWebView) -> Void
  ) {
    let webView = WKWebView(frame: .zero, configuration: configuration)
    self.webView = webView
    let close = Button("window-close-symbolic", tip: "Close the tab") { [weak webView] in
      if let webView { onClose(webView) }
    }
    header = Box(GTK_ORIENTATION_HORIZONTAL, label, close)
    observe(\.title, onChange)
    observe(\.url, onChange)
    observe(\.isLoading, onChange)
    observe(\.estimatedProgress, onChange)
    observe(\.canGoBack, onChange)
    observe(\.canGoForward, onChange)
  }

  /// The page's title, or its address if the page has no title.
  var title: String {
    let title = webView.title ?? ""
    return title.isEmpty ? webView.url?.absoluteString ?? "New tab" : title
  }

  var widget: UnsafeMutablePointer<GtkWidget> { UnsafeMutablePointer(webView.widget) }

  private func observe<Value>(
    _ keyPath: KeyPath<WKWebView, Value>, _ onChange: @escaping @MainActor () -> Void
  ) {
    observations.append(
      webView.observe(keyPath) { [weak self] _, _ in
        // WebKit reports changes on the main thread.
        MainActor.assumeIsolated {
          guard let self else { return }
          self.label.text = self.title
          onChange()
        }
      })
  }
}
