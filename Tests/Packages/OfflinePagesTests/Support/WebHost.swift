import Foundation
import TestSupport
import Testing
import WebBridge

@testable import OfflinePages

/// What another host has, as the parts of URLs behind `http:`.
struct WebHost {
  var authority = ""
  var places: [String: String] = [:]
  var urls: [String: URL] = [:]

  subscript(_ name: String) -> String { places[name] ?? "" }

  static func make() async throws -> WebHost {
    var host = WebHost()
    func add(_ name: String, _ type: String, _ text: String, _ more: [String: String] = [:])
      async throws
    {
      let fields = ["Content-Type": type].merging(more) { $1 }
      try await host.add(name) { _ in Server.Reply(200, headers: fields, body: Data(text.utf8)) }
    }
    let open = ["Access-Control-Allow-Origin": "*"]
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    try await add("classic", "text/javascript; charset=utf-8", "window.classic = 'é'")
    try await add("throwing", "text/javascript", "throw new Error('secret')")
    try await add("late", "text/javascript", "window.late = 1")
    try await add("imported", "text/javascript", "export const word = 'imported'", open)
    try await add(
      "module", "text/javascript",
      "import { word } from '\(host["imported"])'; window.module = word", open)
    try await add("closed module", "text/javascript", "window.closedModule = 1")
    try await add("svg", "image/svg+xml", svg)
    try await add("back", "image/svg+xml", svg)
    try await add("owned", "image/svg+xml", svg, ["Cross-Origin-Resource-Policy": "same-origin"])
    try await add(
      "css", "text/css",
      "body { color: rgb(1, 2, 3); background: url(\(host["back"].split(separator: "/").last ?? "")) }"
    )
    try await add("data", "application/json", "[1]", open)
    try await add("closed", "application/json", "[2]")
    try await add(
      "named", "application/json", "[3]",
      [
        "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "X-Seen",
        "X-Seen": "1", "X-Hidden": "1", "Set-Cookie": "a=1",
      ])
    try await add("document", "text/html", "<script>parent.postMessage('ran', '*')</script>")
    return host
  }

  mutating func add(
    _ name: String, _ answer: @escaping @Sendable (Server.Exchange) -> Server.Reply
  ) async throws {
    let url = try await Server.shared.exchange(answer)
    urls[name] = url
    places[name] = String(url.absoluteString.dropFirst("http:".count))
    authority = "\(url.host ?? ""):\(url.port ?? 0)"
  }

  /// A policy for pages that load from this host.
  var policy: String {
    "default-src 'self' 'unsafe-inline' https://\(authority); object-src https: http:; frame-src https: http:"
  }

  func count(_ name: String) async throws -> Int {
    try await Server.shared.exchanges(at: #require(urls[name])).count
  }
}

extension WebHost {
  /// Opens a page as one of a package, or over http on a host of its own.
  @MainActor static func open(
    _ html: String, policy: String, files: [String: String] = [:], overHTTP: Bool = false
  ) async throws -> (PackagePage, Stage) {
    let stage = try Stage()
    let page = try WebHostRoute.$webScheme.withValue("http") { try stage.page() }
    if overHTTP {
      let url = try await Server.shared.page(html)
      page.startWaiting()
      page.webView.load(URLRequest(url: try await Server.shared.onHostOfItsOwn(url)))
      try await page.finishWaiting()
    } else {
      try await stage.install(1, files.merging(["index.html": html]) { $1 }, policy: policy)
      try await stage.open("shop", in: page)
    }
    return (page, stage)
  }

  /// Functions for scripts that ask.
  static let ask = """
    const ask = (url, prepare = () => {}) => {
      const x = new XMLHttpRequest();
      x.open('GET', url, false);
      try { prepare(x); x.send(); return x.status + ' ' + x.responseText } catch (error) { return error.name }
    };
    const word = (promise) => promise.then(String, (error) => error.name);
    const loaded = (element) => new Promise((done) => {
      element.onload = () => done('loaded');
      element.onerror = () => done('error');
    });
    const add = (name, fields) => {
      const element = Object.assign(document.createElement(name), fields), end = loaded(element);
      document.head.append(element);
      return end;
    };
    """
}
