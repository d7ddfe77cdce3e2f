import Foundation
import Testing

@testable import BridgeCore

/// Parsing and writing URLs as browsers do it.
@Suite struct WebURLTests {
  private static let base = "http://u:p@h:8080/a/b/c?q#f"

  /// The text of the URL; `failure`, or `other scheme` and the scheme.
  private func outcome(_ text: String, relativeTo base: String? = nil) -> String {
    do {
      let base = try base.map { try WebURL($0) }
      return try WebURL(text, relativeTo: base).description
    } catch WebURLError.otherScheme(let scheme) {
      return "other scheme \(scheme)"
    } catch {
      return "failure"
    }
  }

  @Test(arguments: WebURLTable.schemes)
  func `a URL begins with its scheme, and any number of slashes follows`(
    _ text: String, _ url: String
  ) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.credentials)
  func `credentials end with the last at sign`(_ text: String, _ url: String) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.ports)
  func `a port is a number up to 65535, and the scheme's own is left out`(
    _ text: String, _ url: String
  ) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.names)
  func `a host name is decoded, in lower case, and without delimiters`(
    _ text: String, _ url: String
  ) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.international)
  func `an internationalized name has its ASCII form`(_ text: String, _ url: String) {
    #expect(outcome(text) == url)
  }

  #if os(Linux)
    @Test(arguments: WebURLTable.labels)
    func `a label of ASCII that stands for no name is refused`(_ text: String, _ url: String) {
      #expect(outcome(text) == url)
    }
  #endif

  @Test(arguments: WebURLTable.ipv4)
  func `a host that ends in a number is an IPv4 address`(_ text: String, _ url: String) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.ipv6)
  func `an IPv6 address has brackets and its shortest form`(_ text: String, _ url: String) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.paths)
  func `a path has no dot segments and no backslashes`(_ text: String, _ url: String) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.queries)
  func `queries and fragments keep their escapes`(_ text: String, _ url: String) {
    #expect(outcome(text) == url)
  }

  @Test(arguments: WebURLTable.relative)
  func `a relative reference is resolved`(_ text: String, _ url: String) {
    #expect(outcome(text, relativeTo: Self.base) == url)
  }

  @Test func `a URL that was parsed stays as it is`() throws {
    for (text, url) in WebURLTable.all where url.hasPrefix("http") {
      #expect(try WebURL(url).description == url, "\(text)")
      #expect(url.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "\(text)")
    }
  }

  /// The characters that a part keeps, besides letters, digits and `!$&()*+,-.:;=@_~%/`.
  @Test(arguments: [
    ("http://h/", "'[]|"), ("http://h/?", "[]|\\?^`{}"), ("http://h/#", "'[]|\\?^{}#"),
  ])
  func `each ASCII character is kept or escaped, as its part says`(
    _ start: String, _ kept: String
  ) throws {
    // The characters that end a path or a query, or stand for a slash, are in the tables.
    let skipped = start.hasSuffix("/") ? "?#\\" : start.hasSuffix("?") ? "#" : ""
    for byte in UInt8(0x20)..<0x80 {
      let character = Character(Unicode.Scalar(byte))
      guard !skipped.contains(character) else { continue }
      let isKept =
        character.isLetter || character.isNumber
        || "!$&()*+,-.:;=@_~%/\(kept)".contains(character)
      let escape = "%\(String(byte, radix: 16, uppercase: true))"
      let url = "\(start)a\(isKept ? String(character) : escape)b"
      #expect(outcome("\(start)a\(character)b") == url)
    }
  }

  @Test func `a URL has its parts`() throws {
    let url = try WebURL("https://us%65r:p@EXAMPLE.com:8443/a//b%2Fc/?q=1#f")
    #expect((url.scheme, url.username, url.password) == ("https", "us%65r", "p"))
    #expect((url.host, url.port, url.path) == ("example.com", 8443, "/a//b%2Fc/"))
    #expect((url.query, url.fragment) == ("q=1", "f"))
    #expect(url.origin == "https://example.com:8443")
    #expect(url.withoutFragment.description == "https://us%65r:p@example.com:8443/a//b%2Fc/?q=1")
    let plain = try WebURL("https://example.com")
    #expect((plain.query, plain.fragment, plain.port, plain.path) == (nil, nil, nil, "/"))
    #expect((plain.effectivePort, plain.origin) == (443, "https://example.com"))
    #expect(try WebURL("http://h").effectivePort == 80)
    #expect(!plain.hasCredentials && url.hasCredentials)
    #expect(try WebURL("https://example.com:443/") == plain)
    #expect(try WebURL("http://h/?#").query == "" && WebURL("http://h/?#").fragment == "")
  }

  @Test func `characters that look the same stay different`() throws {
    #expect(try WebURL("http://h/\u{FC}").path == "/%C3%BC")
    #expect(try WebURL("http://h/u\u{308}").path == "/u%CC%88")
    #expect(try WebURL("http://h/\r\n\u{301}?\u{301}").description == "http://h/%CC%81?%CC%81")
  }

  @Test(arguments: [
    ("http://h/a?b=%C3%A9&c=%zz", "http://h/a?b=%C3%A9&c=%25zz"),
    ("http://h/?ids[]=1&q=caf%C3%A9", "http://h/?ids%5B%5D=1&q=caf%C3%A9"),
    ("http://h/[a]|%41?`{^}|#[#]", "http://h/%5Ba%5D%7C%41?%60%7B%5E%7D%7C#%5B%23%5D"),
    ("http://u%:p%5b@xn--bcher-kva.de:81/%", "http://u%25:p%5b@xn--bcher-kva.de:81/%25"),
    ("http://h/?\\", "http://h/?%5C"), ("http://[::1]:81/?a=[", "http://[::1]:81/?a=%5B"),
  ])
  func `Foundation's URL escapes what RFC 3986 forbids, and no escape twice`(
    _ text: String, _ foundation: String
  ) throws {
    let url = try WebURL(text)
    #expect(url.description == text)
    #expect(url.url?.absoluteString == foundation)
  }

  @Test func `Foundation's URL has the same text without such characters`() throws {
    for (text, url) in WebURLTable.all where url.hasPrefix("http") {
      let url = try WebURL(url)
      let parts = [url.host, url.username, url.password, url.path, url.query, url.fragment]
      let hasNone = !parts.compactMap { $0 }.joined().contains { "[]|^{}`\\\"#%".contains($0) }
      #expect(!hasNone || url.url?.absoluteString == url.description, "\(text)")
    }
    #expect(try WebURL("http://a\"b/").url == nil)
  }

  @Test(arguments: [
    ("ftp://h/", "It has the scheme \"ftp\", and not http or https."),
    ("a\n", "It has no scheme, and there is no URL that it could be relative to."),
    ("http://u@", "It has no host."), ("http://a b", "\"a b\" is not a host."),
    ("http://a%0A", "\"a\\n\" is not a host."),
    ("http://1.2.3.4.5", "\"1.2.3.4.5\" is not a host."),
    ("http://[::g]", "\"[::g]\" is not a host."), ("http://h:8a", "\"8a\" is not a port."),
    ("http://\u{AD}", "\"\\u{00AD}\" is not an internationalized host name."),
  ])
  func `an error says what is wrong`(_ text: String, _ description: String) {
    #expect { try WebURL(text) } throws: { "\($0)" == description }
  }
}
