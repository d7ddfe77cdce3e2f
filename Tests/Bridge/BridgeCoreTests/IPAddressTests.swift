import Testing

@testable import BridgeCore

/// Which hosts are addresses, by the URL standard.
@Suite struct IPAddressTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("127.0.0.1.", "127.0.0.1"), ("0.0.0.0", "0.0.0.0"),
    ("255.255.255.255", "255.255.255.255"),
    // Fewer parts: the last one fills the rest.
    ("127.1", "127.0.0.1"), ("1.2.3", "1.2.0.3"), ("1.2.65535", "1.2.255.255"), ("1", "0.0.0.1"),
    ("2130706433", "127.0.0.1"), ("4294967295", "255.255.255.255"), ("1.16777215", "1.255.255.255"),
    // Octal and hexadecimal parts.
    ("0x7f.1", "127.0.0.1"), ("0X7F000001", "127.0.0.1"), ("0177.0.0.01", "127.0.0.1"),
    ("0x", "0.0.0.0"), ("1.0x.00.0x0a", "1.0.0.10"), ("00000000000000000000000001", "0.0.0.1"),
  ])
  func `an IPv4 host has up to four numbers, in any base`(_ host: String, _ address: String) {
    #expect(IPAddress(host: host)?.description == address)
    #expect(IPAddress(host: host)?.urlHost == address)
    #expect(IPAddress(host: host) == IPAddress(address))
    #expect(IPAddress.endsInNumber(host))
  }

  @Test(arguments: [
    ("[::1]", "::1"), ("::1", "::1"), ("[0:0::0001]", "::1"), ("[2001:DB8::A]", "2001:db8::a"),
    ("[::ffff:127.0.0.1]", "::ffff:7f00:1"), ("[fe80::1]", "fe80::1"), ("[::]", "::"),
    ("[1::]", "1::"), ("[1:0:2:0:0:3:0:0]", "1:0:2::3:0:0"), ("[1:0:0:2:0:0:0:3]", "1:0:0:2::3"),
    ("[1:2:3:4:5:6:7:0]", "1:2:3:4:5:6:7:0"), ("[1:2:3:4:5:6:7:8]", "1:2:3:4:5:6:7:8"),
  ])
  func `an IPv6 host has brackets, or lacks them as in Foundation`(
    _ host: String, _ address: String
  ) {
    #expect(IPAddress(host: host)?.description == address)
    #expect(IPAddress(host: host)?.urlHost == "[\(address)]")
  }

  @Test(arguments: [
    "256.0.0.1", "1.2.3.256", "1.2.3.4.5", "1.2.65536", "1.16777216", "4294967296", "0x100000000",
    "99999999999999999999999", "1..2", ".1", "08", "0x7g.1", "a.1", "example.0x10", "1.2.3.09",
    "+1.2.3.4", "1.2.3.-4.5", "a.0x", "0xffffffffffffffffffff", "a.0xffffffffffffffffffff",
  ])
  func `a host that ends in a number and is no address is none that a URL may have`(_ host: String)
  {
    #expect(IPAddress(host: host) == nil)
    #expect(IPAddress.endsInNumber(host))
  }

  @Test(arguments: [
    "", ".", "example.com", "1.example", "127.0.0.1.example", "0xg", "1a", "0x7f.a",
    "-1.com", "1.2.3.4a", "1.2.3.4 ", "1.2.3.4..", "x--1",
  ])
  func `other hosts are names`(_ host: String) {
    #expect(IPAddress(host: host) == nil)
    #expect(!IPAddress.endsInNumber(host))
  }

  @Test(arguments: [
    "[::1", "::1]", "[]", "[127.0.0.1]", "[1]", "[::1]:80", "[::1].", "[:::1]", "[::g]",
    "[1:2:3:4:5:6:7]",
    "[fe80::1%eth0]", "[fe80::1%25eth0]", "fe80::1%eth0", "127.0.0.1:80", "[::1\0]", "[::1.2.3]",
  ])
  func `a zone, a port and half a pair of brackets make no address`(_ host: String) {
    #expect(IPAddress(host: host) == nil)
  }

  @Test(arguments: [
    "0x7f.1", "127.1", "1", "127.0.0.1.", "0177.0.0.1", "[::1]", "127.0.0.1\0", "", "a",
  ])
  func `the text of an address has one form of IPv4 and no brackets`(_ text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test func `an address has 4 or 16 bytes`() {
    #expect(IPAddress(bytes: [127, 0, 0, 1])?.description == "127.0.0.1")
    #expect(IPAddress(bytes: Array(repeating: 0, count: 16))?.description == "::")
    for count in [0, 3, 5, 15, 17] {
      #expect(IPAddress(bytes: Array(repeating: 0, count: count)) == nil)
    }
  }
}
