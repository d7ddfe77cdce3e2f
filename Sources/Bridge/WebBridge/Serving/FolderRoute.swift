import Disclosure
import Foundation
import Logging
import SiteServing

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

extension FolderRoute {
  /// Creates the route by which a configuration serves a folder.
  ///
  /// - Parameter isTaken: Returns whether the configuration has a handler for a scheme.
  /// - Throws: `BridgeError` with the code `badArguments` if the folder does not exist or the
  ///   scheme is not allowed, `duplicateName` if the scheme is taken.
  convenience init(
    serving folder: URL, scheme: String, fallback: String?,
    headers: [ResponseHeaders], reloadsOnChange: Bool?, log: Logger,
    isTaken: (_ scheme: String) -> Bool
  ) throws {
    let scheme = try CustomScheme.checked(scheme)
    guard !isTaken(scheme) else {
      throw BridgeError(.duplicateName, "The configuration has a handler for “\(scheme):” already.")
    }
    var isFolder: ObjCBool = false
    guard folder.isFileURL,
      FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw BridgeError(
        .badArguments,
        "There is no folder to serve at \(folder.isFileURL ? folder.path : "\(folder)").")
    }
    guard let site = FolderSite(folder: folder.absoluteURL.standardizedFileURL, scheme: scheme)
    else {
      throw BridgeError(.badArguments, "“\(scheme)” makes no URL.")
    }
    if let problem = ResponseHeaders.problem(with: headers, hasPolicy: false) {
      throw BridgeError(.badArguments, "The headers cannot be served: \(problem).")
    }
    let responder = FolderResponder(
      site: site, rules: SiteRules(fallback: fallback), headers: headers,
      log: PageErrorLog(log, level: .notice))
    self.init(responder, reloadsOnChange: reloadsOnChange ?? Self.reloadsByDefault, log: log)
  }

  private static var reloadsByDefault: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

/// A view of the pages of a folder: a web view or a SwiftUI page.
@MainActor protocol ServedPage: AnyObject {
  var url: URL? { get }
  func loadAgain()
}

extension WKWebView: ServedPage {
  func loadAgain() { reload() }
}
