import OfflinePackages
import Testing

@testable import PackagePublishing

/// The notes of `pack` about hosts that scripts name.
@Suite struct NamedHostsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func notes(
    _ files: [String: String], adding sources: [String: [String]] = [:]
  ) throws -> [String] {
    for (path, text) in files { try scratch.write(text, to: "dist/\(path)") }
    try scratch.write("<!doctype html>", to: "dist/index.html")
    var configuration = PackageConfiguration()
    (configuration.package, configuration.policySources) = ("shop", sources)
    let document = try PackageBuilder(scratch["dist"], configuration: configuration, version: 1)
      .build(to: scratch["release"]).document
    let policy = document.contentSecurityPolicy ?? ""
    #expect(!policy.contains(".site") || !sources.isEmpty, "A name alone allows nothing.")
    return document.policyReport?.notes.map { "\($0.place) \($0.reason)" } ?? []
  }

  @Test func `a host that a script loads from is noted once, with how to allow it`() throws {
    let script = "\na = 'https://cdn.site/a.js'; b = 'https://cdn.site/b.js'"
    let files = ["a.js": script, "b.js": script]
    #expect(
      try notes(files) == [
        #"a.js:2 names a host that the policy does not allow: if a page loads from there, add {"csp": {"script-src": ["https://cdn.site"]}} to webbridge.json"#
      ])
    #expect(try notes(files, adding: ["script-src": ["https://cdn.site"]]).isEmpty)
    #expect(try notes(files, adding: ["script-src": ["https:"]]).isEmpty)
  }

  @Test func `a file has one note, which names a few hosts`() throws {
    let script =
      "a = 'https://a.site/a.css'; " + (1...4).map { "b('//c\($0).site/d.js');" }.joined()
    #expect(
      try notes(["a.js": script]) == [
        #"a.js:1 names hosts (and 2 more) that the policy does not allow: if a page loads from there, add {"csp": {"style-src": ["https://a.site"], "script-src": ["https://c1.site", "https://c2.site"]}} to webbridge.json"#
      ])
  }

  @Test func `hosts that the policy allows are not noted`() throws {
    #expect(try notes(["a.js": "a = 'https://a.site/a.wasm'"]).isEmpty)
    #expect(
      try notes(["index2.html": "<script src=https://a.example/b.js></script>", "a.js": "x = 1"])
        .isEmpty)
  }

  @Test func `a long host fits into the reason of a note`() throws {
    let host =
      (0..<4).map { _ in String(repeating: "a", count: 50) }.joined(separator: ".") + ".site"
    let notes = try notes(["a.js": "a = 'https://\(host)/b.js'"])
    #expect(notes.count == 1 && notes[0].utf8.count < 256 && notes[0].contains("script-src"))
  }
}
