import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// The bounds and the usual values of releases that are packed.
@Suite struct PackingRuleTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("<!doctype html>", to: "dist/index.html")
  }

  private func build(
    _ change: (inout PackageConfiguration) -> Void = { _ in }, from folder: String = "dist",
    to out: String = "release", version: UInt64 = 3
  ) throws -> BuiltRelease {
    var configuration = PackageConfiguration()
    configuration.package = "shop"
    change(&configuration)
    return try PackageBuilder(scratch[folder], configuration: configuration, version: version)
      .build(to: scratch[out])
  }

  @Test func `each kind of file has its usual priority`() throws {
    let names = [
      "page.html": 8, "a.css": 7, "a.js": 7, "a.mjs": 7, "a.wasm": 7, "a.png": 4, "a.svg": 4,
      "a.woff2": 4, "a.mp4": 2, "a.mp3": 2, "a.txt": 5, "a.js.map": 1, "a.unknown": 5,
      "sub/index.html": 8,
    ]
    for name in names.keys { try scratch.write(name, to: "dist/\(name)") }
    let files = try build { $0.ignore = [PathPattern("!*.map")] }.document.files
    var cases = 0
    for file in files {
      #expect(file.priority == names[file.path.text] ?? 9, "\(file.path)")
      cases += 1
    }
    #expect(cases == 15)
  }

  @Test func `the longest pattern counts, and of two as long the later one in order`() throws {
    try scratch.write("1", to: "dist/a/app.js")
    for (patterns, priority) in [
      (["*.js": 1, "a/*.js": 2], 2), (["a/*.js": 1, "*/a*js": 2], 1),
      (["a/": 3, "*": 4], 3), (["b/": 8, "*.css": 8], 7), (["**": 0], 0), (["*.js": 9], 9),
    ] as [([String: UInt64], Int)] {
      let built = try build {
        $0.priorities = Dictionary(
          uniqueKeysWithValues: patterns.map { (PathPattern($0.key), $0.value) })
      }
      #expect(
        built.document.files.first { $0.path.text == "a/app.js" }?.priority == priority,
        "\(patterns)")
    }
  }

  @Test func `versions, priorities and the app's interface have their bounds`() throws {
    #expect(throws: PublishingError.self) { try build(version: 0) }
    #expect(throws: PublishingError.self) { try build(version: DocumentValue.largestInteger + 1) }
    #expect(try build(version: DocumentValue.largestInteger).document.version > 0)
    #expect(try build { ($0.hostMinimum, $0.hostMaximum) = (4, 4) }.document.host == 4...4)
    #expect(throws: PublishingError.self) {
      try build { ($0.hostMinimum, $0.hostMaximum) = (5, 4) }
    }
    #expect(throws: PublishingError.self) { try build { $0.priorities = [PathPattern("*"): 10] } }
    #expect(
      message { _ = try build { $0.fallback = .init(document: "app.html") } }?
        .contains("“app.html”") == true)
    #expect(try build().document.label == "3")
    #expect(try build().document.packs.isEmpty)
  }

  @Test func `a file listed twice is one object of the pack`() throws {
    for name in ["a.txt", "b.txt"] { try scratch.write("same", to: "dist/\(name)") }
    let document = try build { $0.packs = true }.document
    #expect(document.packs.first?.objects.count == 2)
  }

  @Test func `the configuration at the top is left out, and one below is a file`() throws {
    try scratch.write("{}", to: "dist/webbridge.json")
    try scratch.write("{}", to: "dist/sub/webbridge.json")
    #expect(
      try build().document.files.map(\.path.text) == ["index.html", "sub/webbridge.json"])
  }

  @Test func `a pattern of priorities or types is not negated`() throws {
    #expect(
      message { _ = try build { $0.priorities = [PathPattern("!*.js"): 1] } }?
        .contains("“!*.js” begins with “!”") == true)
    #expect(
      message { _ = try build { $0.mediaTypes = [PathPattern("!*.js"): "text/plain"] } }?
        .contains("“!*.js” begins with “!”") == true)
  }

  @Test func `ignored names may differ by case, and ignored folders may be empty`() throws {
    try scratch.write("1", to: "dist/Note.txt")
    try scratch.write("2", to: "dist/note.txt")
    try FileManager.default.createDirectory(
      at: scratch["dist/tmp"], withIntermediateDirectories: true)
    try scratch.write("3", to: "dist/.cache")
    let built = try build { $0.ignore = ["Note.txt", "tmp/", ".cache"].map(PathPattern.init) }
    #expect(built.document.files.map(\.path.text) == ["index.html", "note.txt"])
  }

  @Test func `hidden files are packed where they are asked for, and hidden folders as well`() throws
  {
    try scratch.write("1", to: "dist/sub/.hidden/a.txt")
    #expect(message { _ = try build() }?.contains("sub/.hidden is hidden") == true)
    #expect(try build { $0.hidden = true }.document.files.count == 2)
  }

  @Test func `the largest file and the most files are allowed`() throws {
    try scratch.write("", to: "dist/movie.mp4")
    let file = try FileHandle(forWritingTo: scratch["dist/movie.mp4"])
    try file.truncate(atOffset: UInt64(ReleaseFile.largest))
    try file.close()
    #expect(try PackageFolder(scratch["dist"]).files.last?.size == ReleaseFile.largest)
    try FileManager.default.removeItem(at: scratch["dist/movie.mp4"])
    for number in 1..<ReleaseDocument.mostFiles {
      #expect(
        FileManager.default.createFile(atPath: scratch["dist/f\(number)"].path, contents: nil))
    }
    #expect(try PackageFolder(scratch["dist"]).files.count == ReleaseDocument.mostFiles)
    try scratch.write("", to: "dist/one-more")
    #expect(message { _ = try PackageFolder(scratch["dist"]) }?.contains("are allowed") == true)
  }

  @Test func `a release stands beside its pages, also under a name that begins as theirs does`()
    throws
  {
    #expect(try build(to: "dist-release").document.version == 3)
    #expect(try build(to: "dis").document.version == 3)
    for (folder, out) in [("dist", "dist"), ("dist", "dist/release"), ("a/b", "a")] {
      try scratch.write("1", to: "a/b/index.html")
      let before = try scratch.contents()
      #expect(message { _ = try build(from: folder, to: out) }?.contains("in each other") == true)
      #expect(try scratch.contents() == before)
    }
    try FileManager.default.createDirectory(
      at: scratch["empty"], withIntermediateDirectories: true)
    #expect(try build(to: "empty").document.version == 3)
    #expect(try build(to: "empty").document.version == 3)
    #expect(
      !(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
        .contains { $0.hasSuffix("old") || $0.hasPrefix(".") }))
  }

  @Test func `a comparison names each setting, and other media types`() throws {
    func document(
      entry: String = "a", fallback: ReleaseDocument.Fallback? = nil, policy: String? = nil,
      serves: [String] = [], host: ClosedRange<UInt64> = 0...9, type: String = "text/plain"
    ) throws -> ReleaseDocument {
      let files = try ["a", "b"].map {
        try ReleaseFile(
          path: PackagePath($0), digest: PackageDigest(of: Data($0.utf8)), size: 1,
          mediaType: $0 == "b" ? type : "text/plain")
      }
      return try ReleaseDocument(
        package: #require(PackageName("shop")), version: 1, label: "1", host: host,
        entry: PackagePath(entry), fallback: fallback, contentSecurityPolicy: policy,
        serves: serves, files: files)
    }
    let old = try document()
    func settings(_ new: ReleaseDocument) -> [String] {
      ReleaseComparison(from: old, to: new).settings
    }
    #expect(settings(old).isEmpty)
    #expect(settings(try document(entry: "b")) == ["entry"])
    #expect(
      settings(try document(fallback: .init(document: PackagePath("a")))) == ["fallback"])
    #expect(settings(try document(policy: "default-src 'self'")) == ["csp"])
    #expect(settings(try document(serves: ["https://shop.example.com/"])) == ["serves"])
    #expect(settings(try document(host: 1...9)) == ["host"])
    let typed = ReleaseComparison(from: old, to: try document(type: "text/html"))
    #expect(typed.changes.map { "\($0.kind) \($0.path)" } == ["changed b"] && typed.bytes == 0)
    #expect(typed.unchanged == 1)
  }

  @Test func `errors of files give the system's words`() throws {
    let text = message { try Disk.rename(scratch["none"], to: scratch["other"]) }
    #expect(text?.hasSuffix("cannot be written: no such file or directory.") == true)
    try scratch.write("1", to: "file")
    #expect(
      message { _ = try FileReader.read(scratch["none"]) }?
        .hasSuffix("cannot be read: no such file or directory.") == true)
    #expect(message { _ = try Disk.names(in: scratch["none"]) }?.contains("cannot be read") == true)
    try FileManager.default.createSymbolicLink(
      at: scratch["link"], withDestinationURL: scratch["file"])
    #expect(throws: PublishingError.self) { try FileReader.read(scratch["link"]) }
    #expect(try Disk.entry(at: scratch["link"]) == .link)
    #expect(try Disk.entry(at: scratch["none"]) == nil)
    #expect(try Disk.entry(at: scratch["file"]) == .file(size: 1))
  }

  @Test func `names in a folder stand in the order of their bytes`() throws {
    for name in ["b", "B", "a", "Z", "\u{E9}", "e"] { try scratch.write("", to: "names/\(name)") }
    #expect(
      try Disk.names(in: scratch["names"]).map { Array($0.utf8) }
        == ["B", "Z", "a", "b", "e", "\u{E9}"].map { Array($0.utf8) })
  }
}
