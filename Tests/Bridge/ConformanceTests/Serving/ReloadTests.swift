import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Pages that reload when their folder changes.
  @MainActor @Suite struct ReloadTests {
    /// The ways in which a file's content changes.
    enum Change: String, CaseIterable, CustomTestStringConvertible {
      case inPlace = "written in place"
      case renamed = "written beside it and renamed"
      case newFolder = "in a folder that is new"
      case rebuilt = "with the folder, which is removed and made anew"

      var testDescription: String { rawValue }

      func make(in web: WebFolder) throws {
        let manager = FileManager.default
        let file = web.url.appendingPathComponent("a.js")
        switch self {
        case .inPlace:
          let handle = try FileHandle(forWritingTo: file)
          try handle.truncate(atOffset: 0)
          try handle.write(contentsOf: Data("bridge.emit('loaded', 2)".utf8))
          try handle.close()
        case .renamed: try Data("bridge.emit('loaded', 2)".utf8).write(to: file, options: .atomic)
        case .newFolder: try web.write(Data("2".utf8), to: "new/deeper/b.txt")
        case .rebuilt:
          try manager.removeItem(at: web.url)
          for (path, text) in ReloadTests.files("2") { try web.write(Data(text.utf8), to: path) }
        }
      }
    }

    nonisolated static func files(_ number: String) -> [String: String] {
      [
        "index.html": "<!doctype html><title>A page</title><script src=a.js></script>",
        "a.js": "bridge.emit('loaded', \(number))",
      ]
    }

    @Test(arguments: Change.allCases)
    func `a page reloads when a file changes`(change: Change) async throws {
      let web = try WebFolder(Self.files("1"))
      defer { web.remove() }
      let configuration = WKWebViewConfiguration()
      let site = try configuration.serve(folder: web.url, reloadsOnChange: true)
      let page = try await WebKitPage(configuration: configuration)
      let bridge = try page.attach(origins: [.scheme("app")])
      var loads = bridge.events("loaded", as: Int.self).makeAsyncIterator()
      try await page.load(site.url)
      #expect(await loads.next() == 1)
      try change.make(in: web)
      #expect(await loads.next() == (change == .newFolder ? 1 : 2))
    }

    @Test func `a page that is not to reload, and one that left the folder, stay as they are`()
      async throws
    {
      let web = try WebFolder(Self.files("1"))
      defer { web.remove() }
      let (page, bridge, site) = try await WebKitPage.serving(web, reloadsOnChange: true)
      let (still, _, _) = try await WebKitPage.serving(web)
      let (gone, _, _) = try await WebKitPage.serving(web, reloadsOnChange: true)
      try await gone.load(Server.shared.page("<!doctype html><title>Elsewhere</title>"))
      for other in [still, gone] { _ = try await other.run("window.state = 'kept'") }
      var loads = bridge.events("loaded", as: Int.self).makeAsyncIterator()
      try await page.load(site.url)
      #expect(await loads.next() == 1)
      try Change.inPlace.make(in: web)
      #expect(await loads.next() == 2)
      for other in [still, gone] { #expect(try await other.run("return window.state") == "kept") }
    }
  }
}
