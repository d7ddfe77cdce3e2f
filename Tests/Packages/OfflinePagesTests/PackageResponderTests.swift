import Foundation
import Logging
import SiteServing
import Testing
import WebBridge

@testable import OfflinePackages
@testable import OfflinePages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Responses to requests for the files of a release, without a web view.
@MainActor @Suite struct PackageResponderTests {
  private static let files = [
    "index.html": "page", "data.txt": "0123456789", "help/index.html": "help",
    "dir.d/view": "file", "picture.svg": "<svg/>", "page.xhtml": "<html/>", "list.xml": "<a/>",
    "news.rss": "<rss/>", "app.js": "1", "app.css": "a {}",
  ]

  private func responder(
    _ stage: Stage, files: [String: String] = Self.files, policy: String? = nil,
    fallback: String? = "index.html"
  ) async throws -> PackageResponder {
    try await stage.install(1, files, policy: policy, fallback: fallback)
    return PackageResponder(
      release: try stage.packages.open("shop"),
      log: PageErrorLog(Logger(label: "test"), level: .debug))
  }

  private func request(
    _ path: String, method: String = "GET", _ fields: [String: String] = [:]
  ) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "app://shop\(path)")))
    request.httpMethod = method
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  private func text(_ response: SchemeResponse?) throws -> String {
    guard case .data(let data)? = response?.body else { return "no data" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `each method has its answer`() async throws {
    let stage = try Stage()
    let responder = try await responder(stage)
    let whole = responder.respond(to: try request("/data.txt"))
    #expect(whole?.head.statusCode == 200)
    #expect(try text(whole) == "0123456789")
    let head = responder.respond(to: try request("/data.txt", method: "HEAD"))
    #expect(head?.head.statusCode == 200)
    #expect(head?.head.value(forHTTPHeaderField: "Content-Length") == "10")
    #expect(try text(head) == "")
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
      let refused = responder.respond(to: try request("/data.txt", method: method))
      #expect(refused?.head.statusCode == 405, "\(method)")
      #expect(refused?.head.value(forHTTPHeaderField: "Allow") == "GET, HEAD")
    }
  }

  @Test func `ranges and tags are answered as HTTP has them`() async throws {
    let stage = try Stage()
    let responder = try await responder(stage)
    let digest = PackageDigest(of: Data("0123456789".utf8)).hexadecimal
    let tag = "\"\(digest)\""
    let first = responder.respond(to: try request("/data.txt"))
    #expect(first?.head.value(forHTTPHeaderField: "ETag") == tag)
    #expect(first?.head.value(forHTTPHeaderField: "Cache-Control") == "no-cache")
    for (fields, status, body) in [
      (["Range": "bytes=2-4"], 206, "234"), (["Range": "bytes=-2"], 206, "89"),
      (["Range": "bytes=10-"], 416, nil), (["If-None-Match": tag], 304, ""),
      (["If-None-Match": "\"other\""], 200, "0123456789"),
      (["Range": "bytes=2-4", "If-Range": tag], 206, "234"),
      (["Range": "bytes=2-4", "If-Range": "\"other\""], 200, "0123456789"),
    ] as [([String: String], Int, String?)] {
      let response = responder.respond(to: try request("/data.txt", fields))
      #expect(response?.head.statusCode == status, "\(fields)")
      if let body { #expect(try text(response) == body, "\(fields)") }
    }
  }

  @Test func `each kind of document and each script, and no other file, has the policy`()
    async throws
  {
    let stage = try Stage()
    let usual = try await responder(stage)
    for (path, isDocument) in [
      ("/", true), ("/index.html", true), ("/help/", true), ("/picture.svg", true),
      ("/page.xhtml", true), ("/list.xml", true), ("/news.rss", true),
      // A script may be that of a worker.
      ("/app.js", true), ("/data.txt", false), ("/app.css", false), ("/dir.d/view", false),
    ] {
      let policy = usual.respond(to: try request(path))?.head
        .value(forHTTPHeaderField: "Content-Security-Policy")
      let sent = WebHostPolicy.policy(ContentSecurityPolicy.usual.text, for: "app")
      #expect(policy == (isDocument ? sent : nil), "\(path)")
    }
    let other = try Stage()
    let own = try await responder(other, policy: "default-src 'none'")
    #expect(
      own.respond(to: try request("/"))?.head.value(forHTTPHeaderField: "Content-Security-Policy")
        == "default-src 'none'")
  }

  @Test func `a release sets fields by path, and a later rule replaces an earlier one`()
    async throws
  {
    let stage = try Stage()
    try await stage.install(
      1, Self.files,
      headers: [
        .crossOriginIsolated, ResponseHeaders("/*.txt", ["cache-control": "max-age=60"]),
        ResponseHeaders("/help/*", ["Permissions-Policy": "camera=()"]),
        ResponseHeaders("/help/", ["cross-origin-opener-policy": "unsafe-none"]),
      ])
    let responder = PackageResponder(
      release: try stage.packages.open("shop"),
      log: PageErrorLog(Logger(label: "test"), level: .debug))
    for (path, cache, opener, permissions) in [
      ("/", "no-cache", "same-origin", nil), ("/data.txt", "max-age=60", "same-origin", nil),
      ("/%64ata.txt", "max-age=60", "same-origin", nil),
      ("/help/", "no-cache", "unsafe-none", "camera=()"),
      ("/help/index.html", "no-cache", "same-origin", "camera=()"),
    ] {
      let head = responder.respond(to: try request(path))?.head
      #expect(head?.value(forHTTPHeaderField: "Cache-Control") == cache, "\(path)")
      #expect(head?.value(forHTTPHeaderField: "Cross-Origin-Opener-Policy") == opener, "\(path)")
      #expect(head?.value(forHTTPHeaderField: "Permissions-Policy") == permissions, "\(path)")
      #expect(
        head?.value(forHTTPHeaderField: "Cross-Origin-Embedder-Policy") == "require-corp", "\(path)"
      )
    }
  }

  @Test func `the usual policy is the one that the documentation states`() {
    #expect(
      ContentSecurityPolicy.usual.text.components(separatedBy: "; ") == [
        "default-src 'self'", "connect-src 'self' https: wss: webbridge: data: blob:",
        "img-src 'self' data: blob: https:", "font-src 'self' data: https:",
        "media-src 'self' data: blob: https:", "style-src 'self' 'unsafe-inline'",
        "worker-src 'self' blob:", "object-src 'none'", "base-uri 'self'",
        "frame-ancestors 'self'",
      ])
  }

  @Test func `the fallback answers views alone, and requests for pages alone`() async throws {
    let stage = try Stage()
    try await stage.install(
      1, Self.files, fallback: "index.html", exclude: ["api/"])
    let responder = PackageResponder(
      release: try stage.packages.open("shop"),
      log: PageErrorLog(Logger(label: "test"), level: .debug))
    let page = ["Accept": "text/html,*/*;q=0.8"]
    for (path, fields, status) in [
      ("/cart", page, 200), ("/cart/", page, 200), ("/a.b/cart", page, 200), ("/cart", [:], 200),
      ("/cart", ["Accept": "*/*"], 404), ("/cart", ["Accept": "application/json"], 404),
      ("/missing.js", ["Accept": "*/*"], 404), ("/missing.js", [:], 404),
      ("/user/j.doe", page, 200), ("/cart.html", page, 200), ("/api/cart", page, 404),
      ("/api%2fcart", page, 404), ("/apis/cart", page, 200),
      ("/dir.d/view", ["Accept": "*/*"], 200), ("/cart%2fb", page, 200),
    ] as [(String, [String: String], Int)] {
      let response = responder.respond(to: try request(path, fields))
      #expect(response?.head.statusCode == status, "\(path) \(fields)")
      if status == 200, path != "/dir.d/view" { #expect(try text(response) == "page", "\(path)") }
    }
  }

  @Test func `a path from the release before is answered with its file, and with no fallback`()
    async throws
  {
    let stage = try Stage()
    let old = try await responder(stage, files: Self.files.merging(["old.txt": "old"]) { $1 })
    try await stage.install(2, ["index.html": "new"])
    var new = PackageResponder(
      release: try stage.packages.open("shop"),
      log: PageErrorLog(Logger(label: "test"), level: .debug))
    let page = ["Accept": "text/html"]
    #expect(new.respond(to: try request("/old.txt"))?.head.statusCode == 404)
    new.previous = old.release
    #expect(try text(new.respond(to: try request("/old.txt"))) == "old")
    #expect(try text(new.respond(to: try request("/index.html"))) == "new")
    #expect(new.respond(to: try request("/cart", page))?.head.statusCode == 404)
  }

  @Test func `a file whose bytes are damaged is an error of the server`()
    async throws
  {
    let stage = try Stage()
    let responder = try await responder(stage)
    let file = try #require(responder.release.file(at: "data.txt"))
    let object =
      stage.packages.layout.objects + "/\(file.digest.hexadecimal.prefix(2))/\(file.digest)"
    try Data("9876543210".utf8).write(to: URL(fileURLWithPath: object))
    let response = responder.respond(to: try request("/data.txt"))
    #expect(response?.head.statusCode == 500)
    // Users see no text that is not the page's. The log has the reason.
    #expect(try text(response) == "")
    #expect(try text(responder.respond(to: try request("/app.js"))) == "1")
  }
}
