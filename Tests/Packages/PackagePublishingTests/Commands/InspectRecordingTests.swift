#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The page of a recording, which `webbridge inspect` serves.
  @Suite(.timeLimit(.minutes(1))) struct InspectRecordingTests {
    private let scratch: Scratch
    private let command: CommandRunner
    private let header =
      #"{"kind":"recording","version":1,"started":"2026-11-25T09:00:00.000Z","platform":"Linux"}"#

    init() throws {
      scratch = try Scratch()
      command = CommandRunner(folder: scratch.url)
      try scratch.write(header + "\n" + #"{"kind":"processEnded","at":1}"# + "\n", to: "app.jsonl")
    }

    /// Runs the command, and gives the address that it prints.
    private func showing(
      _ arguments: [String], _ body: (URL) async throws -> Void
    ) async throws {
      try await showingProcess(arguments) { url, _ in try await body(url) }
    }

    private func showingProcess(
      _ arguments: [String], _ body: (URL, Process) async throws -> Void
    ) async throws {
      let log = scratch["log"]
      let server = try command.start(["inspect"] + arguments + ["--json"], output: log)
      defer {
        server.terminate()
        server.waitUntilExit()
      }
      struct Line: Decodable {
        var address: URL
      }
      while true {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        if let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) {
          return try await body(line.address, server)
        }
        try #require(server.isRunning, "\(text)")
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    private func request(_ url: URL, _ path: String, query: String?, host: String? = nil) throws
      -> URLRequest
    {
      var parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
      (parts.path, parts.percentEncodedQuery) = (path, query)
      var request = URLRequest(url: try #require(parts.url))
      request.httpShouldHandleCookies = false
      if let host { request.setValue(host, forHTTPHeaderField: "Host") }
      return request
    }

    private func get(_ request: URLRequest) async throws -> (
      text: String, response: HTTPURLResponse
    ) {
      let session = URLSession(configuration: .ephemeral)
      defer { session.invalidateAndCancel() }
      let (data, response) = try await session.data(for: request)
      return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    @Test func `a recording has a page, which only its own files reach`() async throws {
      try await showing(["app.jsonl"]) { url in
        #expect(url.host() == "127.0.0.1")
        let page = try await get(request(url, "/", query: url.query()))
        #expect(page.response.statusCode == 200)
        #expect(page.text.hasPrefix("<!doctype html>"))
        let policy = page.response.value(forHTTPHeaderField: "Content-Security-Policy")
        #expect(policy?.contains("default-src 'none'") == true)
        let recording = try await get(request(url, "/recording", query: url.query()))
        #expect(recording.text == header + "\n" + #"{"kind":"processEnded","at":1}"# + "\n")
        #expect(
          try await get(request(url, "/missing.js", query: url.query())).response.statusCode == 404)
      }
    }

    @Test func `nobody without the token sees a file, and no page of another host`() async throws {
      try await showing(["app.jsonl"]) { url in
        for path in ["/", "/index.html", "/recording"] {
          for query in [nil, "token=", "token=00", "token=\(String(repeating: "0", count: 64))"] {
            let answer = try await get(request(url, path, query: query))
            #expect(answer.response.statusCode == 403)
            #expect(!answer.text.contains("processEnded"))
          }
        }
        let rebound = try request(url, "/recording", query: url.query(), host: "evil.example:80")
        #expect(try await get(rebound).response.statusCode == 403)
        // Browsers send a cookie of one port to all ports of the computer, so that there is none.
        var cookie = try request(url, "/recording", query: nil)
        cookie.setValue(url.query() ?? "", forHTTPHeaderField: "Cookie")
        #expect(try await get(cookie).response.statusCode == 403)
        let page = try await get(request(url, "/", query: url.query()))
        #expect(page.response.value(forHTTPHeaderField: "Set-Cookie") == nil)
        var field = try request(url, "/recording", query: nil)
        let token = (url.query() ?? "").dropFirst("token=".count)
        field.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        #expect(try await get(field).response.statusCode == 200)
        for path in ["/state", "/call"] {
          var app = try request(url, path, query: url.query())
          app.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
          app.httpMethod = path == "/call" ? "POST" : "GET"
          #expect(try await get(app).response.statusCode == 404, "A file has no app: \(path)")
        }
        var post = try request(url, "/recording", query: url.query())
        post.httpMethod = "POST"
        #expect(try await get(post).response.statusCode == 405)
      }
    }

    @Test func `a live recording goes on, and begins anew when the app writes another one`()
      async throws
    {
      let file = scratch["app.jsonl"]
      try await showing(["app.jsonl", "--live"]) { url in
        let reader = LineReader()
        let session = URLSession(configuration: .ephemeral, delegate: reader, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let task = session.dataTask(with: try request(url, "/recording", query: url.query()))
        task.resume()
        defer { task.cancel() }
        #expect(await reader.next(2) == [header, #"{"kind":"processEnded","at":1}"#])
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(
          contentsOf: Data("{\"kind\":\"refused\",\"at\":2,\"reason\":\"x\"}\n".utf8))
        try handle.close()
        #expect(await reader.next(1) == [#"{"kind":"refused","at":2,"reason":"x"}"#])
        try FileManager.default.removeItem(at: file)
        try scratch.write(header + "\n", to: "app.jsonl")
        #expect(await reader.next(1) == [header])
      }
    }

    #if os(Linux)
      /// The number of open connections and files of a process.
      private func descriptors(of process: Process) throws -> Int {
        try FileManager.default.contentsOfDirectory(
          atPath: "/proc/\(process.processIdentifier)/fd"
        ).count
      }

      @Test func `pages that go away leave nothing open, also if the file has gone`() async throws {
        try await showingProcess(["app.jsonl", "--live"]) { url, server in
          // The connection of the first request stays open, because its end would come at any time of the count.
          let first = URLSession(configuration: .ephemeral)
          defer { first.invalidateAndCancel() }
          _ = try await first.data(for: request(url, "/missing.js", query: url.query()))
          let readers = (0..<20).map { _ in LineReader() }
          let sessions = readers.map {
            URLSession(configuration: .ephemeral, delegate: $0, delegateQueue: nil)
          }
          let before = try descriptors(of: server)
          for session in sessions {
            session.dataTask(with: try request(url, "/recording", query: url.query())).resume()
          }
          for reader in readers { #expect(await reader.next(1) == [header]) }
          #expect(try descriptors(of: server) >= before + 20)
          try FileManager.default.removeItem(at: scratch["app.jsonl"])
          for session in sessions { session.invalidateAndCancel() }
          while try descriptors(of: server) > before {
            try await Task.sleep(for: .milliseconds(50))
          }
        }
      }
    #endif

    @Test func `a recording that is not there is an error, unless it is waited for`() throws {
      let run = try command.run(["inspect", "none.jsonl"])
      #expect(run.status != 0)
      #expect(run.errors.contains("say --live to wait for one"))
    }
  }

  /// The lines of a response, as they come.
  private final class LineReader: NSObject, URLSessionDataDelegate {
    private let lines: AsyncStream<UInt8>
    private let bytes: AsyncStream<UInt8>.Continuation

    override init() {
      (lines, bytes) = AsyncStream.makeStream(of: UInt8.self)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      for byte in data { bytes.yield(byte) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      bytes.finish()
    }

    /// Returns the next lines that are not empty.
    func next(_ count: Int) async -> [String] {
      var found: [String] = []
      var line: [UInt8] = []
      for await byte in lines {
        guard byte == UInt8(ascii: "\n") else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { found.append(String(decoding: line, as: UTF8.self)) }
        line = []
        if found.count == count { break }
      }
      return found
    }
  }
#endif
