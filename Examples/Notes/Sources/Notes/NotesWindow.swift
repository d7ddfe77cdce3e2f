import Foundation
import FoundationNetworking
import WebBridge

/// The window of the app: a web view with the page, and the bridge between the page and the notes.
@MainActor final class NotesWindow {
  let webView: WKWebView
  let page: any NotesPage
  let theme = Theme()
  private let bridge: Bridge
  private let window: Window
  private let panel = FilePanel()
  private let store: NoteStore
  private var tasks: [Task<Void, Never>] = []

  init(_ store: NoteStore) throws {
    guard let folder = Bundle.module.url(forResource: "web", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(folder: folder, scheme: "notes")
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 860, height: 520), configuration: configuration)
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.scheme("notes")]),
      parts: [theme.part])
    try bridge.expose(store)
    page = bridge.page($NotesPage.self)
    window = Window(webView, title: "Notes")
    self.store = store
    webView.uiDelegate = panel
    connect()
    webView.load(URLRequest(url: site.url))
  }

  /// Shows the window. It retains this object until the user closes it.
  func show() { window.show() }

  /// Saves the user's text and closes the window, like the window's close button.
  func close() async {
    do {
      // The timeout lets the window close even if the page does not answer.
      let page = bridge.page($NotesPage.self, timeout: .seconds(5))
      if let draft = try await page.unsaved() { try await store.save(draft) }
    } catch {
      print("The last changes are not saved: \(error)")
    }
    window.close()
  }

  private func connect() {
    let (page, store, window) = (page, store, window)
    tasks = [
      Task {
        for await notes in store.changes {
          do {
            try await page.show(notes)
          } catch  where !Task.isCancelled {
            print("The page does not show the latest notes: \(error)")
          } catch {
            // The window has closed.
          }
        }
      },
      Task {
        for await title in page.opened { window.title = title.isEmpty ? "Notes" : title }
      },
    ]
    // The closures retain this object while the window is open.
    window.shouldClose = {
      Task { await self.close() }
      return false
    }
    window.onClose = {
      for task in self.tasks { task.cancel() }
    }
  }
}
