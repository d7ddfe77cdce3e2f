import CGTK
import WebKitGTK

/// A bar to find text in the page.
final class FindBar: Box {
  let field = TextField(placeholder: "Find in the page")
  let result = Label(width: 9)
  private(set) lazy var next = Button("go-down-symbolic", tip: "Next") { [weak self] in
    self?.find(backwards: false)
  }
  private(set) lazy var previous = Button("go-up-symbolic", tip: "Previous") { [weak self] in
    self?.find(backwards: true)
  }
  /// Called when a search has ended.
  var onResult: (@MainActor () -> Void)?
  private let webView: @MainActor () -> WKWebView?

  /// - Parameter webView: Returns the view to search.
  init(in webView: @escaping @MainActor () -> WKWebView?) {
    self.webView = webView
    super.init(GTK_ORIENTATION_HORIZONTAL, margin: 6)
    for part in [field, previous, next, result] { append(part) }
    field.on("activate") { [weak self] in self?.find(backwards: false) }
    isVisible = false
  }

  func show() {
    isVisible = true
    field.selectAll()
  }

  func hide() { isVisible = false }

  private func find(backwards: Bool) {
    guard let webView = webView() else { return }
    let configuration = WKFindConfiguration()
    configuration.backwards = backwards
    webView.find(field.text, configuration: configuration) { [weak self] found in
      self?.result.text = found.matchFound ? "" : "Not found"
      self?.onResult?()
    }
  }
}
