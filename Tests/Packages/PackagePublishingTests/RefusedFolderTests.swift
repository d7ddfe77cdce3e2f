import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Folders that cannot be a package: the error names the path, and nothing is written.
@Suite struct RefusedFolderTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.writePages()
  }

  private func expectRefusal(
    _ parts: String..., hidden: Bool = false, entry: String = "index.html",
    at location: SourceLocation = #_sourceLocation
  ) throws {
    var configuration = PackageConfiguration()
    (configuration.package, configuration.hidden) = ("shop", hidden)
    configuration.entry = entry
    let before = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted()
    let text = message {
      _ = try PackageBuilder(scratch["dist"], configuration: configuration, version: 1)
        .build(to: scratch["release"])
    }
    for part in parts {
      #expect(text?.contains(part) == true, "\(text ?? "no error")", sourceLocation: location)
    }
    #expect(text?.contains("\n") != true, sourceLocation: location)
    let after = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted()
    #expect(after == before, sourceLocation: location)
  }

  @Test func `no folder`() throws {
    try FileManager.default.removeItem(at: scratch["dist"])
    try expectRefusal("dist", "build the pages first")
  }

  @Test func `a file in the place of the folder`() throws {
    try FileManager.default.removeItem(at: scratch["dist"])
    try scratch.write("file", to: "dist")
    try expectRefusal("is a file")
  }

  @Test func `a folder without files`() throws {
    try FileManager.default.removeItem(at: scratch["dist"])
    try FileManager.default.createDirectory(
      at: scratch["dist"], withIntermediateDirectories: true)
    try expectRefusal("has no files")
  }

  @Test func `a symbolic link`() throws {
    try FileManager.default.createSymbolicLink(
      at: scratch["dist/link.js"], withDestinationURL: scratch["dist/assets/app.1.js"])
    try expectRefusal("dist/link.js is a symbolic link", "replace it by a copy")
  }

  @Test func `all symbolic links are named at once`() throws {
    for name in ["a.js", "b.js", "assets/c.js", "d.js", "e.js"] {
      try FileManager.default.createSymbolicLink(
        at: scratch["dist/\(name)"], withDestinationURL: scratch["dist/assets/app.1.js"])
    }
    try expectRefusal(
      "dist/a.js, ", "2 more are symbolic links: replace them by copies of their targets")
  }

  @Test func `a link to a folder`() throws {
    try FileManager.default.createSymbolicLink(
      at: scratch["dist/more"], withDestinationURL: scratch["dist/assets"])
    try expectRefusal("dist/more is a symbolic link")
  }

  @Test func `a pipe`() throws {
    #expect(mkfifo(scratch["dist/pipe"].path, 0o600) == 0)
    try expectRefusal("dist/pipe is not a regular file")
  }

  @Test func `names that differ by case`() throws {
    try scratch.write("a", to: "dist/Assets/other.js")
    guard
      try FileManager.default.contentsOfDirectory(atPath: scratch["dist"].path)
        .contains("Assets")
    else { return }  // The file system has one name for both.
    try expectRefusal("Assets", "assets", "differ by case or Unicode form only")
  }

  @Test func `names that differ by Unicode form`() throws {
    try scratch.write("a", to: "dist/\u{E9}.txt")
    try scratch.write("b", to: "dist/e\u{301}.txt")
    guard try FileManager.default.contentsOfDirectory(atPath: scratch["dist"].path).count == 5
    else { return }
    try expectRefusal("differ by case or Unicode form only", "rename one")
  }

  @Test func `a name that is not in form C`() throws {
    try scratch.write("b", to: "dist/e\u{301}.txt")
    try expectRefusal("form C", "rename")
  }

  @Test(arguments: ["a:b.txt", "a\\b.txt", "a%2fb.txt", "a\nb.txt"])
  func `a name that means something else elsewhere`(name: String) throws {
    try scratch.write("b", to: "dist/\(name)")
    try expectRefusal("rename")
  }

  @Test func `hidden files, all at once, unless they are asked for`() throws {
    try scratch.write("x", to: "dist/.cache")
    try expectRefusal("dist/.cache is hidden", "--hidden")
    try scratch.write("x", to: "dist/assets/.git/HEAD")
    try scratch.write("x", to: "dist/.nojekyll")
    try expectRefusal("dist/.cache and ", "dist/assets/.git are hidden", "add them to “ignore”")
  }

  @Test func `the folder .well-known is no hidden file`() throws {
    try scratch.write("{}", to: "dist/.well-known/app.json")
    let folder = try PackageFolder(scratch["dist"])
    #expect(folder.files.map(\.path.text).contains(".well-known/app.json"))
  }

  @Test func `a huge file, before it is read`() throws {
    try scratch.write("", to: "dist/movie.mp4")
    let file = try FileHandle(forWritingTo: scratch["dist/movie.mp4"])
    try file.truncate(atOffset: UInt64(ReleaseFile.largest) + 1)
    try file.close()
    try expectRefusal("dist/movie.mp4 has", "are allowed for a file")
  }

  @Test func `a start page that is not there`() throws {
    try expectRefusal("no file “start.html”", "--entry", entry: "start.html")
  }

  @Test func `a file that its user may not read`() throws {
    guard geteuid() != 0 else { return }  // The command's test runs as another user.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: scratch["dist/assets/app.css"].path)
    try expectRefusal("app.css cannot be read", "permission denied")
  }
}
