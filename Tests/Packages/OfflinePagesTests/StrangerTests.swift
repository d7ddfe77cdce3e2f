import Foundation
import Logging
import OfflinePages
import TestSupport
import Testing

@testable import OfflinePackages
@testable import OfflinePages

/// What other pages, other spellings of a URL and other processes get of packages.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct StrangerTests {
  /// A policy that allows what the usual one refuses.
  private static let open =
    "default-src 'self' 'unsafe-inline'; connect-src app:; frame-src app:; script-src app:"

  /// A page whose own files need the check that strangers do not pass.
  private static let checked = [
    "index.html": """
    <!doctype html><title>Shop</title><link rel=stylesheet href=a.css crossorigin>
    <script src=a.js crossorigin></script><script type=module src=m.js></script>
    <body><img crossorigin src=a.svg>
    """,
    "a.css": "@font-face { font-family: own; src: url(f.txt) } body { color: rgb(1, 2, 3) }",
    "a.js": "window.classic = 1", "m.js": "import './n.js'; window.module = 1",
    "n.js": "window.imported = 1",
    "a.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    "f.txt": "no font", "secret.txt": "secret",
  ]

  private static let ask = """
    const ask = (url) => {
      const x = new XMLHttpRequest();
      x.open('GET', url, false);
      try { x.send(); return x.status + ' ' + x.responseText } catch (error) { return error.name }
    };
    """

  @Test func `a package's own page loads its files with and without CORS`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.checked)
    let page = try stage.page()
    try await stage.openAndConfirm("shop", in: page)
    let found = try await page.strings(
      Self.ask + """
        const picture = document.images[0];
        return ['' + [window.classic, window.module, window.imported], getComputedStyle(document.body).color,
          '' + picture.naturalWidth, ask('secret.txt'), await (await fetch('secret.txt')).text()];
        """)
    #expect(found == ["1,1,1", "rgb(1, 2, 3)", "9", "200 secret", "secret"])
  }

  @Test(arguments: ["app://help/", "http"])
  func `a page of another origin reads no file of a package`(address: String) async throws {
    let stage = try Stage()
    try await stage.install(1, Self.checked)
    try await stage.install(
      1, ["index.html": "<!doctype html><title>Help</title>"], as: "help", policy: Self.open)
    let page = try stage.page()
    if address == "http" {
      page.startWaiting()
      page.webView.load(URLRequest(url: try await Server.shared.page("<!doctype html><body>")))
      try await page.finishWaiting()
    } else {
      try await stage.openAndConfirm("help", in: page)
    }
    let found = try await page.strings(
      Self.ask + "return [ask('app://shop/secret.txt'), ask('app://shop/none.txt')]")
    #expect(found == ["NetworkError", "NetworkError"])
  }

  @Test(arguments: [
    ("app://shop/", true), ("app://SHOP/", true), ("app://sh%6Fp/", false),
    ("app://shop:80/", false),
    ("app://shop./", false), ("app://shop%2e/", false), ("app://shop:/", false),
    ("app://%73hop:80/", false),
  ])
  func `a package is served at one origin`(address: String, isServed: Bool) throws {
    let url = try #require(URL(string: address))
    #expect((ServedPackages.package(of: url)?.text == "shop") == isServed)
  }

  @Test func `a file that changes between the check and the reading is not served`() async throws {
    let stage = try Stage()
    let large = String(repeating: "0123456789abcdef", count: 40_000)
    try await stage.install(1, ["index.html": "page", "large.txt": large])
    let release = try stage.packages.open("shop")
    for (path, size) in [("index.html", 4), ("large.txt", large.utf8.count)] {
      let file = try #require(release.file(at: path))
      let object =
        stage.packages.layout.objects + "/\(file.digest.hexadecimal.prefix(2))/\(file.digest)"
      let reader = try release.open(file)
      #expect(try reader.read(0..<4).count == 4)
      // What touches the file and leaves its bytes changes nothing.
      #expect(link(object, object + ".link") == 0)
      #expect(try reader.read(0..<4).count == 4)
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: object))
      try handle.seek(toOffset: UInt64(size - 1))
      try handle.write(contentsOf: Data("X".utf8))
      try handle.close()
      let error = #expect(throws: PackageError.self) { try reader.read(0..<4) }
      #expect(error?.code == .mismatch, "\(path)")
    }
  }
}
