import Crypto
import Foundation
import OfflinePages
import PackagePublishing
import TestSupport
import Testing
import WebBridge

@testable import OfflinePackages

/// A store with releases from memory, and pages of its site.
@MainActor final class Stage {
  let packages: PackageStore
  let folder = ScratchFolder()
  /// The signed root that the store trusts.
  let root: Data
  let key = Curve25519.Signing.PrivateKey()
  private let readyLimit: Duration
  private let confirmation: PackageSiteOptions.Confirmation
  private var sites: [ObjectIdentifier: PackageSite] = [:]

  init(
    readyLimit: Duration = .seconds(60), confirmation: PackageSiteOptions.Confirmation = .firstPaint
  ) throws {
    (self.readyLimit, self.confirmation) = (readyLimit, confirmation)
    let verification = try #require(PackageVerificationKey(key.publicKey.rawRepresentation))
    let role = PackageRole(keys: [verification.identifier], threshold: 1)
    let root = try RootDocument(
      version: 1, keys: [verification], roles: [.root: role, .latest: role, .release: role])
    self.root = try Self.sign(root.payload, .root, key)
    packages = try PackageStore(at: folder.url, root: self.root, options: PackageStoreOptions())
  }

  static func sign(
    _ payload: Data, _ type: PackageDocumentType, _ key: Curve25519.Signing.PrivateKey
  ) throws -> Data {
    let identifier = try #require(PackageVerificationKey(key.publicKey.rawRepresentation))
      .identifier
    let signature = try key.signature(for: Envelope.signedBytes(of: type, payload))
    return Envelope(
      type: type, payload: payload, signatures: [.init(key: identifier, bytes: signature)]
    ).encoded()
  }

  /// Installs a version of a package.
  func install(
    _ version: UInt64, _ files: [String: String], as package: String = "shop",
    policy: String? = nil, fallback: String? = nil, exclude: [String] = [], serves: [String] = [],
    headers: [ResponseHeaders] = [], mediaTypes: [String: String] = [:]
  ) async throws {
    let name = try #require(PackageName(package))
    let channel = try #require(PackageName("stable"))
    let types = [
      "html": "text/html", "js": "text/javascript", "css": "text/css", "txt": "text/plain",
      "xhtml": "application/xhtml+xml", "svg": "image/svg+xml", "xml": "application/xml",
      "rss": "text/xml",
    ]
    let listed = try files.sorted { $0.key < $1.key }.map { path, text in
      let bytes = Data(text.utf8)
      let type = types[String(path.split(separator: ".").last ?? "")] ?? "text/plain"
      return try ReleaseFile(
        path: PackagePath(path), digest: .init(of: bytes), size: bytes.count,
        mediaType: mediaTypes[path] ?? "\(type); charset=utf-8")
    }
    let document = try ReleaseDocument(
      package: name, version: version, label: "\(version)", entry: PackagePath("index.html"),
      fallback: fallback.map { .init(document: try PackagePath($0), exclude: exclude) },
      contentSecurityPolicy: policy, headers: headers, serves: serves, files: listed)
    try await install(document, files.values.map { Data($0.utf8) }, channel)
  }

  /// Installs what `webbridge pack` makes of a folder.
  func install(_ built: BuiltRelease) async throws {
    let files = try built.document.files.map { try Data(contentsOf: built.url(of: $0.digest)) }
    try await install(built.document, files, #require(PackageName("stable")))
  }

  private func install(
    _ document: ReleaseDocument, _ files: [Data], _ channel: PackageName
  ) async throws {
    let file = try Self.sign(document.payload, .release, key)
    let session = try await packages.beginUpdate(of: document.package, channel: channel)
    defer { session.end() }
    var missing = Set(try session.missingObjects(of: document))
    for bytes in files {
      guard missing.remove(.init(of: bytes)) != nil else { continue }
      let part = try session.stagedPart(for: .init(of: bytes), size: bytes.count)
      try part.append(bytes)
      try part.finish()
    }
    try session.commit(document, file: file)
  }

  /// Makes a web view that shows packages.
  ///
  /// - Parameters:
  ///   - isShown: Whether the view's window is shown.
  ///   - parts: The parts of the bridge.
  ///   - prepare: Changes the configuration of the view.
  func page(
    isShown: Bool = false, parts: [BridgePart] = [],
    _ prepare: (WKWebViewConfiguration) -> Void = { _ in }
  ) throws -> PackagePage {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    prepare(configuration)
    var options = PackageSiteOptions()
    (options.readyLimit, options.confirmation) = (readyLimit, confirmation)
    let site = try configuration.serve(packages, options: options)
    let page = try PackagePage(configuration, parts: parts)
    sites[ObjectIdentifier(page)] = site
    if isShown { page.window.show() }
    return page
  }

  func site(of page: PackagePage) -> PackageSite {
    guard let site = sites[ObjectIdentifier(page)] else {
      preconditionFailure("Another stage's page")
    }
    return site
  }

  /// The failures of releases from now on.
  func failures() -> Failures { Failures(packages.events) }

  @discardableResult func open(
    _ package: String, in page: PackagePage, awaiting: Bool = true
  ) async throws -> InstalledRelease {
    page.startWaiting()
    let release = try await site(of: page).open(package, in: page.webView)
    if awaiting { try await page.finishWaiting() }
    return release
  }

  func openAndConfirm(_ package: String, in page: PackagePage) async throws {
    var events = packages.events.makeAsyncIterator()
    let opened = try await open(package, in: page)
    while let event = await events.next() {
      if case .confirmed(let release) = event, release.version == opened.version { return }
    }
  }
}
