import CGTK
import Foundation
import FoundationNetworking
import WebKitGTK

/// The browser's window: buttons, an address field, tabs, a find bar, and a status line.
@MainActor final class BrowserWindow: NSObject {
  let window = MainWindow(size: CGSize(width: 900, height: 600))
  let address = TextField(placeholder: "Address or search")
  let notebook = Notebook()
  let status = Label()
  let downloads: Downloads
  private(set) lazy var back = Button("go-previous-symbolic", tip: "Back (Alt+Left)") {
    [weak self] in
    self?.current?.webView.goBack()
  }
  private(set) lazy var forward = Button("go-next-symbolic", tip: "Forward (Alt+Right)") {
    [weak self] in self?.current?.webView.goForward()
  }
  private(set) lazy var reload = Button("view-refresh-symbolic", tip: "Reload (Ctrl+R)") {
    [weak self] in self?.current?.webView.reload()
  }
  private(set) lazy var findBar = FindBar { [weak self] in self?.current?.webView }
  private(set) var tabs: [Tab] = []

  /// Called after each change of the window.
  var onChange: (@MainActor () -> Void)?

  /// - Parameter downloads: The folder for downloads.
  init(downloads folder: URL) {
    downloads = Downloads(folder, status)
    super.init()
    let add = Button("tab-new-symbolic", tip: "New tab (Ctrl+T)") { [weak self] in self?.addTab() }
    let bar = Box(GTK_ORIENTATION_HORIZONTAL, margin: 6, back, forward, reload, address, add)
    window.setContent(
      Box(
        GTK_ORIENTATION_VERTICAL, bar, notebook, findBar,
        Box(GTK_ORIENTATION_HORIZONTAL, margin: 6, status)))
    connect()
  }

  private func connect() {
    // The window retains this object until the program ends.
    window.on("close-request") { Application.quit() }
    address.on("activate") { [self] in open(address.text) }
    notebook.on("notify::page") { [weak self] in self?.update() }
    downloads.onChange = { [weak self] in self?.update() }
    window.addShortcuts([
      ("<Control>t", { [weak self] in self?.addTab() }),
      ("<Control>w", { [weak self] in self?.closeCurrent() }),
      ("<Control>l", { [weak self] in self?.address.selectAll() }),
      ("<Control>f", { [weak self] in self?.findBar.show() }),
      ("<Control>r", { [weak self] in self?.reload.activate() }),
      ("<Alt>Left", { [weak self] in self?.back.activate() }),
      ("<Alt>Right", { [weak self] in self?.forward.activate() }),
      ("Escape", { [weak self] in self?.findBar.hide() }),
    ])
  }

  func show() { window.show() }

  // MARK: Tabs

  /// The visible tab.
  var current: Tab? { tabs.first { $0.widget == notebook.current } }

  /// Adds a tab and shows it.
  @discardableResult
  func addTab(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) -> Tab {
    let tab = Tab(
      configuration, onChange: { [weak self] in self?.update() },
      onClose: { [weak self] in self?.close($0) })
    tab.webView.navigationDelegate = self
    tab.webView.uiDelegate = self
    tabs.append(tab)
    notebook.append(tab.widget, tab: tab.header)
    notebook.current = tab.widget
    update()
    if tab.webView.url == nil { address.focus() }
    return tab
  }

  /// Closes the tab of a view. The program ends with the last tab.
  func close(_ webView: WKWebView) {
    guard let index = tabs.firstIndex(where: { $0.webView === webView }) else { return }
    let tab = tabs.remove(at: index)
    notebook.remove(tab.widget)
    if tabs.isEmpty { Application.quit() }
    update()
  }

  private func closeCurrent() {
    if let current { close(current.webView) }
  }

  // MARK: The page

  /// Loads the URL for a text of the address field.
  func open(_ text: String) {
    guard let url = Address.url(for: text) else { return }
    (current ?? addTab()).webView.load(URLRequest(url: url))
  }

  /// Shows the state of the current tab.
  private func update() {
    defer { onChange?() }
    guard let current else { return }
    let webView = current.webView
    window.title = current.title
    back.isEnabled = webView.canGoBack
    forward.isEnabled = webView.canGoForward
    address.progress = webView.isLoading ? webView.estimatedProgress : 0
    // A text that the user is typing stays.
    if !address.isFocused || webView.isLoading { address.text = webView.url?.absoluteString ?? "" }
  }

  /// Shows a text in the status line.
  func say(_ text: String) {
    status.text = text
    onChange?()
  }
}
