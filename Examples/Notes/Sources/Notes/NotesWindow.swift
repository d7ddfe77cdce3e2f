import Foundation
import FoundationNetworking
import WebBridge

/// The window: a web view, the app's page in it, and the bridge between that page and the notes.
@MainActor final class NotesWindow {
  let webView: WKWebView
  let page: any NotesPage
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
    bridge = try Bridge(attachedTo: webView, origins: [.scheme("notes")])
    try bridge.expose(store)
    page = bridge.page($NotesPage.self)
    window = Window(webView, title: "Notes")
    self.store = store
    webView.uiDelegate = panel
    connect()
    webView.load(URLRequest(url: site.url))
  }

  /// Shows the window, which keeps itself until it is closed.
  func show() { window.show() }

  /// Closes the window as its user does.
  func close() async {
    do {
      // The window closes even if the page does not answer.
      let page = bridge.page($NotesPage.self, timeout: .seconds(5))
      if let draft = try await page.unsaved() { try await store.save(draft) }
    } catch {
      print("What was typed last is not saved: \(error)")
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
            print("The page shows old notes: \(error)")
          } catch {
            // The window has closed.
          }
        }
      },
      Task {
        for await title in page.opened { window.title = title.isEmpty ? "Notes" : title }
      },
    ]
    // The closures keep this object for as long as the window is open.
    window.shouldClose = {
      Task { await self.close() }
      return false
    }
    window.onClose = {
      for task in self.tasks { task.cancel() }
    }
  }
}
