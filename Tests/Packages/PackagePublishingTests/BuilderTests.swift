import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// How a folder becomes a release.
@Suite struct BuilderTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.writePages()
  }

  private func build(
    _ change: (inout PackageConfiguration) -> Void = { _ in }, to out: String = "release"
  ) throws -> BuiltRelease {
    var configuration = PackageConfiguration()
    configuration.package = "shop"
    change(&configuration)
    return try PackageBuilder(scratch["dist"], configuration: configuration, version: 3)
      .build(to: scratch[out])
  }

  @Test func `the same files give the same release, byte for byte`() throws {
    let one = try build()
    try FileManager.default.removeItem(at: scratch["dist"])
    try scratch.write(String(repeating: "picture", count: 300), to: "dist/images/logo.png")
    try scratch.write("body { margin: 0 }", to: "dist/assets/app.css")
    try scratch.write("console.log(1)", to: "dist/assets/app.1.js")
    try scratch.write(
      "<!doctype html><title>Shop</title><body>Hello</body>", to: "dist/index.html")
    let two = try build(to: "again")
    #expect(one.file == two.file)
    #expect(try scratch.contents(of: "release") == scratch.contents(of: "again"))
  }

  @Test func `each file is stored under its hash, with its type and priority`() throws {
    let built = try build()
    let files = Dictionary(
      uniqueKeysWithValues: built.document.files.map { ($0.path.text, $0) })
    #expect(
      files.mapValues(\.mediaType) == [
        "assets/app.1.js": "text/javascript; charset=utf-8",
        "assets/app.css": "text/css; charset=utf-8", "images/logo.png": "image/png",
        "index.html": "text/html; charset=utf-8",
      ])
    #expect(
      files.mapValues(\.priority) == [
        "assets/app.1.js": 7, "assets/app.css": 7, "images/logo.png": 4, "index.html": 9,
      ])
    for file in built.document.files {
      let bytes = try Data(contentsOf: built.url(of: file.digest))
      #expect(PackageDigest(of: bytes) == file.digest && bytes.count == file.size)
    }
    #expect(try ReleaseVerifier.verify(scratch["release"]).problems.isEmpty)
  }

  @Test func `a pack is the objects one behind the other, the most urgent ones first`() throws {
    let built = try build { $0.packs = true }
    let pack = try #require(built.document.packs.first)
    let bytes = try Data(contentsOf: built.url(of: pack))
    #expect(PackageDigest(of: bytes) == pack.digest && bytes.count == pack.size)
    let objects = try pack.objects.map { try Data(contentsOf: built.url(of: $0)) }
    #expect(bytes == objects.reduce(Data(), +))
    let index = built.document.files.first { $0.path.text == "index.html" }
    #expect(pack.objects.first == index?.digest)
  }

  @Test func `the configuration says what a release says`() throws {
    try scratch.write(
      """
      { "package": "shop", "label": "2.4.1", "fallback": {"document": "index.html", "exclude": ["api/"]},
        "csp": "default-src 'self'", "serves": ["https://shop.example.com/"], "host": {"min": 3, "max": 9},
        "priorities": {"*.js": 8, "assets/app.1.js": 6, "images/": 1}, "mediaTypes": {"*.css": "text/x-css"},
        "ignore": ["*.map"], "packs": true }
      """, to: "dist/webbridge.json")
    try scratch.write("{}", to: "dist/assets/app.1.js.map")
    let file = try #require(PackageConfiguration.find(for: scratch["dist"]))
    let configuration = try PackageConfiguration(file)
    let document = try PackageBuilder(scratch["dist"], configuration: configuration, version: 1)
      .build(to: scratch["release"]).document
    #expect(document.label == "2.4.1" && document.host == 3...9 && document.packs.count == 1)
    #expect(document.fallback?.exclude == ["api/"])
    #expect(document.contentSecurityPolicy == "default-src 'self'")
    #expect(document.serves == ["https://shop.example.com/"])
    #expect(
      document.files.map { "\($0.path) \($0.priority)" } == [
        "assets/app.1.js 6", "assets/app.css 7", "images/logo.png 1", "index.html 9",
      ])
    #expect(document.files[1].mediaType == "text/x-css")
  }

  @Test(arguments: [
    (#"{"pakage": "shop"}"#, "unknown member “pakage”"), (#"{"label": 1}"#, "“label”"),
    (#"{"a":1,"a":2}"#, "webbridge.json"), ("nothing", "webbridge.json"),
    (#"{"fallback": {}}"#, "“document”"),
  ])
  func `a wrong configuration is named`(json: String, text: String) throws {
    let url = try scratch.write(json, to: "webbridge.json")
    #expect(message { _ = try PackageConfiguration(url) }?.contains(text) == true)
  }

  @Test func `an earlier release is replaced, and other folders are not`() throws {
    _ = try build()
    try scratch.write("new", to: "dist/new.txt")
    #expect(try build().document.files.count == 5)
    try scratch.write("mine", to: "other/file.txt")
    let before = try scratch.contents()
    #expect(message { _ = try build(to: "other") }?.contains("is not overwritten") == true)
    #expect(message { _ = try build(to: "dist/out") }?.contains("in each other") == true)
    #expect(try scratch.contents() == before)
  }
}
