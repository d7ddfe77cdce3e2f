import Foundation
import Testing
import WebBridge

@testable import OfflinePages

/// What observers of a view hear of its package's files.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct PackageLoadTests {
  @Test func `what a page of a package loads is told with its times, as of a package`()
    async throws
  {
    final class Loads: SchemeLoadObserver {
      var all: [SchemeLoad] = []
      func loaded(_ load: SchemeLoad) { all.append(load) }
    }
    let stage = try Stage()
    try await stage.install(
      1,
      [
        "index.html": "<!doctype html><script src=app.js></script>", "app.js": "0",
        "data.txt": "0123456789",
      ])
    let page = try stage.page()
    let loads = Loads()
    page.webView.schemeObserver = loads
    try await stage.open("shop", in: page)
    _ = try await page.strings(
      "return [await (await fetch('/data.txt')).text(), await (await fetch('/no')).text()]")
    let told = Dictionary(loads.all.map { ($0.url.path, $0) }) { first, _ in first }
    #expect(loads.all.allSatisfy { $0.isOfPackage })
    #expect(told["/data.txt"]?.bytes == 10 && told["/data.txt"]?.status == 200)
    #expect(told["/no"]?.status == 404)
    #expect(told["/app.js"]?.head.map { $0 > .zero } == true)
  }
}
