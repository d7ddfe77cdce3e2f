import Foundation
import OfflinePackages
import OfflinePages
import WebBridge

/// The first paint of a web app, from the tap on: from a package, and from an HTTP server.
@MainActor struct FirstPaints {
  private let package: Once<PaintSide>
  private let near: Once<PaintSide>
  private let far: Once<PaintSide>
  private let cached: Once<PaintSide>
  private let largePackage: Once<PaintSide>
  private let largeFar: Once<PaintSide>

  init() {
    let files = Once { try Self.files(parts: 0) }
    let many = Once { try Self.files(parts: 18) }
    package = Once { try await Self.package(of: try await files()) }
    near = Once { try await Self.server(of: try await files(), delay: 0) }
    far = Once { try await Self.server(of: try await files(), delay: 0.05) }
    cached = Once {
      let store = WKWebsiteDataStore(forIdentifier: UUID())
      return try await Self.server(of: try await files(), delay: 0.05, store: store)
    }
    largePackage = Once { try await Self.package(of: try await many()) }
    largeFar = Once { try await Self.server(of: try await many(), delay: 0.05) }
  }

  var rows: [Comparison] {
    [
      row("24 files, ready view", Self.far, reach: 0.25, largePackage.warm, largeFar.warm),
      row("6 files, ready view", Self.far, reach: 0.25, package.warm, far.warm),
      row("6 files, ready view", "HTTP, 50 ms, and a full cache", package.warm, cached.warm),
      row("6 files, ready view", "HTTP without delay", package.warm, near.warm),
      row("6 files, new view", Self.far, package.cold, far.cold),
      row("6 files, new view", "HTTP without delay", package.cold, near.cold),
    ]
  }

  private static let far = "HTTP, 50 ms a request"

  private static func files(parts: Int) throws -> URL {
    let folder = try Scratch.folder("site")
    try SampleSite.write(to: folder, parts: parts)
    return folder
  }

  private func row(
    _ view: String, _ reference: String, reach: Double? = nil, _ ours: @escaping Comparison.Work,
    _ theirs: @escaping Comparison.Work
  ) -> Comparison {
    Comparison(
      name: "first paint of a package of \(view)", unit: .milliseconds, referenceName: reference,
      reach: reach.map { .ratio(atMost: $0) }, readings: 3, ours: ours, reference: theirs)
  }

  private static func package(of files: URL) async throws -> PaintSide {
    let feed = try Feed()
    try feed.publish(files, as: "shop")
    let server = try await WebServer(serving: feed.folder)
    let packages = try PackageStore(at: try Scratch.folder("store"), root: try feed.root)
    try await packages.update("shop", from: server.url).finish()
    return PaintSide(blank: URL(string: "app://shop//blank")) {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let site = try configuration.serve(packages, scheme: "app")
      return PaintSide.Showing(configuration: configuration) { try await site.open("shop", in: $0) }
    }
  }

  /// - Parameter store: Keeps the cache from one view to the next; without it, each view begins with an empty one.
  private static func server(
    of files: URL, delay: Double, store: WKWebsiteDataStore? = nil
  ) async throws -> PaintSide {
    let server = try await WebServer(serving: files, delay: delay, compresses: true)
    return PaintSide(blank: server.url.appendingPathComponent("blank")) {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = store ?? .nonPersistent()
      configuration.prepareForBridge()
      return PaintSide.Showing(configuration: configuration) { webView in
        webView.load(URLRequest(url: server.url.appendingPathComponent("index.html")))
      }
    }
  }
}

extension Once<PaintSide> {
  fileprivate func warm() async throws -> Double { try await self().warm() }
  fileprivate func cold() async throws -> Double { try await self().cold() }
}
