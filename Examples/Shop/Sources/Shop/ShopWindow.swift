import Foundation
import OfflinePages

/// The window of the app. It shows the installed release at once, and fetches a newer one meanwhile.
@MainActor final class ShopWindow {
  let webView: WKWebView
  private let packages: PackageStore
  private let feed: PackageFeed
  private let site: PackageSite
  private let bridge: Bridge
  private let window: Window

  init(_ packages: PackageStore, feed: PackageFeed) throws {
    (self.packages, self.feed) = (packages, feed)
    let configuration = WKWebViewConfiguration()
    site = try configuration.serve(packages, scheme: "app")
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 720, height: 420), configuration: configuration)
    bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    window = Window(webView, title: "Shop")
    try bridge.handle("openUpdate") { [weak self] () async throws -> Void in
      try await self?.open()
    }
  }

  /// Shows the window, with the installed release, or with the first one that the feed has.
  func start() async throws {
    window.show()
    if !packages.packages.contains("shop") { try await install() }
    try await open()
    try await update()
  }

  /// Shows what is installed.
  func open() async throws { try await site.open("shop", in: webView) }

  /// Installs the newest release, and tells the page of it.
  func update() async throws {
    let shown = try packages.status(of: "shop")?.current
    if try await install() != shown?.digest { bridge.emit("updateReady") }
  }

  @discardableResult private func install() async throws -> PackageDigest {
    for try await step in packages.update("shop", from: feed) {
      switch step {
      case .found(let plan): print("Version \(plan.version): \(plan.bytes) bytes to fetch")
      case .fetching(let progress): window.title = "Shop: \(Int(progress.fraction * 100)) %"
      case .installed(let release), .upToDate(let release):
        window.title = "Shop"
        return release.digest
      case .checking: break
      }
    }
    throw CancellationError()
  }

  func close() { window.close() }
}
