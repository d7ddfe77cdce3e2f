import Foundation
import HTTPTypes
import Testing

@testable import WebRequests

@Suite struct PatternTests {
  @Test(arguments: [
    ("https://a.example", "https://a.example/x/y?z", true),
    ("https://a.example", "http://a.example/", false),
    ("https://a.example", "https://a.example:8443/", false),
    ("https://a.example:8443", "https://a.example:8443/", true),
    ("https://a.example:*", "https://a.example:1024/", true),
    ("https://A.Example", "https://a.EXAMPLE/", true),
    ("https://*.example", "https://a.b.example/", true),
    ("https://*.example", "https://example/", false),
    ("https://*.example", "https://aexample/", false),
    ("https://*.a.example", "https://a.example.evil/", false),
    ("https://a.example/v1/*", "https://a.example/v1/", true),
    ("https://a.example/v1/*", "https://a.example/v1", false),
    ("https://a.example/*/feed", "https://a.example/x/y/feed", true),
    ("https://a.example/*/feed", "https://a.example/feed", false),
    ("https://a.example/a*b*c", "https://a.example/a1b2c", true),
    ("https://a.example/a*b*c", "https://a.example/acb", false),
    ("https://a.example/aba*aba", "https://a.example/aba", false),
    ("https://a.example/x", "https://a.example/x", true),
    ("https://a.example/x", "https://a.example/X", false),
    ("http://[::1]:8080", "http://[::1]:8080/", true),
    ("http://[::1]:8080", "http://[0:0::01]:8080/", true),
    ("http://127.0.0.1", "http://0x7f.1/", true), ("http://127.1", "http://127.0.0.1/", true),
    ("http://127.0.0.1", "http://127.0.0.1.example/", false),
    ("http://*.example", "http://a.example.127.1/", false),
    ("https://a.example", "https://user@a.example/", false),
    ("https://a.example", "https://a.example.evil/", false),
    ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example/", true),
    // What is compared is what is sent.
    ("https://a.example/v1/*", "https://a.example/v1/../admin", false),
    ("https://a.example/v1/*", "https://a.example/v1/%2e%2e/admin", false),
    ("https://a.example/v1/*", "https://a.example/x/../v1/y", true),
    // A star stands for nothing that servers read as the end of a segment.
    ("https://a.example/v1/*", "https://a.example/v1/..%2Fadmin", false),
    ("https://a.example/v1/*", "https://a.example/v1/..%2fadmin", false),
    ("https://a.example/v1/*", "https://a.example/v1/..%5Cadmin", false),
    ("https://a.example/v1/*", "https://a.example/v1/..;/admin", false),
    ("https://a.example/*/feed", "https://a.example/a;b/feed", false),
    ("https://a.example/*/x/*", "https://a.example/a/x/b%2Fc", false),
    ("https://a.example/*", "https://a.example/a;b%2Fc", true),
    ("https://a.example", "https://a.example/a;b%2Fc", true),
    ("https://a.example/a;b/*", "https://a.example/a;b/c", true),
    ("https://a.example/%2F*", "https://a.example/%2Fc", true),
    // An escape that a pattern cuts is a whole one for the server.
    ("https://a.example/v1/*feed", "https://a.example/v1/..%2feed", false),
    ("https://a.example/v1/*Config", "https://a.example/v1/..%5Config", false),
    ("https://a.example/v1/*f*", "https://a.example/v1/..%2fx", false),
    ("https://a.example/v1/*%2*", "https://a.example/v1/a%2fb", false),
    ("https://a.example/v1/*;b/*", "https://a.example/v1/a;b/c", true),
    ("https://a.example/v1/*;b/*", "https://a.example/v1/x;a;b/c", false),
    ("https://a.example/v1/*", "https://a.example/v1/x?a;b=%2F", true),
  ])
  func `a pattern matches`(_ text: String, _ url: String, _ isMatch: Bool) throws {
    #expect(try RelayPattern(text).matches(#require(URL(string: url))) == isMatch)
  }

  /// The page's script and native code decide by the same patterns, so that what a rule does not list stays with the engine.
  @MainActor
  @Test(arguments: [
    "/v1/*", "/v1/*/x", "/v1/*x", "/v1/a%2Fb*", "/v1/*;*", "/v1/*2fx", "/v1/x", "/*", "",
  ])
  func `a request that no pattern matches stays with the engine`(path: String) async throws {
    let server = try TargetServer()
    let client = StubClient { request in
      RelayedResponse(200, headerFields: [.contentType: "text/plain"], body: Data("relayed".utf8))
    }
    let pattern = try RelayPattern(server.address + path)
    let page = try await RelayPage(at: server.address) { address in
      RequestRelay(
        rules: [
          RelayRule([pattern], from: [OriginPattern(address)], addresses: AddressRange.loopback)
        ], client: client)
    }
    try await page.load("/page")
    for target in [
      "/v1/", "/v1/x", "/v1/a/x", "/v1/a;b", "/v1/a;b/x", "/v1/a%2Fb", "/v1/a%2fbx", "/v1/..%5Cx",
      "/v1/a%2fx", "/v1/;/x", "/v2/x", "/v1", "/v1/x?a;b",
    ] {
      let isRelayed = pattern.matches(try #require(URL(string: server.address + target)))
      let text = try await page.run("return await (await fetch('\(target)')).text()")
      #expect((text == #""relayed""#) == isRelayed, "\(target)")
      if !isRelayed { #expect(text.lowercased() == "\"\(target)\"".lowercased()) }
    }
  }

  @Test(arguments: [
    ("a.example", "it has no scheme"), ("ftp://a", "only http and https"),
    ("https://", "it has no host"),
    ("https://u:p@a", "no credentials"), ("https://a?x", "ends with the path"),
    ("https://a/#x", "ends with the path"),
    ("https://a*.b", "first label"), ("https://*", "first label"), ("https://a.*.b", "first label"),
    ("https://a:0", "not a port"),
    ("https://a:x", "not a port"), ("https://ä.example", "ASCII form"),
    ("https://*.0.0.1", "has no subdomains"), ("https://1.256.1", "ends in a number"),
    ("https://a/é", "its path is sent as /%C3%A9"), ("https://a/x/../y", "its path is sent as /y"),
    ("https://a/%2e%2e/y", "its path is sent as /y"),
  ])
  func `a bad pattern says what is wrong`(_ text: String, _ reason: String) throws {
    let error = #expect(throws: RelayError.self) { try RelayPattern(text) }
    #expect(error?.code == .badPattern)
    #expect(error?.message.contains(reason) == true)
    #expect(error?.message.contains("\"\(text)\"") == true)
  }

  @Test(arguments: ["10.0.0.0/33", "10.0.0", "x/8", "10.0.0.0/", "::/129", "1/2/3"])
  func `a bad range of addresses says so`(_ text: String) {
    #expect(throws: RelayError.self) { try AddressRange(text) }
  }

  @Test(arguments: [
    "127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1",
    "fd12::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::127.0.0.1",
    "2001:db8::1", "198.18.0.1",
  ])
  func `an address of this machine, a private network or a reserved block is not public`(
    _ text: String
  ) throws {
    #expect(try #require(NetworkAddress(text)).isPublic == false)
  }

  @Test(arguments: [
    "1.1.1.1", "172.32.0.1", "172.15.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::101:101",
    "::ffff:1.1.1.1", "2002:101:101::", "2a00::1", "3fff:1000::1",
  ])
  func `an address of the Internet is public`(_ text: String) throws {
    #expect(try #require(NetworkAddress(text)).isPublic)
  }

  /// The rows of IANA's registries of special-purpose addresses, of November 2026, and whether a row is of the public
  /// Internet. Rows that carry IPv4 (`::ffff:0:0/96`, `64:ff9b::/96`, `2002::/16`) are public where the IPv4 address is.
  static let registries: [(block: String, isPublic: Bool)] = [
    ("0.0.0.0/8", false), ("0.0.0.0/32", false), ("10.0.0.0/8", false), ("100.64.0.0/10", false),
    ("127.0.0.0/8", false), ("169.254.0.0/16", false), ("172.16.0.0/12", false),
    ("192.0.0.0/24", false), ("192.0.0.0/29", false), ("192.0.0.8/32", false),
    ("192.0.0.9/32", true), ("192.0.0.10/32", true), ("192.0.0.170/32", false),
    ("192.0.0.171/32", false), ("192.0.2.0/24", false), ("192.31.196.0/24", true),
    ("192.52.193.0/24", true), ("192.88.99.0/24", false), ("192.168.0.0/16", false),
    ("192.175.48.0/24", true), ("198.18.0.0/15", false), ("198.51.100.0/24", false),
    ("203.0.113.0/24", false), ("240.0.0.0/4", false), ("255.255.255.255/32", false),
    ("::1/128", false), ("::/128", false), ("64:ff9b:1::/48", false), ("100::/64", false),
    ("100:0:0:1::/64", false), ("2001::/23", false), ("2001::/32", false), ("2001:1::1/128", true),
    ("2001:1::2/128", true), ("2001:1::3/128", true), ("2001:2::/48", false), ("2001:3::/32", true),
    ("2001:4:112::/48", true), ("2001:10::/28", false), ("2001:20::/28", true),
    ("2001:30::/28", true), ("2001:db8::/32", false), ("2620:4f:8000::/48", true),
    ("3fff::/20", false), ("5f00::/16", false), ("fc00::/7", false), ("fe80::/10", false),
    // Not in the registries: groups, site-local addresses, and IPv4 translated by SIIT.
    ("224.0.0.0/4", false), ("ff00::/8", false), ("fec0::/10", false), ("::ffff:0:0:0/96", false),
  ]

  @Test(arguments: registries)
  func
    `the first and the last address of each special block is public, or not, as the registries say`(
      _ block: String, _ isPublic: Bool
    ) throws
  {
    let parts = block.split(separator: "/")
    let first = try #require(NetworkAddress(String(parts[0])))
    var last = first.bytes
    for bit in try #require(Int(parts[1]))..<(last.count * 8) { last[bit / 8] |= 0x80 >> (bit % 8) }
    for address in [first, try #require(NetworkAddress(bytes: last))] {
      // A smaller block of the registries within this one decides about its own addresses.
      let inner = try Self.registries.filter { try AddressRange($0.block).contains(address) }.last
      guard inner?.block == block || inner?.isPublic == isPublic else { continue }
      #expect(address.isPublic == isPublic, "\(address)")
    }
  }
}
