import Foundation
import Testing

@testable import WebRequests

@Suite struct PatternTests {
  @Test(arguments: [
    ("https://a.example", "https://a.example/x/y?z", true),
    ("https://a.example", "http://a.example/", false),
    ("https://a.example", "https://a.example:8443/", false),
    ("https://a.example:8443", "https://a.example:8443/", true),
    ("https://a.example:*", "https://a.example:1/", true),
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
  ])
  func `a pattern matches`(_ text: String, _ url: String, _ isMatch: Bool) throws {
    #expect(try RelayPattern(text).matches(#require(URL(string: url))) == isMatch)
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
    ("https://a/é", "percent-encode"),
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
  ])
  func `an address of the Internet is public`(_ text: String) throws {
    #expect(try #require(NetworkAddress(text)).isPublic)
  }
}
