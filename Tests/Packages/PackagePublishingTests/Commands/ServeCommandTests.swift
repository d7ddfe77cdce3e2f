#if os(macOS) || os(Linux)
  import Crypto
  import Foundation
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The development server.
  @Suite struct ServeCommandTests {
    private let scratch: Scratch
    private let command: CommandRunner

    init() throws {
      scratch = try Scratch()
      command = CommandRunner(folder: scratch.url)
      try scratch.writePages()
      try scratch.write(
        "{\"package\": \"shop\", \"fallback\": \"index.html\"}", to: "webbridge.json")
    }

    private func serving(
      _ folder: String, _ body: (URL) async throws -> Void
    ) async throws -> [String] {
      let log = scratch["log"]
      let server = try command.start(["serve", folder, "--port", "0", "--json"], output: log)
      defer {
        server.terminate()
        server.waitUntilExit()
      }
      let port = try WrongInputTests.port(from: log)
      try await body(try #require(URL(string: "http://127.0.0.1:\(port)")))
      return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func get(
      _ url: URL, _ path: String, _ headers: [String: String] = [:], method: String = "GET"
    ) async throws -> (text: String, response: HTTPURLResponse) {
      var request = URLRequest(url: try #require(URL(string: url.absoluteString + path)))
      request.httpMethod = method
      request.cachePolicy = .reloadIgnoringLocalCacheData
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      let (data, response) = try await URLSession.shared.data(for: request)
      return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    /// Returns what curl prints.
    private func curl(_ arguments: String...) throws -> String { try curl(arguments) }

    private func curl(_ arguments: [String]) throws -> String {
      let (curl, output) = (Process(), Pipe())
      curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
      (curl.arguments, curl.standardOutput) = (arguments, output)
      try curl.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      curl.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }

    @Test func `pages are served as their package would be, with a request log`() async throws {
      let lines = try await serving("dist") { url in
        let page = try await get(url, "/")
        #expect(page.response.statusCode == 200)
        #expect(page.text.contains("<script src=\"/.webbridge/reload.js\"></script></body>"))
        let policy = page.response.value(forHTTPHeaderField: "Content-Security-Policy")
        #expect(policy?.contains("default-src 'self'") == true)
        // The policy is the one of the package, also after a change.
        for script in ["let a = 1", "let a = 2"] {
          try scratch.write("<!doctype html><script>\(script)</script>", to: "dist/inline.html")
          let hash = Data(SHA256.hash(data: Data(script.utf8))).base64EncodedString()
          let inline = try await get(url, "/inline").response
          let policy = inline.value(forHTTPHeaderField: "Content-Security-Policy")
          #expect(policy?.contains("'sha256-\(hash)'") == true, "\(policy ?? "")")
        }
        let view = try await get(url, "/basket/3", ["Accept": "text/html"])
        #expect(view.text.contains("Hello"))
        #expect(try await get(url, "/missing.js", ["Accept": "*/*"]).response.statusCode == 404)
        #expect(try await get(url, "/basket/3").response.statusCode == 404)
        #expect(try await get(url, "/%2e%2e/webbridge.json").response.statusCode == 404)
        let script = try await get(url, "/assets/app.1.js")
        #expect(script.text == "console.log(1)")
        #expect(
          script.response.value(forHTTPHeaderField: "Content-Type")
            == "text/javascript; charset=utf-8")
        let head = try await get(url, "/assets/app.1.js", method: "HEAD")
        #expect(head.text.isEmpty)
        #expect(head.response.value(forHTTPHeaderField: "Content-Length") == "14")
        #expect(try await get(url, "/", method: "PUT").response.statusCode == 405)
      }
      let entry = try #require(lines.first { $0.contains("/assets/app.1.js") })
      let line = try JSONSerialization.jsonObject(with: Data(entry.utf8)) as? [String: Any]
      #expect(line?["status"] as? Int == 200 && line?["bytes"] as? Int == 14)
      #expect(line?["milliseconds"] is Double)
    }

    @Test func `paths are those of a device, with a redirect where a page needs its slash`()
      async throws
    {
      try scratch.write("{\"package\": \"shop\"}", to: "webbridge.json")
      for (path, text) in [
        ("about.html", "About"), ("docs/index.html", "Docs"), ("404.html", "Gone"),
      ] {
        try scratch.write(text, to: "dist/\(path)")
      }
      _ = try await serving("dist") { url in
        for (path, accept, status, text, last) in [
          ("/about", "text/html", 200, "About", "/about"),
          ("/about/", "text/html", 200, "About", "/about"),
          ("/docs?q=1", "text/html", 200, "Docs", "/docs/?q=1"),
          ("/docs", "*/*", 200, "Docs", "/docs"),
          ("/none", "text/html", 404, "Gone", "/none"), ("/none.js", "*/*", 404, "", "/none.js"),
        ] {
          // Foundation on Linux drops the slash at the end of the URL of a redirect.
          let found = try curl(
            "-sL", "-w", "\n%{http_code} %{url_effective}", "-H", "Accept: \(accept)",
            "\(url)\(path)")
          let page = text.isEmpty ? "" : text + "<script src=\"/.webbridge/reload.js\"></script>"
          #expect(found == "\(page)\n\(status) \(url)\(last)", "\(path)")
        }
      }
    }

    @Test func `a page of another site whose name leads to this computer gets nothing`()
      async throws
    {
      _ = try await serving("dist") { url in
        let port = try #require(url.port)
        for (host, isServed) in [
          ("127.0.0.1:\(port)", true), ("localhost:\(port)", true), ("LOCALHOST:\(port)", true),
          ("[::1]:\(port)", true), ("evil.example:\(port)", false), ("evil.example", false),
          ("localhost", false), ("127.0.0.1:1", false), ("127.0.0.1.evil.example:\(port)", false),
          ("localhost.:\(port)", false), ("", false),
        ] {
          let status = try curl(
            "-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", "Host: \(host)",
            "\(url)/assets/app.1.js")
          #expect((status == "200") == isServed, "\(host)")
        }
      }
    }

    @Test func `a client that goes does not end the server`() async throws {
      let large = String(repeating: "a", count: 8 << 20)
      try scratch.write(large, to: "dist/large.txt")
      _ = try await serving("dist") { url in
        for _ in 0..<20 {
          // It takes a part, and closes its connection while the server writes.
          _ = try curl("-s", "-o", "/dev/null", "--max-filesize", "1000", "\(url)/large.txt")
        }
        #expect(try await get(url, "/large.txt").text == large)
      }
    }

    @Test func `a request that asks for much does not keep the server`() async throws {
      _ = try await serving("dist") { url in
        let path = String(repeating: "a", count: 100_000)
        let status = ["-s", "-o", "/dev/null", "-w", "%{http_code}"]
        let requests: [([String], String)] = [
          (["\(url)/\(path)"], "414"), (["-H", "Cookie: \(path)", "\(url)/"], "431"),
          (["-H", "Cookie: \(path.prefix(8000))", "\(url)/"], "200"),
          (["-X", "POST", "-H", "Content-Length: 99999999999", "\(url)/"], "413"),
        ]
        for (arguments, code) in requests {
          let found = try curl(status + arguments)
          #expect(found == code)
        }
      }
    }

    @Test func `no link leads out of the folder`() async throws {
      let manager = FileManager.default
      try scratch.write("secret", to: "outside/secret.txt")
      let dist = scratch["dist"].path
      try manager.createSymbolicLink(atPath: "\(dist)/linked", withDestinationPath: "../outside")
      try manager.createSymbolicLink(
        atPath: "\(dist)/secret.txt", withDestinationPath: "../outside/secret.txt")
      try manager.createSymbolicLink(atPath: "\(dist)/etc", withDestinationPath: "/etc")
      try scratch.write("{\"package\": \"shop\"}", to: "webbridge.json")
      _ = try await serving("dist") { url in
        for path in [
          "/linked/secret.txt", "/secret.txt", "/etc/passwd", "/linked/", "/linked",
          "/../outside/secret.txt", "/%2e%2e/outside/secret.txt",
        ] {
          let found = try await get(url, path)
          #expect(found.response.statusCode == 404 && found.text.isEmpty, "\(path)")
        }
      }
    }

    @Test func `fields of webbridge json are served, and packed into the release`() async throws {
      let headers = """
        "headers": {
          "/*": "crossOriginIsolated", "/assets/*": { "Cache-Control": "max-age=60" },
          "/assets/app.1.js": { "Cache-Control": "max-age=90" } }
        """
      try scratch.write("{\"package\": \"shop\", \(headers)}", to: "webbridge.json")
      #expect(try command.run(["keys", "new", "keys"]).status == 0)
      #expect(try command.run(["pack", "dist", "--feed", "feed", "--keys", "keys"]).status == 0)
      for folder in ["dist", "release"] {
        _ = try await serving(folder) { url in
          for (path, cache) in [("/", "no-cache"), ("/assets/app.1.js", "max-age=90")] {
            let response = try await get(url, path).response
            #expect(response.value(forHTTPHeaderField: "Cache-Control") == cache, "\(path)")
            #expect(
              response.value(forHTTPHeaderField: "Cross-Origin-Opener-Policy") == "same-origin")
          }
        }
      }
      for (headers, reason) in [
        ("{\"/*\": {\"Set-Cookie\": \"a\"}}", "“Set-Cookie” is decided by the server"),
        ("{\"/*\": {\"Content-Security-Policy\": \"a\"}}", "is set by “csp”"),
        ("{\"*\": {\"A\": \"a\"}}", "a path begins with “/”"),
        ("{\"/*\": \"isolated\"}", "the names are crossOriginIsolated"),
        ("{\"/*\": {\"A\": 1}}", "a text"), ("[]", "not a JSON object"),
      ] {
        try scratch.write("{\"package\": \"shop\", \"headers\": \(headers)}", to: "webbridge.json")
        let refused = try command.run(["pack", "dist", "--feed", "feed", "--keys", "keys"])
        #expect(refused.status != 0, "\(headers)")
        #expect(refused.errors.contains(reason), "\(headers): \(refused.errors)")
      }
    }

    @Test func `inspect shows the fields that a release sets`() throws {
      let headers = """
        "headers": { "/*": "crossOriginIsolated", "/assets/*": { "Cache-Control": "max-age=60" } }
        """
      try scratch.write("{\"package\": \"shop\", \(headers)}", to: "webbridge.json")
      #expect(try command.run(["pack", "dist", "--version", "1"]).status == 0)
      let text = try command.run(["inspect", "release"]).output
      let lines = text.split(separator: "\n").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      #expect(
        lines.filter { $0.hasPrefix("headers ") } == [
          "headers /* Cross-Origin-Embedder-Policy: require-corp",
          "headers /* Cross-Origin-Opener-Policy: same-origin",
          "headers /assets/* Cache-Control: max-age=60",
        ])
      let rules = try command.run(["inspect", "release", "--json"]).json["headers"]
      let last = try #require((rules as? [[String: Any]])?.last)
      #expect(last["path"] as? String == "/assets/*")
      #expect(last["fields"] as? [String: String] == ["Cache-Control": "max-age=60"])
    }

    @Test func `ranges and tags are those of a file server`() async throws {
      _ = try await serving("dist") { url in
        let part = try await get(url, "/assets/app.1.js", ["Range": "bytes=8-10"])
        #expect(part.response.statusCode == 206 && part.text == "log")
        #expect(part.response.value(forHTTPHeaderField: "Content-Range") == "bytes 8-10/14")
        #expect(try await get(url, "/assets/app.1.js", ["Range": "bytes=-3"]).text == "(1)")
        let last = try await get(url, "/assets/app.1.js", ["Range": "bytes=12-\(Int.max)"])
        #expect(last.text == "1)")
        let far = try await get(url, "/assets/app.1.js", ["Range": "bytes=99-"])
        #expect(far.response.statusCode == 416)
        let tag = try #require(part.response.value(forHTTPHeaderField: "ETag"))
        #expect(
          try await get(url, "/assets/app.1.js", ["If-None-Match": tag]).response.statusCode == 304)
        let stale = try await get(
          url, "/assets/app.1.js", ["Range": "bytes=8-10", "If-Range": "\"old\""])
        #expect(stale.response.statusCode == 200)
      }
    }

    @Test func `a release is served by its document, and a feed with its cache headers`()
      async throws
    {
      let signing = ["--feed", "feed", "--keys", "keys"]
      #expect(try command.run(["keys", "new", "keys"]).status == 0)
      #expect(try command.run(["pack", "dist"] + signing).status == 0)
      #expect(try command.run(["publish", "release"] + signing).status == 0)
      _ = try await serving("release") { (url: URL) async throws in
        #expect(try await get(url, "/").text.contains("Hello"))
        #expect(try await get(url, "/release.json").response.statusCode == 404)
      }
      _ = try await serving("feed") { url in
        let latest = try await get(url, "/latest/shop/stable.json")
        #expect(latest.response.value(forHTTPHeaderField: "Cache-Control") == "no-cache")
        let file = try Data(contentsOf: scratch["feed/latest/shop/stable.json"])
        #expect(Data(latest.text.utf8) == file)
        let name = try #require(
          FileManager.default.contentsOfDirectory(atPath: scratch["feed/releases"].path).first)
        let release = try await get(url, "/releases/\(name)")
        let control = release.response.value(forHTTPHeaderField: "Cache-Control")
        #expect(control?.contains("immutable") == true)
      }
    }

    @Test func `a page is told when a file changes`() async throws {
      _ = try await serving("dist") { url in
        #expect(try await get(url, "/.webbridge/reload.js").text.contains("EventSource"))
        // curl reads events as they come, which Foundation on Linux does not.
        let events = scratch["events"]
        let curl = Process()
        curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
        curl.arguments = ["-sN", "-o", events.path, "\(url)/.webbridge/reload"]
        try curl.run()
        defer { curl.terminate() }
        func wait(for text: String) async throws -> Bool {
          for _ in 0..<100 {
            if (try? String(contentsOf: events, encoding: .utf8))?.contains(text) == true {
              return true
            }
            try await Task.sleep(nanoseconds: 50_000_000)
          }
          return false
        }
        #expect(try await wait(for: "retry"))
        try scratch.write("console.log(22)", to: "dist/assets/app.1.js")
        #expect(try await wait(for: "event: reload"))
      }
    }
  }
#endif
