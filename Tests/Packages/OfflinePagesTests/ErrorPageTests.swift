import Foundation
import Testing
import WebBridge

@testable import OfflinePackages
@testable import OfflinePages

/// What people see if a page of a package cannot be shown.
@MainActor @Suite(.serialized) struct ErrorPageTests {
  private static let files = [
    "index.html": "<!doctype html><title>Shop</title><p>Welcome</p><script src=app.js></script>",
    "help.html": "<!doctype html><title>Help</title><p>Help</p>", "app.js": "var app = 1",
  ]

  /// Writes a release into a folder of the app.
  private func write(for stage: Stage, to folder: URL) throws {
    let listed = try Self.files.sorted { $0.key < $1.key }.map { path, text in
      try ReleaseFile(
        path: PackagePath(path), digest: .init(of: Data(text.utf8)), size: text.utf8.count,
        mediaType: path.hasSuffix("js") ? "text/javascript" : "text/html")
    }
    let document = try ReleaseDocument(
      package: #require(PackageName("shop")), version: 1, label: "1",
      entry: PackagePath("index.html"), files: listed)
    for text in Self.files.values {
      let object = object(text, in: folder)
      try FileManager.default.createDirectory(
        at: object.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: object)
    }
    try Stage.sign(document.payload, .release, stage.key)
      .write(to: folder.appendingPathComponent("release.json"))
  }

  private func object(_ text: String, in folder: URL) -> URL {
    let digest = PackageDigest(of: Data(text.utf8)).hexadecimal
    return folder.appendingPathComponent("objects/\(digest.prefix(2))/\(digest)")
  }

  /// What is wrong, the code that the app's page shows, and the status.
  enum Fault: CaseIterable {
    case changed, changedAtPath, removed, removedBefore, notInstalled

    /// Whether the release can be opened, and only the page is damaged.
    var isOpened: Bool { self != .notInstalled }
  }

  private func site(_ stage: Stage, hasPage: Bool) throws -> PackagePage {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    var options = PackageSiteOptions()
    if hasPage {
      options.errorPage = {
        "<!doctype html><title>Sorry</title><p id=code>\($0.code.rawValue)</p><script>var ran = 1</script>"
      }
    }
    try configuration.serve(stage.packages, options: options)
    return try PackagePage(configuration)
  }

  @Test(arguments: Fault.allCases)
  func `the app's page is shown in place of a page of a damaged or missing release`(fault: Fault)
    async throws
  {
    let (stage, folder) = (try Stage(), ScratchFolder())
    let page = Self.files["index.html"] ?? ""
    try write(for: stage, to: folder.url)
    let object = object(page, in: folder.url)
    if fault == .removedBefore { try FileManager.default.removeItem(at: object) }
    // The app registers its release at each start. Its files are checked when they are used.
    if fault != .notInstalled { try stage.packages.embed(folder.url) }
    switch fault {
    case .changed, .changedAtPath: try Data(page.utf8.reversed()).write(to: object)
    case .removed: try FileManager.default.removeItem(at: object)
    case .removedBefore, .notInstalled: break
    }
    let view = try site(stage, hasPage: true)
    try await view.load(fault == .changedAtPath ? "app://shop/index.html?x#y" : "app://shop/")
    #expect(try await view.text("document.title") == "Sorry")
    #expect(
      try await view.text("document.getElementById('code').textContent")
        == (fault.isOpened ? "mismatch" : "notInstalled"))
    #expect(try await view.text("location.host") == "shop")
    // Files that are no pages have the status alone, and whole pages are shown.
    let get = "const r = new XMLHttpRequest(); r.open('GET', '/app.js', false); r.send();"
    let script = try await view.text("(() => { \(get) return r.status + r.responseText })()")
    #expect(script.hasPrefix(fault.isOpened ? "200var app" : "404") && !script.contains("Sorry"))
    // The app's page confirms nothing.
    #expect(try stage.packages.status(of: "shop")?.lastGood == nil)
    if fault.isOpened {
      try await view.load("app://shop/help.html")
      #expect(try await view.text("document.title") == "Help")
    }
  }

  @Test func `without a page of the app, the response is the server's`() async throws {
    let (stage, folder) = (try Stage(), ScratchFolder())
    try write(for: stage, to: folder.url)
    try stage.packages.embed(folder.url)
    let page = Self.files["index.html"] ?? ""
    try Data(page.utf8.reversed()).write(to: object(page, in: folder.url))
    let view = try site(stage, hasPage: false)
    try await view.load("app://shop/")
    #expect(try await view.text("document.title") != "Sorry")
  }
}

extension PackagePage {
  fileprivate func load(_ text: String) async throws {
    startWaiting()
    webView.load(URLRequest(url: try #require(URL(string: text))))
    try await finishWaiting()
  }
}
