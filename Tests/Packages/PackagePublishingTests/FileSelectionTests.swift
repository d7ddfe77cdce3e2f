import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Which files of a folder are packed, left out and refused.
@Suite struct FileSelectionTests {
  private let scratch: Scratch
  private static let key =
    #"{"algorithm":"ed25519","name":"release-1","public":"AA==","private":"AA=="}"#
  private static let document = #"{"payloadType":"application/vnd.webbridge.root+json","payload":""#

  init() throws {
    scratch = try Scratch()
    try scratch.write("<!doctype html>", to: "dist/index.html")
  }

  private func folder(
    _ patterns: [String] = [], hidden: Bool = false
  ) throws(PublishingError) -> PackageFolder {
    try PackageFolder(
      scratch["dist"], ignoring: patterns.map(PathPattern.init), includesHidden: hidden)
  }

  @Test func `empty folders are skipped, also folders of empty folders`() throws {
    for path in ["dist/empty", "dist/a/b/c", "dist/404"] {
      try FileManager.default.createDirectory(
        at: scratch[path], withIntermediateDirectories: true)
    }
    #expect(try folder().files.map(\.path.text) == ["index.html"])
  }

  @Test(arguments: [
    ".nojekyll", ".DS_Store", ".gitkeep", ".npmignore", "assets/.gitkeep", "._index.html",
    ".vite/manifest.json", "types/index.d.ts", "index.d.mts", "lib.d.cts",
  ])
  func `what no page needs is left out and named, unless a pattern asks for it`(
    path: String
  ) throws {
    try scratch.write("x", to: "dist/\(path)")
    let selected = try folder()
    #expect(selected.files.map(\.path.text) == ["index.html"])
    let named = selected.leftOut.flatMap(\.paths)
    #expect(named == [path == ".vite/manifest.json" ? ".vite" : path])
    let name = path.split(separator: "/")[
      path.hasPrefix(".vite") ? 0 : path.split(separator: "/").count - 1]
    let asked = try folder(["!\(name)"])
    #expect(asked.files.map(\.path.text).sorted() == ["index.html", path].sorted())
    #expect(asked.leftOut.isEmpty)
  }

  /// Files, and words of the error for each; none for files that are packed.
  private static let mistakes: [(path: String, text: String, word: String?)] = [
    (".env", "e", "named as settings"), (".env.local", "e", "named as settings"),
    ("env", "e", "named as settings"), ("env.production", "e", "named as settings"),
    ("api/env.json", "{}", "named as settings"), (".ENV", "e", "named as settings"),
    ("env.js", "e", nil), ("_app/env.js", "e", nil), ("environment.png", "e", nil),
    ("envelope.svg", "e", nil), ("environments/a.json", "{}", nil),
    ("release-1.key.json", key, "secret"), ("notes/renamed.txt", key, "secret"),
    ("release-1.pub.json", #"{"algorithm":"ed25519","name":"a","public":"AA=="}"#, nil),
    ("package.json", #"{"private":true}"#, nil),
    ("feed/root/1.json", document, "of a feed or a release"),
    ("release/release.json", document, "of a feed or a release"),
    ("assets/app.js.map", "{}", "source map"), ("assets/app.css.map", "{}", "source map"),
    ("app.map", #"{"version":3,"mappings":"AAAA"}"#, "source map"),
    ("levels/one.map", "#####", nil), ("levels/two.map", #"{"tiles":[]}"#, nil),
    (".cache/x", "x", "hidden"), (".well-known/app.json", "{}", nil),
  ]

  @Test(arguments: mistakes.indices)
  func `files that are in a folder by mistake are refused`(index: Int) throws {
    let (path, text, word) = Self.mistakes[index]
    try scratch.write(text, to: "dist/\(path)")
    let error = message { _ = try folder() }
    guard let word else {
      #expect(try folder().files.count == 2, "\(error ?? "")")
      return
    }
    #expect(error?.contains(word) == true, "\(error ?? "no error")")
    #expect(error?.contains("\n") == false)
    let top = path.split(separator: "/")[0]
    #expect(error?.contains("dist/\(word == "hidden" ? String(top) : path) is") == true)
    // Patterns leave the file out, and one with “!” packs it, unless it is a key.
    #expect(try folder([word == "hidden" ? String(top) : path]).files.count == 1)
    #expect(try folder(["\(top)"]).files.count == 1)
    let asked = message { _ = try folder(["!/\(top)", "!/\(path)"]) }
    #expect(word == "secret" ? asked?.contains(word) == true : asked == nil, "\(asked ?? "")")
  }

  @Test func `all mistakes are named at once, and of many source maps the first three`() throws {
    for path in [".env", ".env.local", ".a", ".b"] { try scratch.write("x", to: "dist/\(path)") }
    for number in 1...9 { try scratch.write("{}", to: "dist/\(number).js.map") }
    let error = message { _ = try folder() } ?? ""
    for part in [
      "dist/.env and ", "dist/.env.local are named as settings", "1.js.map, ",
      "3.js.map and 6 more are of the kind source map", "dist/.a and ", "dist/.b are hidden",
    ] { #expect(error.contains(part), "\(part): \(error)") }
  }

  @Test func `names with control characters are printed without them`() throws {
    try scratch.write("x", to: "dist/.e\u{1B}[31m\nFORGED")
    let error = message { _ = try folder() } ?? ""
    #expect(!error.unicodeScalars.contains { $0.value < 0x20 } && error.contains("is hidden"))
  }

  @Test func `hidden files are packed with the others where all are asked for, but for .env`()
    throws
  {
    for path in [".a", ".nojekyll", ".b/c"] { try scratch.write("x", to: "dist/\(path)") }
    #expect(try folder(hidden: true).files.count == 4)
    try scratch.write("x", to: "dist/.env")
    #expect(message { _ = try folder(hidden: true) }?.contains("settings of a build") == true)
  }

  @Test func `a pattern that matches nothing is a warning, in each member`() throws {
    try scratch.write("1", to: "dist/app.js")
    var configuration = PackageConfiguration()
    configuration.package = "shop"
    configuration.ignore = ["*.map", "!/index.html", "tmp/\u{1B}", "app.js/"].map(PathPattern.init)
    configuration.priorities = [PathPattern("*.js"): 1, PathPattern("images/"): 2]
    configuration.mediaTypes = [PathPattern("*.data"): "text/plain"]
    let builder = try PackageBuilder(scratch["dist"], configuration: configuration, version: 1)
    #expect(
      builder.warnings == [
        "“*.map” in “ignore” matches no file.", "“tmp/\\u{1B}” in “ignore” matches no file.",
        "“app.js/” in “ignore” matches no file.", "“images/” in “priorities” matches no file.",
        "“*.data” in “mediaTypes” matches no file.",
      ])
  }

  @Test func `a script or a style sheet that a page names and the package lacks is a warning`()
    throws
  {
    try scratch.write(
      """
      <!doctype html><link rel="stylesheet" href="/css/app.css?v=1"><link rel=stylesheet href=gone.css>
      <script src="js/a%20b.js"></script><script type=module src="/prefix/main.js#x"></script>
      <script src="https://cdn.example/x.js"></script><script src="data:,x"></script>
      <script type="text/template" src="no.js"></script><script nomodule src="old.js"></script>
      <noscript><link rel=stylesheet href=no.css></noscript><link rel=modulepreload href=no.js>
      """, to: "dist/index.html")
    try scratch.write(
      "<base href='/app/'><script src=here.js></script><script src=../prefix/main.js></script>",
      to: "dist/docs/a.html")
    try scratch.write(
      "<base href='https://cdn.example/'><script src=no.js></script>", to: "dist/docs/b.html")
    for path in ["css/app.css", "js/a b.js", "app/here.js"] {
      try scratch.write("", to: "dist/\(path)")
    }
    var configuration = PackageConfiguration()
    configuration.package = "shop"
    let found = try PackageBuilder(scratch["dist"], configuration: configuration, version: 1)
      .warnings
    #expect(
      found == [
        "docs/a.html:1 names “prefix/main.js”, which the package does not have: a device counts this page as failed.",
        "index.html:1 names “gone.css”, which the package does not have: a device counts this page as failed.",
      ])
    let many = (1...9).map { "<script src=\($0).js></script>" }.joined()
    try scratch.write(many, to: "dist/index.html")
    let lines = try PackageBuilder(scratch["dist"], configuration: configuration, version: 1)
      .warnings
    #expect(lines.count == 6)
    configuration.contentSecurityPolicy = "default-src 'self'"
    #expect(
      try PackageBuilder(scratch["dist"], configuration: configuration, version: 1).warnings
        == lines)
    #expect(lines.last == "5 more files that pages name are not in the package.")
  }

  #if os(macOS) || os(Linux)
    @Test func `the command says what it left out and which pattern is of no use`() throws {
      for path in [".nojekyll", ".DS_Store", "index.d.ts"] {
        try scratch.write("x", to: "dist/\(path)")
      }
      let command = CommandRunner(folder: scratch.url)
      let words = ["pack", "dist", "--package", "shop", "--version", "1", "--ignore", "*.map"]
      let outcome = try command.run(words)
      #expect(outcome.status == 0, "\(outcome.errors)")
      for line in [
        "Left out, because no page needs it: .DS_Store, .nojekyll",
        "Left out, because “!*.d.ts” is not in “ignore”: the declarations index.d.ts",
        "warning: “*.map” in “ignore” matches no file.",
      ] {
        #expect(outcome.output.split(separator: "\n").contains { $0 == line }, "\(outcome.output)")
      }
      let json = try command.run(words + ["--json"]).json
      #expect(json["leftOut"] as? [String] == [".DS_Store", ".nojekyll", "index.d.ts"])
      #expect(json["warnings"] as? [String] == ["“*.map” in “ignore” matches no file."])
    }
  #endif
}
