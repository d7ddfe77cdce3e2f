import Foundation
import Testing

@testable import WebRequests

/// The URLs of a page reach the server as the page's own parser writes them, byte by byte.
@MainActor @Suite(.serialized) struct URLTextTests {
  /// What stands for each character of ASCII that can be a part of a path or of a query, and what pages write.
  static let texts: [String] = {
    var texts: [String] = []
    for code in UInt8(0x20)..<0x7F {
      let character = Character(Unicode.Scalar(code))
      texts.append("/path/a\(character)b")
      texts.append("/q?a\(character)b=\(character)")
    }
    return texts + [
      // As axios, jQuery and others write arrays and objects, beside an escape.
      "/x?ids[]=1&q=caf%C3%A9", "/x?ids%5B%5D=1&q=caf%C3%A9", "/x?filter[name]=%20",
      "/x?a[0][b]=1%2F2",
      "/x?where={\"a\":[1,2]}&b=%7B%7D", "/x?q={\"name\":\"é\"}", "/x?a|b|c=%7C", "/x?^%5E",
      "/x?`%60`",
      "/x?redirect_uri=https%3A%2F%2Fapp.example%2Fcb%3Fa%5B%5D%3D1&state=[x]",
      // A percent sign that begins no escape.
      "/100%", "/100%/x", "/x?discount=50%", "/x?a=%&b=%41", "/%zz", "/x?%G1", "/%4", "/x?%%20",
      "/%25zz",
      // Escapes stay as they are written.
      "/%41%42", "/x?%7e%7E", "/%c3%a9", "/%C3%A9", "/x?%2f%2F", "/%2e%2ex", "/x%2e", "/a%2Fb",
      "/a%5Cb",
      "/%00", "/x?%00", "/%FF%FE", "/x?%ff",
      // Characters beyond ASCII.
      "/é", "/e\u{301}", "/日本/語", "/x?q=日本", "/x?é=ü", "/😀", "/x?😀", "/x?\u{2028}", "/\u{AD}",
      // Dots, slashes and backslashes.
      "/a/./b", "/a/../b", "/a/b/..", "/a/b/.", "/../x", "/a/%2e/b", "/a/%2E%2e/b", "/a/.%2e/b",
      "/a//../b", "/a\\b", "\\x", "/a\\..\\b", "/x?a\\b", "/.../x", "/..a/x", "/a;b/..;/c", "./x",
      "../x", "x/y",
      // Tabs and newlines vanish, and spaces around it as well.
      " /x", "/x ", "/a\tb", "/a\nb?c\rd", "\u{1}/x",
      // Queries and fragments.
      "?a", "?", "/x?", "/x??", "/x?a?b", "/x#f", "/x?a#f?g", "#f", "/x#", "/x?'", "/x?a'b#'",
      "/x?a=b&&c;d",
      "/x?a+b=c+d", "/x?a=1,2", "/x/$&+,:;=@!*()~_-.", "", "/x?http://h/?a=b", "/x/http://h/a",
    ]
  }()

  private func pages(_ server: TargetServer) async throws -> (relayed: RelayPage, plain: RelayPage)
  {
    let relayed = try await RelayPage(at: server.address) { try RelayPage.relay($0) }
    let plain = try await RelayPage(at: server.address, nil)
    for page in [relayed, plain] { try await page.load("/page/in/folder") }
    return (relayed, plain)
  }

  /// JavaScript for a list of texts.
  private func list(_ texts: [String]) throws -> String {
    String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
  }

  private func rows(_ text: String) throws -> [[String]] {
    try JSONDecoder().decode([[String]].self, from: Data(text.utf8))
  }

  /// The target that a URL has by the page's own parser.
  private static let expected = """
    const expected = (text) => {
      const url = new URL(text, document.baseURI);
      return url.pathname + (url.search || (url.href.replace(/#.*/, '').endsWith('?') ? '?' : ''));
    };
    """

  @Test(arguments: [
    ("fetch", "(await fetch(text)).text()"),
    ("a Request", "(await fetch(new Request(text, { method: 'POST', body: 'x' }))).text()"),
    (
      "XMLHttpRequest",
      """
      new Promise((done) => { const xhr = new XMLHttpRequest(); xhr.open('GET', text);
        xhr.onloadend = () => done(xhr.responseText); xhr.send() })
      """
    ),
    (
      "a synchronous XMLHttpRequest",
      "(() => { const xhr = new XMLHttpRequest(); xhr.open('GET', text, false); xhr.send(); return xhr.responseText })()"
    ),
  ])
  func `a request goes to the target that the page's parser writes`(
    name: String, request: String
  ) async throws {
    let server = try TargetServer()
    let page = try await pages(server).relayed
    _ = server.take()
    let seen = try rows(
      try await page.run(
        """
        \(Self.expected)
        const rows = [];
        for (const text of \(try list(Self.texts))) {
          let seen;
          try { seen = await \(request) } catch (error) { seen = String(error) }
          rows.push([text, seen, expected(text)]);
        }
        return rows
        """))
    #expect(seen.count == Self.texts.count)
    for row in seen where !row[2].hasPrefix("/page") {
      #expect(row[1] == row[2], "\(name) of \(row[0].debugDescription)")
    }
    #expect(server.take().count == Self.texts.count)
  }

  @Test func `response.url is the URL with its fragment cut off, as on the engine alone`()
    async throws
  {
    let server = try TargetServer()
    let (relayed, plain) = try await pages(server)
    var seen: [[[String]]] = []
    for page in [relayed, plain] {
      seen.append(
        try rows(
          try await page.run(
            """
            const rows = [];
            for (const text of \(try list(Self.texts))) {
              const response = await fetch(text);
              const xhr = new XMLHttpRequest(); xhr.open('GET', text, false); xhr.send();
              rows.push([text, response.url, xhr.responseURL]);
            }
            return rows
            """)))
    }
    var cases = 0
    for (one, other) in zip(seen[0], seen[1]) where !Self.isRewritten(one[0]) {
      #expect(one == other)
      cases += 1
    }
    #expect(cases == 262)
  }

  /// Whether WebKitGTK writes a URL anew: it decodes escapes of letters, digits and `-._~`, and capitalizes the others, as
  /// the article *Requests* says.
  private static func isRewritten(_ text: String) -> Bool {
    text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().contains { part in
      let digits = part.prefix(2)
      guard let code = UInt8(digits, radix: 16), digits.utf8.count == 2 else { return false }
      let character = Character(Unicode.Scalar(code))
      return digits != digits.uppercased()
        || code < 128 && (character.isLetter || character.isNumber || "-._~".contains(character))
    }
  }

  /// Values of `Location`, in the bytes of a server.
  static let locations = [
    "/x?ids[]=1&q=caf%C3%A9", "/x?a|b^{}`%zz", "/100%", "\\x", "\\\\127.0.0.1\\x", "http:/x",
    "http:x", "?a[]=%5B",
    "x", "../x", "/a/../../x", "/a/%2e%2e/x", "/x#f", "#f", "", " /x ", "/x\ty", "/é",
    "/%C3%A9?%20", "/x?\"<>'",
    "/two\r\nLocation: /fields", "/same\r\nLocation: /same", "/a\r\nLocation:",
    "/a;b", "//127.0.0.1/x", "mailto:a@b", "/x y", "/x?y z", "/x?a=http://h/?b",
  ]

  @Test func `a redirect is resolved as on the engine alone`() async throws {
    let server = try TargetServer()
    let (relayed, plain) = try await pages(server)
    let hex = Self.locations.map { text in
      text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    var seen: [[[String]]] = []
    for page in [relayed, plain] {
      seen.append(
        try rows(
          try await page.run(
            """
            const rows = [];
            for (const hex of \(try list(hex))) {
              try {
                const response = await fetch('/redirect?to=' + hex + '#own');
                rows.push([response.url, String(response.redirected)]);
              } catch (error) { rows.push([error.name]) }
            }
            return rows
            """)))
    }
    let cases = seen[1].count
    #expect(cases == 29)
    for (index, location) in Self.locations.enumerated() {
      #expect(seen[0][index] == seen[1][index], "Location: \(location.debugDescription)")
    }
  }

  @Test func `beacons and event sources go to the target that the page's parser writes`()
    async throws
  {
    let server = try TargetServer()
    let page = try await pages(server).relayed
    let texts = Self.texts.filter { $0.hasPrefix("/x") || $0.hasPrefix("/path") }
    let expected = try rows(
      try await page.run(
        "\(Self.expected) return [\(try list(texts)).map((text) => expected('/events' + text))]"))[
        0]
    _ = server.take()
    _ = try await page.run(
      """
      for (const text of \(try list(texts))) {
        await new Promise((done) => {
          const source = new EventSource('/events' + text);
          source.onmessage = source.onerror = () => { source.close(); done() };
        });
      }
      """)
    #expect(server.take() == expected)
    for (text, target) in zip(texts, expected) {
      // A request after each beacon, so that few are under way.
      _ = try await page.run(
        """
        navigator.sendBeacon(\(try list(["/events" + text]))[0]);
        """)
      var seen: [String] = []
      while seen.isEmpty {
        _ = try await page.run("await fetch('/poll')")
        seen = server.take().filter { $0 != "/poll" }
      }
      #expect(seen == [target])
    }
  }

  @Test func `a form's action goes to the target that the page's parser writes`() async throws {
    let server = try TargetServer()
    let page = try await pages(server).relayed
    for text in Self.texts where text.hasPrefix("/x") && !text.contains("#") {
      _ = server.take()
      let expected = try rows(
        try await page.run("\(Self.expected) return [[expected(\(try list([text]))[0])]]"))[0][0]
      _ = try await page.leave(
        by: """
          const form = document.createElement('form');
          form.method = 'post'; form.action = \(try list([text]))[0]; document.body.append(form); form.submit();
          """)
      #expect(server.take().first == expected, "\(text.debugDescription)")
      try await page.load("/page/in/folder")
    }
  }

  @Test func `a handler's URL parameter keeps the escapes of the page's URL`() async throws {
    let server = try TargetServer()
    let page = try await pages(server).relayed
    var seen: [String] = []
    try page.bridge?.handle("take") { (url: URL) in seen.append(url.absoluteString) }
    let texts = [
      "https://a.example/x?ids[]=1&q=caf%C3%A9", "https://a.example/100%",
      "app://page/x?[]%20#%41[",
      "https://xn--bcher-kva.example/", "mailto:a@b.example?subject=%5B[1]%5D",
      "https://[::1]:8080/a[b]",
      "https://a.example/é?é#é",
    ]
    _ = try await page.run("for (const url of \(try list(texts))) await bridge.call('take', url)")
    #expect(
      seen == [
        "https://a.example/x?ids%5B%5D=1&q=caf%C3%A9", "https://a.example/100%25",
        "app://page/x?%5B%5D%20#%41%5B", "https://xn--bcher-kva.example/",
        "mailto:a@b.example?subject=%5B%5B1%5D%5D", "https://[::1]:8080/a%5Bb%5D",
        "https://a.example/%C3%A9?%C3%A9#%C3%A9",
      ])
  }
}
