import Foundation
import Logging
import TestSupport
import WebBridge

/// A folder that belongs to one test.
struct WebFolder {
  let url: URL

  init(at url: URL) { self.url = url }

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("web-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension WebKitPage {
  /// Returns a page whose configuration serves a folder, and its bridge.
  static func serving(
    _ web: WebFolder, fallback: String? = nil, reloadsOnChange: Bool = false, path: String = "",
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  ) async throws -> (WebKitPage, Bridge, FolderSite) {
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(
      folder: web.url, fallback: fallback, reloadsOnChange: reloadsOnChange, logger: logger)
    let page = try await WebKitPage(configuration: configuration)
    let bridge = try page.attach(origins: [.scheme("app")])
    try await page.load(site.url(for: path))
    return (page, bridge, site)
  }
}
