import Foundation
import OfflinePackages
import WebBridge

/// The bridge extension of views that show packages: it receives the page's reports of its health, and takes the
/// navigations to packages.
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
        guard BridgeCaller.current?.isMainFrame == true, let seat = self?.seat else {
          return .bool(false)
        }
        try await seat.ready()
        return .bool(true)
      },
      "webbridge.packages.failed": .asynchronous { [weak self] payload in
        guard BridgeCaller.current?.isMainFrame == true, let seat = self?.seat else {
          return .bool(false)
        }
        guard case .array(let list) = try payload.value(), list.count == 3,
          case .string(let kind) = list[0], case .string(let text) = list[1],
          case .bool(let isOffline) = list[2],
          let failure = PageFailure(kind, text, missing: seat.current?.missing ?? [])
        else { return .bool(false) }
        self?.site?.served.log(failure, at: self?.webView?.url ?? URL(fileURLWithPath: "/"))
        await seat.failed(failure.reason, whileOffline: isOffline)
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

/// The failure that a page reports.
private struct PageFailure: Error, CustomStringConvertible {
  let reason: PackageFailureReason
  private let text: String

  /// - Parameters:
  ///   - text: What has failed; for a file its URL, which is empty if a script has imported it.
  ///   - missing: The paths of the files that the page has asked for and not got. Other files that did not load are no failure
  ///     of the package.
  init?(_ kind: String, _ text: String, missing: [String]) {
    switch kind {
    case "reported": (reason, self.text) = (.reported, text)
    case "script": (reason, self.text) = (.scriptError, text)
    case "file":
      let path = URL(string: text)?.path ?? ""
      let imported = path.isEmpty || path.isModule ? missing.first(where: \.isModule) : nil
      guard let file = missing.first(where: { $0 == path }) ?? imported else { return nil }
      (reason, self.text) = (.loadError, "\(file) is missing or damaged")
    default: return nil
    }
  }

  var description: String {
    let place =
      reason == .reported ? "the page reports a failure" : "the page failed before it was ready"
    return "\(place): \(text.prefix(500))"
  }
}

extension String {
  /// Whether a path is that of a module.
  fileprivate var isModule: Bool { hasSuffix(".js") || hasSuffix(".mjs") }
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
