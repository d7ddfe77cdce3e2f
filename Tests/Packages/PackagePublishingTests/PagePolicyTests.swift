import Foundation
import OfflinePackages
import Testing

@testable import PackagePublishing

/// The policy that `pack` makes for the files of a build.
@Suite struct PagePolicyTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func build(
    _ files: [String: String], _ change: (inout PackageConfiguration) -> Void = { _ in }
  ) throws -> ReleaseDocument {
    for (path, text) in files { try scratch.write(text, to: "dist/\(path)") }
    if files["index.html"] == nil { try scratch.write("<!doctype html>", to: "dist/index.html") }
    var configuration = PackageConfiguration()
    configuration.package = "shop"
    change(&configuration)
    return try PackageBuilder(scratch["dist"], configuration: configuration, version: 1)
      .build(to: scratch["release"]).document
  }

  /// What the policy allows beside the usual: directive, source, line and reason, with short hashes.
  private func allowed(_ html: String) throws -> [String] {
    try build(["index.html": html]).policyReport?.allowed.map {
      "\($0.directive) \($0.source) \($0.place.line) \($0.reason)"
    } ?? []
  }

  @Test(arguments: [
    (
      "<script src=https://cdn.example/a.js></script>",
      "script-src https://cdn.example 1 <script src>"
    ),
    (
      "<script src='//cdn.example:8443/a.js'></script>",
      "script-src https://cdn.example:8443 1 <script src>"
    ),
    (
      "<script src='HTTPS://user@CDN.example:443/a'></script>",
      "script-src https://cdn.example 1 <script src>"
    ),
    (
      "\n<link rel=stylesheet href=https://fonts.example/c>",
      "style-src https://fonts.example 2 <link rel=stylesheet>"
    ),
    ("<link rel=preload as=script href=//a.b/c>", "script-src https://a.b 1 <link rel=preload>"),
    ("<link rel=modulepreload href=//a.b/c>", "script-src https://a.b 1 <link rel=modulepreload>"),
    ("<link rel=manifest href=//a.b/c>", "manifest-src https://a.b 1 <link rel=manifest>"),
    ("<iframe src=https://video.example/e>", "frame-src https://video.example 1 <iframe>"),
    ("<style>@import url('https://a.b/c.css');</style>", "style-src https://a.b 1 @import"),
    ("<object data=a.svg></object>", "object-src 'self' 1 <object>"),
    ("<embed src=https://a.b/c>", "object-src https://a.b 1 <embed>"),
    (
      "<base href=https://a.b/><script src=c.js></script>",
      "base-uri https://a.b 1 <base>|script-src https://a.b 1 <script src>"
    ),
    (
      "<script type=importmap src=x></script><img src=https://a.b/c.png><video src=//a.b/d poster=//a.b/e>",
      ""
    ),
    (
      "<link rel=preconnect href=https://a.b><link rel=icon href=//a.b/c><a href=https://a.b>x</a>",
      ""
    ),
    (
      "<!-- <script src=https://a.b/c></script> --><noscript><iframe src=//a.b></iframe></noscript>",
      ""
    ),
    ("<script type=text/template src=//a.b/c></script><script nomodule src=//a.b/c></script>", ""),
    ("<iframe srcdoc='<script src=//a.b/c></script>'>", "script-src https://a.b 1 <script src>"),
  ])
  func `hosts that the HTML names are allowed for what they are used for`(
    html: String, sources: String
  ) throws {
    #expect(try allowed(html) == sources.split(separator: "|").map(String.init))
  }

  @Test func `hosts that scripts and style sheets import are allowed`() throws {
    let document = try build([
      "a.js":
        "import x from 'https://esm.example/x';\nimport('https://lazy.example/y'); const s = 'https://no.example/'",
      "w.js": "importScripts(\"https://worker.example/z.js\"); fetch('https://api.example/')",
      "c.css": "a {}\n@import \"https://fonts.example/c\";",
    ])
    #expect(
      document.policyReport?.allowed.map { "\($0.source) \($0.place)" } == [
        "https://esm.example a.js:1", "https://lazy.example a.js:2",
        "https://fonts.example c.css:2",
        "https://worker.example w.js:1",
      ])
  }

  @Test func `an import map is hashed, and its hosts are allowed`() throws {
    let map = #"{"imports":{"a":"https://esm.example/a","b":"/b.js"}}"#
    let lines = try allowed("<script type=importmap>\(map)</script>")
    #expect(lines.count == 2 && lines[0].hasSuffix("import map"))
    #expect(lines[1] == "script-src https://esm.example 1 import map")
    #expect(lines[0].contains(PackageDigest(of: Data(map.utf8)).sourceExpression))
  }

  @Test(arguments: [
    ("<script>\r\na\r</script>", "\na\n"), ("<script>a&amp;b</script>", "a&amp;b"),
    ("<script>'<\\/script>'</script>", "'<\\/script>'"),
    ("<script>a<!-- <script> </script> --></script>", "a<!-- <script> </script> -->"),
    ("<script>a<!-- </script>", "a<!-- "), ("<script>a<!--></script>", "a<!-->"),
    ("<script>a\0b</script>", "a\u{FFFD}b"), ("<SCRIPT\n>a</ScRiPt\n>", "a"),
    ("<script data-a='>'>a</script>", "a"), ("<script>é</script>", "é"),
    ("<script type=\"module\">a</script>", "a"), ("<script type=''>a</script>", "a"),
    ("<script type=' text/javascript '>a</script>", "a"),
    ("<script language=JavaScript>a</script>", "a"),
    ("<svg><script>a&lt;b</script></svg>", "a<b"),
    ("<svg><script><![CDATA[a<b]]></script></svg>", "a<b"),
    ("<title><script>no</title><script>a</script>", "a"), ("<script>a", "a"),
    ("<p a=b/><script>a</script>", "a"), ("<!doctype html><!-- x --!><script>a</script>", "a"),
    ("<body onload=a>", "a"), ("<p onclick=\"a('&#39;&quot;&#x27;')\">", "a(''\"'')"),
    ("<p onclick='a&amp;&amp;b?c&lt=d'>", "a&&b?c&lt=d"), ("<p\nonclick\n=\na>", "a"),
    ("<a href=' JAVA\nSCRIPT:a'>", "javascript:a"), ("<p onclick='a&#128;'>", "a€"),
  ])
  func `scripts and handlers are hashed as the engine hashes them`(html: String, text: String)
    throws
  {
    let sources = try build(["index.html": html]).policyReport?.allowed.map(\.source) ?? []
    #expect(sources.contains(PackageDigest(of: Data(text.utf8)).sourceExpression), "\(sources)")
    #expect(sources.count { $0.hasPrefix("'sha256") } == 1)
  }

  @Test(arguments: [
    ("new Function('a', b)", "new Function"), ("Function(\"a\")", "new Function"),
    ("eval(x)", "eval"),
    ("window.eval(x)", "eval"), ("(0,eval)(x)", "eval"), ("new  Function(a)", "new Function"),
    ("eval('x//# sourceURL=webpack-internal:///a')", "eval of a development build"),
    ("new Function('return this')()", nil), ("Function(\"return this\")()", nil),
    ("retrieval(x)", nil),
    ("function eval(x) {}", nil), ("a.eval(x)", nil), ("isFunction(a)", nil),
    ("_.Function(a)", nil),
    ("function Function(a) {}", nil), ("", nil),
  ])
  func `scripts that make scripts of text are named with what to do`(
    script: String, what: String?
  ) throws {
    let document = try build(["app.js": "\n\(script)"])
    let notes = document.policyReport?.notes.map { "\($0.place) \($0.reason)" } ?? []
    #expect(notes.count == (what == nil ? 0 : 1))
    if let what {
      #expect(
        notes.first?.hasPrefix("app.js:2 evaluates text as a script (\(what))") == true, "\(notes)")
    }
    #expect(document.contentSecurityPolicy?.contains("'unsafe-eval'") == false)
    let asked = try build([:]) { $0.policySources = ["script-src": ["'unsafe-eval'"]] }
    #expect(asked.contentSecurityPolicy?.contains("script-src 'self' 'unsafe-eval'") == true)
    #expect(asked.policyReport?.notes.isEmpty == true)
  }

  @Test(arguments: [
    ("a.wasm", "x"), ("a.js", "x = 'AGFzbQEAAAA'"), ("a.js", "WebAssembly.instantiateStreaming(x)"),
    ("a.js", "new WebAssembly.Module(x)"),
  ])
  func `WebAssembly is allowed where the build has it`(path: String, text: String) throws {
    #expect(try build([:]).contentSecurityPolicy == ContentSecurityPolicy.usual.text)
    let document = try build([path: text])
    #expect(
      document.contentSecurityPolicy?.contains("script-src 'self' 'wasm-unsafe-eval'") == true)
    #expect(document.policyReport?.allowed.first?.place.path.text == path)
  }

  @Test(arguments: [
    ("<script src=http://a.b/c></script>", "http: address"),
    ("<script src='data:,a'></script>", "data: URL"),
    ("<script src=https://bücher.example/></script>", "xn--"),
    ("<p onclick='&Aacute;'>", "&Aacute;"),
    ("<meta http-equiv=content-security-policy content=x>", "policy in <meta>"),
    ("<base href=http://a.b/>", "http: address"),
  ])
  func `what the policy cannot allow is named`(html: String, text: String) throws {
    let notes = try build(["index.html": "\n" + html]).policyReport?.notes ?? []
    #expect(
      notes.count == 1 && notes[0].reason.contains(text) && notes[0].place.line == 2, "\(notes)")
  }

  @Test func `a policy that the configuration states is taken as it is`() throws {
    let document = try build(["index.html": "<script>a</script>"]) {
      $0.contentSecurityPolicy = "default-src 'none'"
    }
    #expect(document.contentSecurityPolicy == "default-src 'none'" && document.policyReport == nil)
  }

  @Test
  func `sources of the configuration are added, and 'unsafe-inline' takes the place of hashes`()
    throws
  {
    let file = try scratch.write(
      #"{"package":"shop","csp":{"script-src":["'unsafe-inline'"],"frame-src":["https://a.b"]}}"#,
      to: "webbridge.json")
    let configuration = try PackageConfiguration(file)
    let document = try build(["index.html": "<body onload=a><script>a</script>"]) {
      $0 = configuration
    }
    let policy = document.contentSecurityPolicy ?? ""
    #expect(
      policy.contains("script-src 'self' 'unsafe-inline';")
        && policy.contains("frame-src 'self' https://a.b"))
    #expect(document.policyReport?.allowed.isEmpty == true)
    for csp in [
      #"{"script":["a"]}"#, #"{"script-src":["a b"]}"#, #"{"script-src":["a;b"]}"#,
      #"{"script-src":[""]}"#, "1",
    ] {
      try scratch.write("{\"csp\":\(csp)}", to: "wrong.json")
      #expect(message { _ = try PackageConfiguration(scratch["wrong.json"]) } != nil, "\(csp)")
    }
  }

  /// Pages with so many inline scripts that differ: 1 of the first page, 2 of the second one.
  private func pages(_ count: Int) -> [String: String] {
    var files = ["index.html": "<script>0</script>"]
    for page in 1...count {
      files["blog/\(page).html"] = (0..<page).map { "<script>\(page) + \($0)</script>" }.joined()
    }
    return files
  }

  @Test(arguments: [(11, 1), (12, 2), (40, 2)])
  func `hashes for which one policy has no room stand with each document`(count: Int, spec: Int)
    throws
  {
    let document = try build(pages(count))
    let text = String(decoding: document.payload, as: UTF8.self)
    #expect(text.hasPrefix("{\"spec\":\(spec),"))
    #expect(try ReleaseDocument(payload: document.payload) == document)
    let policies = document.files.map { ($0.path.text, document.policy(of: $0)) }
    for (path, policy) in policies {
      for page in 1...count {
        let hash = PackageDigest(of: Data("\(page) + 0".utf8)).sourceExpression
        #expect(policy.contains(hash) == (spec == 1 || path == "blog/\(page).html"), "\(path)")
      }
      #expect(policy.utf8.count <= ContentSecurityPolicy.mostBytes)
    }
    let served = try PackageBuilder.policies(of: scratch["dist"], PackageConfiguration())
    for (path, policy) in policies { #expect(served.text(of: path) == policy) }
  }

  @Test func `256 inline scripts of a document differ at most, or all are allowed`() throws {
    let scripts = (1...257).map { "<script>\($0)</script>" }
    let most = try build(["a.html": scripts.dropLast().joined() + scripts[0]])
    #expect(most.files.map(\.inlineScripts.count).max() == 256)
    let files = ["a.html": scripts.joined()]
    let text = message { _ = try build(files) } ?? ""
    #expect(text.contains("a.html has 257 inline scripts"), "\(text)")
    #expect(text.contains("256 are allowed") && text.contains("'unsafe-inline'"), "\(text)")
    let all = try build(files) { $0.policySources = ["script-src": ["'unsafe-inline'"]] }
    #expect(all.contentSecurityPolicy?.contains("sha256") == false)
    #expect(!all.hasInlineScripts)
  }

  @Test func `a policy of hosts that is too long names the ways out`() throws {
    let hosts = (1...300).map { "<script src=https://host\($0).example/a.js></script>" }
    let text = message { _ = try build(["index.html": hosts.joined()]) } ?? ""
    #expect(text.contains("4096 are allowed: name fewer hosts"), "\(text)")
  }

  #if os(macOS) || os(Linux)
    @Test func `pack and inspect say what the policy allows, why, and what it cannot`() throws {
      try scratch.write(
        "<!doctype html>\n<body onload=go()><script>a</script>", to: "dist/index.html")
      try scratch.write("new Function(x)", to: "dist/vue.js")
      let command = CommandRunner(folder: scratch.url)
      let outcome = try command.run(["pack", "dist", "--package", "shop", "--version", "1"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      for text in [outcome.output, try command.run(["inspect", "release"]).output] {
        for part in [
          "in script-src, for the onload of <body> at index.html:2",
          "in script-src, for the inline script at index.html:2",
          "vue.js:1 evaluates text as a script (new Function), which is not allowed: if a page needs it, add 'unsafe-eval'",
        ] { #expect(text.contains(part), "\(text)") }
      }
      let json = try command.run(["inspect", "release", "--json"]).json
      let policy = try #require(json["policy"] as? [String: Any])
      #expect(
        (policy["allowed"] as? [[String: Any]])?.last?["reason"] as? String == "inline script")
      #expect((policy["notes"] as? [[String: Any]])?.first?["path"] as? String == "vue.js")
    }
  #endif
}
