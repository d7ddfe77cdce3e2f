import Foundation
import Logging
import SiteServing
import Testing
import WebBridge

@testable import OfflinePackages
@testable import OfflinePages

/// What of a release URLs reach, in all encodings.
@MainActor @Suite struct PackageURLPathTests {
  private static let files = [
    "index.html", "a/b.txt", "a/index.html", "c%20d.txt", "\u{E9}.txt", "a%b.txt", ".well-known/x",
    "%25.txt",
  ]

  /// Paths of URLs, and the file that each means.
  private static let found = [
    "": "index.html", "/": "index.html", "/index.html": "index.html", "/%69ndex.html": "index.html",
    "/a/b.txt": "a/b.txt", "/a/%62%2Etxt": "a/b.txt", "/a/": "a/index.html",
    "/c%2520d.txt": "c%20d.txt", "/%C3%A9.txt": "\u{E9}.txt", "/%c3%a9.txt": "\u{E9}.txt",
    "/a%25b.txt": "a%b.txt", "/.well-known/x": ".well-known/x", "/%2ewell-known/x": ".well-known/x",
    "/%2525.txt": "%25.txt", "/a": "a/index.html",
  ]

  /// Paths of URLs that mean no file of the release.
  private static let missing = [
    "//", "//index.html", "/a//b.txt", "/a/b.txt/", "/./index.html", "/../index.html",
    "/a/../index.html", "/a/./b.txt", "/%2e%2e/index.html", "/%2E/index.html",
    "/a/%2e%2e/index.html",
    "/..%2findex.html", "/a%2fb.txt", "/a%2Fb.txt", "/a%5cb.txt", "/a%5Cb.txt", "/a%252fb.txt",
    "/a%255cb.txt", "/%252e%252e/index.html", "/%00", "/index.html%00", "/index.html%00.js",
    "/%00index.html", "/%c0%ae%c0%ae/index.html", "/%c0%afindex.html", "/a%c0%afb.txt",
    "/%e0%80%afindex.html", "/%f0%80%80%afindex.html", "/%u002e%u002e/index.html", "/%ff", "/%",
    "/%2", "/%zz", "/INDEX.html", "/index.html.", "/index.html%20", "/index.html%2e",
    "/e%CC%81.txt", "/%C3%89.txt", "/%EF%BC%8E%EF%BC%8E/index.html", "/a%E2%88%95b.txt",
    "/a%EF%BC%8Fb.txt", "/a%E2%81%84b.txt", "/a%CC%81/b.txt", "/a/%CC%81b.txt", "/etc/passwd",
    "/%2Fetc%2Fpasswd", "/~root", "/C:/index.html", "/%E2%80%AEindex.html", "/%EF%BB%BFindex.html",
  ]

  @Test func `a URL reaches the file that it names once decoded, and nothing else`() async throws {
    let stage = try Stage()
    try await stage.install(
      1, Dictionary(uniqueKeysWithValues: Self.files.map { ($0, $0) }))
    let release = try stage.packages.open("shop")
    func find(_ path: String) -> String? {
      let found = release.document.rules.find(SitePath(encoded: path), for: .resource) {
        release.file(at: $0)
      }
      if case .file(let file, _) = found { return file.path.text }
      return nil
    }
    for (path, expected) in Self.found {
      let found = find(path)
      #expect(found?.utf8.elementsEqual(expected.utf8) == true, "\(path)")
    }
    for path in Self.missing { #expect(find(path) == nil, "\(path)") }
    let cases = Self.found.count + Self.missing.count
    #expect(cases == 66)
  }

  @Test func `no encoding of a path that names no file is answered with bytes of the disk`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(1, ["index.html": "page"], fallback: "index.html")
    let log = PageErrorLog(Logger(label: "test"), level: .debug)
    let responder = PackageResponder(release: try stage.packages.open("shop"), log: log)
    var cases = 0
    for path in Self.missing {
      guard let url = URL(string: "app://shop\(path)") else { continue }
      var request = URLRequest(url: url)
      request.setValue("text/html", forHTTPHeaderField: "Accept")
      let status = responder.respond(to: request)?.head.statusCode
      // A navigation gets the fallback, and a script nothing.
      #expect(status == 200, "\(path)")
      request.setValue("*/*", forHTTPHeaderField: "Accept")
      #expect(responder.respond(to: request)?.head.statusCode == 404, "\(path)")
      cases += 1
    }
    #expect(cases == 51)
  }
}
