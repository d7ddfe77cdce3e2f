import Foundation
import OfflinePages
import SiteServing
import Testing

@testable import OfflinePackages
@testable import OfflinePages

/// The types of files in which scripts run, by what the engine does.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ScriptableTypeTests {
  /// Types, and whether a script in a document of the type runs.
  private static let types = [
    ("text/html", true), ("application/xhtml+xml", true), ("text/xml", true),
    ("application/xml", true), ("image/svg+xml", true), ("application/rss+xml", true),
    ("application/atom+xml", true),
    ("TEXT/HTML; charset=utf-8", true), ("application/RSS+XML;charset=utf-8", true),
    ("text/plain", false), ("application/json", false), ("text/javascript", false),
    ("application/octet-stream", false), ("text/css", false), ("image/png", false),
    ("text/vtt", false), ("application/xml-dtd", false), ("text/x-own", false),
  ]

  /// Types that the engine shows only if the app's navigation delegate allows it, with scripts then.
  private static let allowed = [
    "application/mathml+xml", "application/xslt+xml", "model/x3d+xml", "x/y+xml",
  ]

  private static let xml =
    "<?xml version='1.0'?><s:script xmlns:s='http://www.w3.org/1999/xhtml'>parent.postMessage('ran', '*')</s:script>"
  private static let html =
    "<!doctype html><script>parent.postMessage('ran', '*')</script>"

  private func page(_ stage: Stage, policy: String) async throws -> PackagePage {
    var files = ["index.html": "<!doctype html><title>Types</title>"]
    var mediaTypes: [String: String] = [:]
    for (index, (type, _)) in Self.types.enumerated() {
      files["\(index)"] = type.lowercased().hasPrefix("text/html") ? Self.html : Self.xml
      mediaTypes["\(index)"] = type
    }
    try await stage.install(1, files, policy: policy, mediaTypes: mediaTypes)
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    return page
  }

  /// Returns for each type whether a script in a frame of it ran.
  private func run(in page: PackagePage) async throws -> [String] {
    try await page.strings(
      """
      const found = [];
      for (let index = 0; index < \(Self.types.count); index++) {
        const frame = document.createElement('iframe');
        let ran = false;
        const hear = () => { ran = true };
        addEventListener('message', hear);
        frame.src = '/' + index;
        const loaded = new Promise((done) => { frame.onload = done });
        document.body.append(frame);
        // A file that the engine does not show loads nothing.
        await Promise.race([loaded, new Promise((done) => setTimeout(done, 2000))]);
        await new Promise((done) => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage('') });
        found.push(String(ran));
        removeEventListener('message', hear);
        frame.remove();
      }
      return found;
      """)
  }

  @Test func `every type in which the engine runs scripts has the policy`() async throws {
    let stages = [try Stage(), try Stage()]
    let open = try await page(stages[0], policy: "default-src 'self' 'unsafe-inline'")
    let ran = try await run(in: open)
    let strict = try await page(stages[1], policy: "default-src 'self'")
    let forbidden = try await run(in: strict)
    for (index, (type, runs)) in Self.types.enumerated() {
      #expect(ran[index] == "\(runs)", "\(type)")
      #expect(ScriptableType.isDocument(type) == runs, "\(type)")
      #expect(forbidden[index] == "false", "\(type)")
    }
    for type in Self.allowed { #expect(ScriptableType.isDocument(type), "\(type)") }
  }

  @Test func `the script of a worker has the policy of its package`() async throws {
    let stage = try Stage()
    try await stage.install(
      1,
      [
        "index.html": "<!doctype html><title>Worker</title>", "data.txt": "data",
        "worker.js":
          "fetch('/data.txt').then(() => postMessage('fetched'), () => postMessage('refused'))",
      ], policy: "default-src 'self'; connect-src 'none'")
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    let found = try await page.strings(
      """
      const worker = new Worker('/worker.js');
      return [await new Promise((done) => { worker.onmessage = (event) => done(event.data) })];
      """)
    #expect(found == ["refused"])
  }
}
