import Dispatch
import Foundation
import SiteServing
import Testing

@testable import WebBridge

/// How paths, ranges and file names are read.
@Suite struct ServedFolderTests {
  @Test(
    arguments: [
      ("/", ""), ("", ""), ("/a.js", "a.js"), ("/a/b/", "a/b/"), ("/a%20b/%C3%A9.txt", "a b/é.txt"),
      ("/a%252e", "a%2e"), ("/%252e%252e/x", "%2e%2e/x"), ("/%2eenv", ".env"),
    ] as [(String, String)])
  func `a path is decoded once`(path: String, text: String) {
    #expect(SitePath(encoded: path).text == text)
  }

  @Test(arguments: [
    "/..", "/../x", "/a/../x", "/%2e%2e/x", "/%2E./x", "/.", "/a//b", "//", "/a%2fb", "/..%2fx",
    "/%2Fetc", "/..%5cx", "/a%5Cb", "/a\\b", "/a%00.js", "/%00", "/%ff", "/a%", "/%zz",
  ])
  func `a path that could lead elsewhere is that of no file`(path: String) {
    #expect(SitePath(encoded: path).text == nil)
  }

  @Test(
    arguments: [
      (".env", .hidden), (".git/config", .hidden), ("a/.b/c.js", .hidden),
      ("..namedfork", .hidden), ("..", .badPath), ("a/../b", .badPath), ("a//b", .badPath),
      ("/etc/passwd", .badPath), ("", .badPath),
    ] as [(String, ServingFailure)])
  func `hidden names, and paths out of the folder, are refused`(
    path: String, failure: ServingFailure
  ) {
    #expect(throws: failure) { try ServedFolder(path: "/tmp").open(path) }
  }

  @Test(
    arguments: [
      (nil, .whole), ("bytes=2-4", .part(2..<5)), ("bytes=7-", .part(7..<10)),
      ("bytes=-2", .part(8..<10)), ("bytes=8-99", .part(8..<10)), ("bytes=-99", .part(0..<10)),
      ("bytes=0-0", .part(0..<1)), ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
      ("bytes=99-100", .unsatisfiable), ("bytes=4-2", .whole), ("bytes=-", .whole),
      ("bytes=1-2,4-5", .whole), ("lines=1-2", .whole), ("bytes=a-b", .whole),
      ("bytes=+1-2", .whole),
      ("BYTES= 2-4", .part(2..<5)), ("bytes=0-9223372036854775807", .part(0..<10)),
      ("bytes=99999999999999999999-", .unsatisfiable),
      ("bytes=-99999999999999999999", .part(0..<10)),
    ] as [(String?, RangeField)])
  func `a range is read`(field: String?, range: RangeField) {
    #expect(RangeField(field, size: 10) == range)
  }

  @Test func `an empty file has no ranges`() {
    #expect(RangeField("bytes=0-", size: 0) == .unsatisfiable)
    #expect(RangeField("bytes=-1", size: 0) == .unsatisfiable)
    #expect(RangeField(nil, size: 0) == .whole)
  }

  @Test(arguments: [
    ("a.html", "text/html; charset=utf-8"), ("A.MJS", "text/javascript; charset=utf-8"),
    ("a.wasm", "application/wasm"), ("a.js.map", "application/json; charset=utf-8"),
    ("a.webmanifest", "application/manifest+json; charset=utf-8"), ("a.woff2", "font/woff2"),
    ("a.avif", "image/avif"), ("a.svg", "image/svg+xml; charset=utf-8"),
    ("LICENSE", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
    ("a.", "application/octet-stream"),
  ])
  func `a file has the type of its extension`(name: String, type: String) {
    #expect(MediaType.ofFile(named: name) == type)
  }

  @Test func `dates are those of HTTP`() {
    #expect(ServedFile.httpDate(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(ServedFile.httpDate(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
  }

  @Test func `URLs of files are percent-encoded`() throws {
    let site = try #require(FolderSite(folder: URL(fileURLWithPath: "/tmp"), scheme: "app"))
    #expect(site.url.absoluteString == "app://localhost/")
    #expect(site.url(for: "/a b/?#é.js").absoluteString == "app://localhost/a%20b/%3F%23%C3%A9.js")
    #expect(site.url(for: "").absoluteString == "app://localhost/")
  }

  @Test func `links and special files are refused, whatever they lead to`() throws {
    let web = try WebFolder(["in/a.txt": "a", "b.txt": "b"])
    defer { web.remove() }
    let outside = try WebFolder(["secret.txt": "secret"])
    defer { outside.remove() }
    let manager = FileManager.default
    let root = web.url.path
    try manager.createSymbolicLink(
      atPath: "\(root)/out", withDestinationPath: outside.url.path)
    try manager.createSymbolicLink(
      atPath: "\(root)/secret.txt", withDestinationPath: "\(outside.url.path)/secret.txt")
    try manager.createSymbolicLink(atPath: "\(root)/inside.txt", withDestinationPath: "b.txt")
    try manager.createSymbolicLink(atPath: "\(root)/loop", withDestinationPath: "loop")
    #expect(mkfifo("\(root)/pipe", 0o600) == 0)
    let folder = ServedFolder(path: root)
    func failure(_ path: String) -> ServingFailure? {
      do throws(ServingFailure) {
        _ = try folder.open(String(path.dropFirst()))
        return nil
      } catch { return error }
    }
    for path in [
      "/out/secret.txt", "/out/index.html", "/secret.txt", "/inside.txt", "/loop", "/loop/x",
    ] {
      #expect(failure(path) == .link, "\(path)")
    }
    #expect(failure("/pipe") == .notRegular)
    #expect(failure("/in") == .folder)
    #expect(failure("/b.txt/x") == .notFound)
    #expect(failure("/b.txt/index.html") == .notFound)
    #expect(failure("/in/index.html") == .notFound)
    #expect(failure("/" + String(repeating: "n", count: 5000)) == .notFound)
    #expect(failure("/in/a.txt") == nil)
    #expect(failure("/b.txt") == nil)
  }

  @Test func `a file that becomes shorter while it is read is an error, not a wait`() throws {
    let web = try WebFolder(["a.txt": "0123456789"])
    defer { web.remove() }
    let file = try ServedFolder(path: web.url.path).open("a.txt")
    #expect(try file.read(2..<5) == Data("234".utf8))
    #expect(truncate("\(web.url.path)/a.txt", 3) == 0)
    #expect(throws: POSIXError.self) { try file.read(2..<5) }
  }

  @Test func `a file that changes after it was opened is not read`() throws {
    let web = try WebFolder(["a.txt": "0123456789", "b.txt": "abcdefghij"])
    defer { web.remove() }
    let path = "\(web.url.path)/a.txt"
    let folder = ServedFolder(path: web.url.path)
    let file = try folder.open("a.txt")
    // A link and a rename in the place of the name leave the file that was opened.
    #expect(rename(path, "\(path).old") == 0)
    #expect(symlink("/etc/passwd", path) == 0)
    #expect(try file.read(2..<5) == Data("234".utf8))
    #expect(throws: ServingFailure.link) { try folder.open("a.txt") }
    let other = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(path).old"))
    try other.write(contentsOf: Data("X".utf8))
    try other.close()
    let error = #expect(throws: POSIXError.self) { try file.read(2..<5) }
    #expect(error?.code == .ESTALE)
  }

  @Test func `changes that follow each other closely are one burst`() async {
    let (bursts, ended) = AsyncStream.makeStream(of: Void.self)
    let queue = DispatchQueue(label: "test")
    let burst = ChangeBurst(onQueue: queue) { ended.yield() }
    var ends = bursts.makeAsyncIterator()
    for _ in 0..<2 {
      // The queue is busy until the last change, so that there is no pause between the changes.
      queue.sync { for _ in 0..<100 { burst.changed() } }
      await ends.next()
    }
    queue.sync { ended.finish() }
    #expect(await ends.next() == nil)
  }
}
