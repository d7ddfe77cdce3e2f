import Foundation
import TestSupport
import Testing
import WebCookies

@testable import WebRequests

/// Set-Cookie fields as servers write them: the engine alone, and a relay with a jar of its own.
@MainActor @Suite(.serialized) struct CookieFieldTests {
  /// The fields of each response. Every response has a folder of its own, so that cookies without a path stay there.
  nonisolated static let responses: [[String]] =
    [
      // Names and values.
      "a=b", "a=", "=b", "b", "", "=", "=a=b", "a=b=c", " a = b ", "a\t=\tb", "a b=c d", "a=\"b\"",
      "a=\" b \"", "a=\"b", "a=b\"", "\"a\"=b", "a='b'", "a=b,c", "a=b, c=d",
      "lang=en,sid=attacker",
      "a=1,b=2,c=3", "a=b,", ",a=b", "a=b; Path=/, c=d", "a={\"x\":1,\"y=2\":3}", "a=1%2C2",
      "a=b c",
      "a=b\tc", "a=(b)", "a=b@c", "a=b?c", "a[0]=b", "a/b=c", "a:b=c", "a,b=c", "A=1", "$a=1",
      "a.b=1",
      "é=1", "a=é", "a=日本", "a=\u{1}b", "a=b\u{1}", "a\u{1}=b", "a=b\u{7F}", "a=b\u{B}c",
      "a=b; c", "a=b;", ";a=b", "; a=b", ";", "a=b;;HttpOnly", "a=b;c=d;e=f", "a;b=c",
      "test; Path=/x",
      // Prefixes.
      "__Secure-a=1", "__Secure-a=1; Secure", "__Host-a=1", "__Host-a=1; Secure; Path=/",
      "__secure-a=1", "__HOST-a=1", "=__Secure-a=1", "=__Host-a=1",
      "__Secure-a", "__Host=1", "__SecureA=1", "x__Host-a=1",
      // Domains.
      "a=b; Domain=127.0.0.1", "a=b; Domain=.127.0.0.1", "a=b; Domain=localhost", "a=b; Domain=",
      "a=b; Domain", "a=b; Domain=.", "a=b; Domain=1", "a=b; Domain=0.0.1",
      "a=b; Domain=example.com",
      "a=b; Domain=127.0.0.1:80", "a=b; Domain=example.com; Domain=127.0.0.1",
      "a=b; Domain=127.0.0.1; Domain=example.com", "a=b; domain=127.0.0.1",
      "a=b; DOMAIN = 127.0.0.1",
      // Paths.
      "a=b; Path=", "a=b; Path", "a=b; Path=x", "a=b; Path=\"/\"", "a=b; Path=/nowhere",
      "a=b; Path=/nowhere; Path=", "a=b; Path=/nowhere; Path=x", "a=b; Path= ", "a=b; path =",
      // Ages and dates.
      "a=b; Max-Age=0", "a=b; Max-Age=-1", "a=b; Max-Age=100", "a=b; Max-Age= 100 ",
      "a=b; Max-Age=+100",
      "a=b; Max-Age=\"0\"", "a=b; Max-Age=", "a=b; Max-Age", "a=b; Max-Age=0x0", "a=b; Max-Age=1e1",
      "a=b; Max-Age=99999999999999999999", "a=b; Max-Age=-99999999999999999999",
      "a=b; Max-Age=0; Max-Age=9",
      "a=b; Max-Age=9; Max-Age=0", "a=b; Max-Age=0; Expires=Fri, 01 Jan 2038 00:00:00 GMT",
      "a=b; Max-Age=9; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
      "a=b; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "a=b; Expires=Fri, 01 Jan 2038 00:00:00 GMT",
      "a=b; Expires=Thursday, 01-Jan-70 00:00:00 GMT", "a=b; Expires=Fri Jan  1 00:00:00 2038",
      "a=b; Expires=Thu Jan  1 00:00:00 1970", "a=b; Expires=Fri, 01-Jan-2010 00:00:00 GMT",
      "a=b; Expires=01 Jan 2010 00:00:00", "a=b; Expires=never", "a=b; Expires=", "a=b; Expires=0",
      "a=b; Expires=-1", "a=b; Expires=Thu, 32 Jan 2010 00:00:00 GMT",
      "a=b; Expires=Thu, 01 Jan 2010 25:00:00 GMT", "a=b; Expires=Thu, 01 Jan 1500 00:00:00 GMT",
      "a=b; Expires=\"Thu, 01 Jan 2010 00:00:00 GMT\"",
      "a=b; Expires=Thu, 01 Jan 2010 00:00:00 +0100",
      // Other attributes.
      "a=b; Secure", "a=b; secure=no", "a=b; HttpOnly", "a=b; httponly=no", "a=b; SameSite=Lax",
      "a=b; SameSite=Strict", "a=b; SameSite=None", "a=b; SameSite=None; Secure", "a=b; SameSite=x",
      "a=b; SameSite", "a=b; SAMESITE=STRICT", "a=b; Unknown=1", "a=b; Priority=High",
      "a=b; Partitioned",
      "a=b; =c", "a=b; =", "a=b; Path=/nowhere=", "a=b; Secure; Secure=",
    ].map { [$0] } + [
      ["a=b", "c=d"], ["c=d", "a=b"], ["a=1", "a=2"], ["a=1", "A=2"], ["a=1", "a=; Max-Age=0"],
      ["a", "b"],
      ["=a", "b"], ["a=1; Path=/nowhere", "a=2"], ["a=1", "b=2; Max-Age=0", "c=3"],
      ["a=1, b=2", "c=3"], ["x=" + String(repeating: "v", count: 4094)],
      ["x=" + String(repeating: "v", count: 4095)], [String(repeating: "n", count: 4096) + "=1"],
      ["a=b; Path=/nowhere" + String(repeating: "x", count: 1100)],
      ["a=b; Domain=" + String(repeating: "x", count: 1100)],
    ]

  /// Fields that WebKitGTK reads in another way than the standard: an address as a domain with subdomains, an age without
  /// digits as 0, a date behind an age as the later one, years before 1601, dates in quotes, and names beyond 4096 bytes.
  private static let odd = [
    "a=b; Domain=0.0.1", "a=b; Max-Age=", "a=b; Max-Age=0; Expires=Fri, 01 Jan 2038 00:00:00 GMT",
    "a=b; Max-Age=9; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    "a=b; Expires=Thu, 01 Jan 1500 00:00:00 GMT",
    "a=b; Expires=\"Thu, 01 Jan 2010 00:00:00 GMT\"", String(repeating: "n", count: 4096) + "=1",
  ]

  /// Whether the article *Requests* says that the engine reads a field in another way.
  private static func isDocumented(_ field: String) -> Bool {
    let pair = field.prefix { $0 != ";" }.filter { $0 != " " }
    let promise = field.lowercased()
    return odd.contains(field) || pair.isEmpty || pair == "="
      || field.unicodeScalars.contains { !(0x20...0x7E).contains($0.value) }
      || promise.contains("__secure-") || promise.contains("__host-")
  }

  /// Serves `/N/set`, which sets the fields of a response, and `/N/get`, whose text is the field Cookie.
  private static func server() throws -> WireServer {
    try WireServer { connection in
      let lines = connection.request.components(separatedBy: "\r\n")
      let path = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let parts = path.split(separator: "/").map(String.init)
      var fields = "Content-Type: text/plain\r\nConnection: close\r\nCache-Control: no-store\r\n"
      var body = "-"
      if parts.last == "page" { fields += "X-Kind: page\r\n" }
      if parts.last == "set", let number = Int(parts[0]) {
        for field in responses[number] { fields += "Set-Cookie: \(field)\r\n" }
      }
      if parts.last == "get" {
        let cookie = lines.first { $0.lowercased().hasPrefix("cookie:") }
        body = cookie.map { String($0.dropFirst(7)) } ?? "none"
      }
      connection.send(
        "HTTP/1.1 200 OK\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
  }

  private static let script = """
    const seen = [];
    for (let number = 0; number < \(responses.count); number++) {
      await (await fetch('/' + number + '/set')).text();
      seen.push(await (await fetch('/' + number + '/get')).text());
    }
    return JSON.stringify(seen)
    """

  @Test func `a Set-Cookie field sets the same cookies relayed and on the engine alone`()
    async throws
  {
    let relays: [((String) throws -> RequestRelay)?] = [
      nil,
      { address in
        var relay = try RelayPage.relay(address)
        relay.cookies = .jar(MemoryCookieJar())
        return relay
      },
    ]
    var seen: [[String]] = []
    for relay in relays {
      await RelayPage.store.removeData(
        ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
      let server = try Self.server()
      let page = try await RelayPage(at: String(server.url.absoluteString.dropLast()), relay)
      try await page.load()
      let text = try await page.run(Self.script)
      let result = try JSONDecoder().decode(String.self, from: Data(text.utf8))
      seen.append(try JSONDecoder().decode([String].self, from: Data(result.utf8)))
    }
    var cases = 0
    for (number, response) in Self.responses.enumerated()
    where !response.contains(where: Self.isDocumented) {
      #expect(
        seen[1][number] == seen[0][number],
        "\(response.map { String($0.prefix(80)).debugDescription })")
      cases += 1
    }
    #expect(cases == 123)
  }
}
