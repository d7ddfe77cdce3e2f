import Foundation
import Logging

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The files of a folder as a route. It reloads the pages of its views when the folder changes.
@MainActor final class FolderRoute: SchemeRoute {
  private let responder: FolderResponder
  private var views: [WeakView] = []
  private var watch: FolderWatch?
  private let log: Logger

  private struct WeakView {
    weak var view: WKWebView?
  }

  init(_ responder: FolderResponder, reloadsOnChange: Bool, log: Logger) {
    (self.responder, self.log) = (responder, log)
    guard reloadsOnChange else { return }
    watch = FolderWatch(responder.site.folder.path, log: log) { [weak self] in
      Task { @MainActor in self?.reload() }
    }
  }

  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
    if watch != nil, !views.contains(where: { $0.view === webView }) {
      views.removeAll { $0.view == nil }
      views.append(WeakView(view: webView))
    }
    let responder = responder
    return .later { try? await FileQueue.run { responder.respond(to: request) } }
  }

  private func reload() {
    for case let view? in views.map(\.view)
    where view.url?.scheme?.lowercased() == responder.site.scheme {
      log.info("\(responder.site.folder.lastPathComponent) has changed: a page reloads")
      view.reload()
    }
  }
}
