import Foundation
import OfflinePackages
import WebBridge

/// What a bridge has where its view shows packages: the page's word on its health, and the navigations that packages
/// take.
@MainActor final class PackageExtension: BridgeExtension {
  let name = "packages"
  let pageScripts: [PageScript]
  let interceptsNavigations: Bool
  private weak var webView: WKWebView?
  private weak var site: PackageSite?

  init(_ site: PackageSite, for webView: WKWebView) {
    (self.site, self.webView) = (site, webView)
    interceptsNavigations = site.served.options.interceptsNavigations
    pageScripts = [
      PageScript(
        "offlinePage", source: OfflinePageSource.script,
        options: [
          "scheme": .string("\(site.scheme):"),
          "confirmation": .string(site.served.options.confirmation.name),
        ])
    ]
  }

  private var seat: PackageSeat? { webView.flatMap { site?.seat(of: $0) } }

  var methods: [String: BuiltInMethod] {
    [
      "webbridge.packages.ready": .asynchronous { [weak self] _ in
        guard Caller.current?.isMainFrame == true, let seat = self?.seat else {
          return .bool(false)
        }
        try await seat.ready()
        return .bool(true)
      },
      "webbridge.packages.failed": .asynchronous { [weak self] payload in
        guard Caller.current?.isMainFrame == true, let seat = self?.seat else {
          return .bool(false)
        }
        let text: String = try payload.arguments(of: "failed")
        self?.site?.served.log(
          PageFailure(text: text), at: self?.webView?.url ?? URL(fileURLWithPath: "/"))
        await seat.failed(.scriptError)
        return .bool(true)
      },
    ]
  }

  func documentBegan(isMainFrame: Bool) {
    if isMainFrame { seat?.documentBegan() }
  }

  var restoration: Task<Bool, Never>? { seat?.restoration }

  var observer: (any BridgeObserver)? { PageEndObserver { [weak self] in self?.seat } }

  var tables: [ExtensionTable] { [InstalledPackages(of: site, in: seat).table] }

  /// Takes a GET of the main frame to a URL that the current release of an installed package serves.
  func intercept(_ navigation: PageNavigation) -> Bool {
    guard navigation.isMainFrame, navigation.method == "GET", let site, let webView,
      let target = site.target(of: navigation.url)
    else { return false }
    // Behind this decision, because the engine still asks for it.
    Task { [weak site, weak webView] in
      guard let site, let webView else { return }
      do {
        try await site.open(target.package.text, path: target.path, in: webView)
      } catch {
        site.served.log(error, at: navigation.url)
      }
    }
    return true
  }
}

/// The text of an error of a page's script, for the log.
private struct PageFailure: Error, CustomStringConvertible {
  let text: String
  var description: String { "the page failed before it was ready: \(text.prefix(500))" }
}

extension PackageSiteOptions.Confirmation {
  fileprivate var name: String {
    switch self {
    case .firstPaint: "firstPaint"
    case .byPage: "byPage"
    case .byApp: "byApp"
    }
  }
}
