import Disclosure
import Foundation
import Logging

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The files of a folder as a route. It reloads the pages of its views when the folder changes.
@MainActor final class FolderRoute: SchemeRoute {
  private let responder: FolderResponder
  private var pages: [WeakPage] = []
  private var watch: FolderWatch?
  private let log: Logger

  private struct WeakPage {
    weak var page: (any ServedPage)?
  }

  var site: FolderSite { responder.site }

  init(_ responder: FolderResponder, reloadsOnChange: Bool, log: Logger) {
    let log = log.disclosing
    (self.responder, self.log) = (responder, log)
    guard reloadsOnChange else { return }
    watch = FolderWatch(responder.site.folder.path, log: log) { [weak self] in
      Task { @MainActor in self?.reload() }
    }
  }

  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
    answer(request, to: webView)
  }

  func answer(_ request: URLRequest, to page: (any ServedPage)?) -> SchemeAnswer {
    if watch != nil, let page, !pages.contains(where: { $0.page === page }) {
      pages.removeAll { $0.page == nil }
      pages.append(WeakPage(page: page))
    }
    let responder = responder
    return .later { try? await FileQueue.run { responder.respond(to: request) } }
  }

  private func reload() {
    for case let page? in pages.map(\.page)
    where page.url?.scheme?.lowercased() == responder.site.scheme {
      log.info("\(responder.site.folder.lastPathComponent) has changed: a page reloads")
      page.loadAgain()
    }
  }
}
