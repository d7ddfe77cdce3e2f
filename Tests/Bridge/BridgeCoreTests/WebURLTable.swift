/// Texts of URLs, and what browsers make of them: the URL, `failure`, or `other scheme` and the scheme.
///
/// The results are those of WebKitGTK 2.50.6. Node 20 has the same ones, but leaves `^` in paths as it is.
enum WebURLTable {
  /// Schemes, slashes, and the control characters that are removed.
  static let schemes: [(String, String)] = [
    ("http://h", "http://h/"), ("HTTP://h", "http://h/"), ("hTtPs://h/a", "https://h/a"),
    ("http:h", "http://h/"), ("http:/h/a", "http://h/a"), ("http:///h", "http://h/"),
    ("http:////h/a", "http://h/a"), ("http:\\\\h\\a", "http://h/a"), ("http:/\\h", "http://h/"),
    ("https:\\h", "https://h/"), ("http://h\\a", "http://h/a"), ("ht\ntp://h", "http://h/"),
    ("h\tt\rt\np:\t/\n/h", "http://h/"), (" http://h/ ", "http://h/"),
    ("\u{0}\u{1f}http://h\u{1f} ", "http://h/"), ("http://h/a\tb\r\nc", "http://h/abc"),
    ("http://h/\ta?\nb#\rc", "http://h/a?b#c"), ("http:", "failure"), ("http:/", "failure"),
    ("http://", "failure"), ("http:///", "failure"), ("http://?q", "failure"),
    ("http://#f", "failure"), ("http://:80", "failure"), ("http", "failure"), ("://h", "failure"),
    ("//h", "failure"), ("/a", "failure"), ("", "failure"), ("?q", "failure"),
    ("1http://h", "failure"), (" ht tp://h", "failure"), ("\u{a0}http://h", "failure"),
    ("ｈttp://h", "failure"), ("\u{7f}http://h", "failure"), ("http：//h", "failure"),
  ]

  /// Credentials.
  static let credentials: [(String, String)] = [
    ("http://u@h/", "http://u@h/"), ("http://u:@h/", "http://u@h/"), ("http://:@h/", "http://h/"),
    ("http://@h/", "http://h/"), ("http://:p@h/", "http://:p@h/"),
    ("http://u:p@h/", "http://u:p@h/"), ("http://u:p:q@h/", "http://u:p%3Aq@h/"),
    ("http://u@v@h/", "http://u%40v@h/"), ("http://u:p@v:q@h/", "http://u:p%40v%3Aq@h/"),
    ("http://!$&'()*+,-.~_@h/", "http://!$&'()*+,-.~_@h/"),
    ("http://;=|[]^`{}\"<>@h/", "http://%3B%3D%7C%5B%5D%5E%60%7B%7D%22%3C%3E@h/"),
    ("http://u%40:p%3A%zz%@h/", "http://u%40:p%3A%zz%@h/"),
    ("http://é:💩@h/", "http://%C3%A9:%F0%9F%92%A9@h/"),
    ("http://u p:\u{7f}@h/", "http://u%20p:%7F@h/"), ("http://u@", "failure"),
    ("http://u:p@/a", "failure"), ("http://u@:80/", "failure"), ("http://u/@h", "http://u/@h"),
    ("http://u?@h", "http://u/?@h"), ("http://u#@h", "http://u/#@h"),
    ("http://u\\@h", "http://u/@h"),
    ("http://evil.example\\@good.example/", "http://evil.example/@good.example/"),
    ("http://good.example@evil.example/", "http://good.example@evil.example/"),
    ("http://good.example%2F@evil.example/", "http://good.example%2F@evil.example/"),
    ("http://good.example:80@evil.example:81/", "http://good.example:80@evil.example:81/"),
  ]

  /// Ports.
  static let ports: [(String, String)] = [
    ("http://h:/", "http://h/"), ("http://h:80/", "http://h/"), ("http://h:443/", "http://h:443/"),
    ("https://h:443/", "https://h/"), ("https://h:80/", "https://h:80/"),
    ("http://h:0/", "http://h:0/"), ("http://h:00080/", "http://h/"),
    ("http://h:000000000000000000008080", "http://h:8080/"), ("http://h:65535/", "http://h:65535/"),
    ("http://h:65536/", "failure"), ("http://h:99999999999999999999/", "failure"),
    ("http://h:-1/", "failure"), ("http://h:+1/", "failure"), ("http://h:8a/", "failure"),
    ("http://h:8\t0/", "http://h/"), ("http://h:8 0/", "failure"), ("http://h:80:80/", "failure"),
    ("http://h:0x50/", "failure"), ("http://h:\u{668}\u{660}/", "failure"),
    ("http://h:%38%30/", "failure"), ("http://h:81?q", "http://h:81/?q"),
    ("http://h:81#f", "http://h:81/#f"), ("http://h:81\\a", "http://h:81/a"),
    ("http://[::1]:80", "http://[::1]/"), ("http://[::1]:81", "http://[::1]:81/"),
  ]

  /// Names of hosts.
  static let names: [(String, String)] = [
    ("http://EXAMPLE.com", "http://example.com/"), ("http://a.b.", "http://a.b./"),
    ("http://a..b", "http://a..b/"), ("http://.a", "http://.a/"), ("http://..", "http://../"),
    ("http://a_b-c~.d", "http://a_b-c~.d/"), ("http://!$&'()*+,;=", "http://!$&'()*+,;=/"),
    ("http://-a-", "http://-a-/"), ("http://ab--c", "http://ab--c/"),
    ("http://%41%2e%62", "http://a.b/"), ("http://a%", "failure"), ("http://a%4", "failure"),
    ("http://a%zz", "failure"), ("http://a%25", "failure"), ("http://a%00b", "failure"),
    ("http://a\u{0}b", "failure"), ("http://a b", "failure"), ("http://a%20b", "failure"),
    ("http://a%2Fb", "failure"), ("http://a%5Cb", "failure"), ("http://a%3A80", "failure"),
    ("http://a%40b", "failure"), ("http://a%23b", "failure"), ("http://a%3Fb", "failure"),
    ("http://a<b", "failure"), ("http://a>b", "failure"), ("http://a[b", "failure"),
    ("http://a]b", "failure"), ("http://a^b", "failure"), ("http://a|b", "failure"),
    ("http://a%7Fb", "failure"), ("http://a\u{7f}b", "failure"), ("http://a\tb", "http://ab/"),
    ("http://%ff", "failure"), ("http://%C3%A9.de", "http://xn--9ca.de/"),
    ("http://a\"`{}b", "http://a\"`{}b/"),
    (
      "http://xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      "http://xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx/"
    ),
  ]

  /// Internationalized names.
  static let international: [(String, String)] = [
    ("http://bücher.de", "http://xn--bcher-kva.de/"),
    ("http://BÜCHER.de", "http://xn--bcher-kva.de/"), ("http://faß.de", "http://xn--fa-hia.de/"),
    ("http://☕.example", "http://xn--53h.example/"), ("http://💩.la", "http://xn--ls8h.la/"),
    ("http://ｅxample.com", "http://example.com/"), ("http://a。b．c", "http://a.b.c/"),
    ("http://é.", "http://xn--9ca./"), ("http://é_", "http://xn--_-9fa/"),
    ("http://a\u{ad}b", "http://ab/"), ("http://\u{ad}", "failure"),
    ("http://ab\u{200d}c", "failure"), ("http://u\u{308}", "http://xn--tda/"),
    ("http://ａ／b", "failure"), ("http://a：80", "failure"), ("http://a＠b", "failure"),
    ("http://a？b", "failure"), ("http://a＃b", "failure"), ("http://a＼b", "failure"),
    ("http://％41", "failure"), ("http://℀.com", "failure"), ("http://１.２.３.４", "http://1.2.3.4/"),
    ("http://０ｘ7f.1", "http://127.0.0.1/"),
    ("http://\u{5d0}\u{5d1}.example", "http://xn--4dbc.example/"), ("http://\u{5d0}1a", "failure"),
    ("http://\u{fffd}", "failure"), ("http://a\u{2028}b", "failure"),
    ("http://xn--bcher-kva.de", "http://xn--bcher-kva.de/"),
    ("http://XN--Bcher-KVA.de", "http://xn--bcher-kva.de/"),
    ("http://a.xn--fa-hia", "http://a.xn--fa-hia/"), ("http://axn--b", "http://axn--b/"),
    ("http://%C3%BC.%78n--bcher-kva", "http://xn--tda.xn--bcher-kva/"),
  ]

  /// Labels that begin with `xn--` and stand for no name.
  static let labels: [(String, String)] = [
    ("http://xn--a", "failure"), ("http://xn--", "failure"),
    ("http://xn--zzzzz", "http://xn--zzzzz/"),
  ]

  /// Hosts that end in a number.
  static let ipv4: [(String, String)] = [
    ("http://1.2.3.4/", "http://1.2.3.4/"), ("http://1.2.3.4./", "http://1.2.3.4/"),
    ("http://1.2.3.4../", "http://1.2.3.4../"), ("http://1.2.3/", "http://1.2.0.3/"),
    ("http://1/", "http://0.0.0.1/"), ("http://0x7f.1/", "http://127.0.0.1/"),
    ("http://0X7F.0x0.01/", "http://127.0.0.1/"), ("http://017.0.0.1/", "http://15.0.0.1/"),
    ("http://0x/", "http://0.0.0.0/"), ("http://0/", "http://0.0.0.0/"),
    ("http://4294967295/", "http://255.255.255.255/"), ("http://4294967296/", "failure"),
    ("http://256.1/", "failure"), ("http://1.2.3.256/", "failure"),
    ("http://1.16777216/", "failure"), ("http://1.2.3.4.5/", "failure"),
    ("http://1..2/", "failure"), ("http://08/", "failure"), ("http://1.09/", "failure"),
    ("http://1.2.3.4a/", "http://1.2.3.4a/"), ("http://0x1g/", "http://0x1g/"),
    ("http://a.1/", "failure"), ("http://a.0x1/", "failure"), ("http://a.01./", "failure"),
    ("http://1.a/", "http://1.a/"), ("http://1.2.3.+4/", "http://1.2.3.+4/"),
    ("http://0x+1/", "http://0x+1/"), ("http://%31%2e1/", "http://1.0.0.1/"),
    ("http://0xffffffffffffffffffff/", "failure"), ("http://a.0xffffffffffffffffffff/", "failure"),
    ("http://99999999999999999999999/", "failure"),
    ("http://a.07777777777777777777777777/", "failure"),
  ]

  /// IPv6 addresses.
  static let ipv6: [(String, String)] = [
    ("http://[::]/", "http://[::]/"), ("http://[::1]/", "http://[::1]/"),
    ("http://[1::]/", "http://[1::]/"), ("http://[1:2:3:4:5:6:7:8]/", "http://[1:2:3:4:5:6:7:8]/"),
    ("http://[1:2:3:4:5:6:7::]/", "http://[1:2:3:4:5:6:7:0]/"),
    ("http://[::2:3:4:5:6:7:8]/", "http://[0:2:3:4:5:6:7:8]/"),
    ("http://[2001:DB8::A]/", "http://[2001:db8::a]/"), ("http://[0001::01]/", "http://[1::1]/"),
    ("http://[1:0:0:2:0:0:0:3]/", "http://[1:0:0:2::3]/"),
    ("http://[1:0:0:2:3:0:0:4]/", "http://[1::2:3:0:0:4]/"),
    ("http://[1:0:2:0:3:0:4:0]/", "http://[1:0:2:0:3:0:4:0]/"),
    ("http://[::1.2.3.4]/", "http://[::102:304]/"),
    ("http://[::ffff:1.2.3.4]/", "http://[::ffff:102:304]/"),
    ("http://[1:2:3:4:5:6:1.2.3.4]/", "http://[1:2:3:4:5:6:102:304]/"),
    ("http://[1:2:3:4:5:6:7]/", "failure"), ("http://[1:2:3:4:5:6:7:8:9]/", "failure"),
    ("http://[1:2:3:4:5:6:7:8::]/", "failure"), ("http://[1::2::3]/", "failure"),
    ("http://[:::]/", "failure"), ("http://[1:]/", "failure"), ("http://[:1]/", "failure"),
    ("http://[1:2:]/", "failure"), ("http://[::12345]/", "failure"), ("http://[::g]/", "failure"),
    ("http://[::1.2.3]/", "failure"), ("http://[::1.2.3.4.5]/", "failure"),
    ("http://[::1.2.3.256]/", "failure"), ("http://[::01.2.3.4]/", "failure"),
    ("http://[::1.2.3.4:5]/", "failure"), ("http://[1.2.3.4]/", "failure"),
    ("http://[::1%lo]/", "failure"), ("http://[::1%25lo]/", "failure"),
    ("http://[::%31]/", "failure"), ("http://[]/", "failure"), ("http://[ ::1]/", "failure"),
    ("http://[::1", "failure"), ("http://::1]", "failure"), ("http://[::1]a", "failure"),
    ("http://a[::1]", "failure"), ("http://[::1].", "failure"),
  ]

  /// Paths.
  static let paths: [(String, String)] = [
    ("http://h", "http://h/"), ("http://h/", "http://h/"), ("http://h/.", "http://h/"),
    ("http://h/..", "http://h/"), ("http://h/./", "http://h/"), ("http://h/../", "http://h/"),
    ("http://h/a/.", "http://h/a/"), ("http://h/a/..", "http://h/"),
    ("http://h/a/./b", "http://h/a/b"), ("http://h/a/../b", "http://h/b"),
    ("http://h/a/b/../..", "http://h/"), ("http://h/../../a", "http://h/a"),
    ("http://h/a/%2e", "http://h/a/"), ("http://h/a/%2E%2e/b", "http://h/b"),
    ("http://h/a/.%2E", "http://h/"), ("http://h/a/%2e./b", "http://h/b"),
    ("http://h/a/...", "http://h/a/..."), ("http://h/a/%2e%2e%2e", "http://h/a/%2e%2e%2e"),
    ("http://h/a/.b", "http://h/a/.b"), ("http://h/a/..b", "http://h/a/..b"),
    ("http://h/a/b..", "http://h/a/b.."), ("http://h/a//..", "http://h/a/"),
    ("http://h/a//../b", "http://h/a/b"), ("http://h//a", "http://h//a"),
    ("http://h/a//", "http://h/a//"), ("http://h\\a\\..\\b", "http://h/b"),
    ("http://h/a\\.\\b", "http://h/a/b"), ("http://h/v1/../admin", "http://h/admin"),
    ("http://h/v1/..%2Fadmin", "http://h/v1/..%2Fadmin"),
    ("http://h/v1/..;/admin", "http://h/v1/..;/admin"),
    ("http://h/v1/..%5Cadmin", "http://h/v1/..%5Cadmin"),
    ("http://h/v1/%252e%252e/admin", "http://h/v1/%252e%252e/admin"),
    ("http://h/%2F%5c%3b;", "http://h/%2F%5c%3b;"), ("http://h/%zz%4", "http://h/%zz%4"),
    ("http://h/%41%7e%c3%a9", "http://h/%41%7e%c3%a9"),
    ("http://h/é💩", "http://h/%C3%A9%F0%9F%92%A9"),
    ("http://h/u\u{308}\u{feff}\u{2028}", "http://h/u%CC%88%EF%BB%BF%E2%80%A8"),
    ("http://h/ \u{1}\u{7f}\"<>`{}^", "http://h/%20%01%7F%22%3C%3E%60%7B%7D%5E"),
    ("http://h/!$&'()*+,-.:;=@[]_|~", "http://h/!$&'()*+,-.:;=@[]_|~"),
    ("http://h/a:b@c", "http://h/a:b@c"),
  ]

  /// Queries and fragments.
  static let queries: [(String, String)] = [
    ("http://h?", "http://h/?"), ("http://h/?", "http://h/?"),
    ("http://h?a=b&c", "http://h/?a=b&c"),
    ("http://h?ids[]=1&q=caf%C3%A9", "http://h/?ids[]=1&q=caf%C3%A9"),
    ("http://h?{\"a\":[1,2]}", "http://h/?{%22a%22:[1,2]}"),
    ("http://h?a|b^c`d\\e", "http://h/?a|b^c`d\\e"), ("http://h?'", "http://h/?%27"),
    ("http://h?a b\"<>", "http://h/?a%20b%22%3C%3E"), ("http://h?\u{1}\u{7f}", "http://h/?%01%7F"),
    ("http://h?é💩", "http://h/?%C3%A9%F0%9F%92%A9"), ("http://h?%zz%4%", "http://h/?%zz%4%"),
    ("http://h?a?b/../c", "http://h/?a?b/../c"), ("http://h?/..", "http://h/?/.."),
    ("http://h?#", "http://h/?#"), ("http://h?#f", "http://h/?#f"), ("http://h#", "http://h/#"),
    ("http://h#f", "http://h/#f"), ("http://h#a#b?c", "http://h/#a#b?c"),
    ("http://h#é[]|^{}\\", "http://h/#%C3%A9[]|^{}\\"),
    ("http://h# \"<>`\u{1}\u{7f}", "http://h/#%20%22%3C%3E%60%01%7F"),
    ("http://h#'%zz", "http://h/#'%zz"), ("http://h#/../x", "http://h/#/../x"),
    ("http://h?a\tb\nc", "http://h/?abc"),
  ]

  /// Relative references, to `http://u:p@h:8080/a/b/c?q#f`.
  static let relative: [(String, String)] = [
    ("", "http://u:p@h:8080/a/b/c?q"), (" ", "http://u:p@h:8080/a/b/c?q"),
    ("#", "http://u:p@h:8080/a/b/c?q#"), ("#x", "http://u:p@h:8080/a/b/c?q#x"),
    ("?", "http://u:p@h:8080/a/b/c?"), ("?x", "http://u:p@h:8080/a/b/c?x"),
    ("?x#y", "http://u:p@h:8080/a/b/c?x#y"), ("x", "http://u:p@h:8080/a/b/x"),
    ("x/", "http://u:p@h:8080/a/b/x/"), ("x?y#z", "http://u:p@h:8080/a/b/x?y#z"),
    ("./", "http://u:p@h:8080/a/b/"), (".", "http://u:p@h:8080/a/b/"),
    ("..", "http://u:p@h:8080/a/"), ("../", "http://u:p@h:8080/a/"),
    ("../..", "http://u:p@h:8080/"), ("../../../x", "http://u:p@h:8080/x"),
    ("./x/../y", "http://u:p@h:8080/a/b/y"), ("%2e%2e/x", "http://u:p@h:8080/a/x"),
    ("..%2fx", "http://u:p@h:8080/a/b/..%2fx"), ("..;/x", "http://u:p@h:8080/a/b/..;/x"),
    ("..\\x", "http://u:p@h:8080/a/x"), ("/", "http://u:p@h:8080/"), ("/x", "http://u:p@h:8080/x"),
    ("\\x", "http://u:p@h:8080/x"), ("/x/..", "http://u:p@h:8080/"), ("//x", "http://x/"),
    ("//x/y", "http://x/y"), ("\\\\x\\y", "http://x/y"), ("/\\x", "http://x/"),
    ("\\/x", "http://x/"), ("///x", "http://x/"), ("////x/y", "http://x/y"),
    ("//u2@x:80", "http://u2@x/"), ("//", "failure"), ("//?", "failure"), ("///", "failure"),
    ("/ /x", "http://u:p@h:8080/%20/x"), ("/\t/x", "http://x/"),
    ("http:x", "http://u:p@h:8080/a/b/x"), ("http:/x", "http://u:p@h:8080/x"),
    ("http:\\x", "http://u:p@h:8080/x"), ("http:../x", "http://u:p@h:8080/a/x"),
    ("http:", "http://u:p@h:8080/a/b/c?q"), ("http:?x", "http://u:p@h:8080/a/b/c?x"),
    ("http:#x", "http://u:p@h:8080/a/b/c?q#x"), ("http://x", "http://x/"),
    ("https:x", "https://x/"), ("https:/x", "https://x/"), ("https:", "failure"),
    ("https:?x", "failure"), ("HTTP:x", "http://u:p@h:8080/a/b/x"), ("a:b", "other scheme a"),
    ("./a:b", "http://u:p@h:8080/a/b/a:b"), (":x", "http://u:p@h:8080/a/b/:x"),
    ("@x", "http://u:p@h:8080/a/b/@x"), (";x", "http://u:p@h:8080/a/b/;x"),
    ("é", "http://u:p@h:8080/a/b/%C3%A9"), ("?é", "http://u:p@h:8080/a/b/c?%C3%A9"),
    ("?a'b", "http://u:p@h:8080/a/b/c?a%27b"), ("#é", "http://u:p@h:8080/a/b/c?q#%C3%A9"),
    ("[", "http://u:p@h:8080/a/b/["), ("%", "http://u:p@h:8080/a/b/%"),
    ("?ids[]=1&q=%C3%A9", "http://u:p@h:8080/a/b/c?ids[]=1&q=%C3%A9"), ("\\", "http://u:p@h:8080/"),
    ("?\\..", "http://u:p@h:8080/a/b/c?\\.."), ("#\\..", "http://u:p@h:8080/a/b/c?q#\\.."),
    ("/v1/../admin", "http://u:p@h:8080/admin"), ("/v1/%2e%2e/admin", "http://u:p@h:8080/admin"),
    ("/v1/x/%2E%2e/%2E./admin", "http://u:p@h:8080/admin"),
    ("javascript:1", "other scheme javascript"), ("data:,x", "other scheme data"),
    ("ftp://h/", "other scheme ftp"), ("file:///a", "other scheme file"),
    ("wss://h/", "other scheme wss"), ("mailto:a@b", "other scheme mailto"),
    ("about:blank", "other scheme about"), ("app://h/x", "other scheme app"),
    ("blob:http://h/1", "other scheme blob"), ("X-Y.z+1:a", "other scheme x-y.z+1"),
  ]
}

extension WebURLTable {
  static var all: [(String, String)] {
    [schemes, credentials, ports, names, international, ipv4, ipv6, paths, queries, relative]
      .flatMap { $0 }
  }
}
