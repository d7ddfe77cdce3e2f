#if os(Linux)
  import Foundation
  import HTTPTypes
  import Locking
  import TestSupport
  import Testing

  @testable import WebRequests

  /// The client by which Linux sends.
  @Suite(.serialized, .timeLimit(.minutes(1))) struct SoupClientTests {
    private func request(_ url: String, addresses: [String] = []) throws -> RelayedRequest {
      var request = RelayedRequest(
        urlString: url, method: .get, headerFields: [:], body: nil, kind: .fetch,
        document: .init(origin: "https://app.example", url: "", isMainFrame: true),
        redirectCount: 0)
      request.addresses = addresses.compactMap { NetworkAddress($0) }
      return request
    }

    private static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"

    @Test func `a proxy of the environment is asked only if the app says so`() async {
      // GLib reads the environment once for a process.
      await #expect(processExitsWith: .success) {
        let asked = Locked<[String]>([])
        let proxy = try WireServer { connection in
          asked.withLock { $0.append(String(connection.request.prefix { $0 != "\r\n" })) }
          connection.send(SoupClientTests.head + "proxy")
        }
        let server = try WireServer { $0.send(SoupClientTests.head + "server") }
        for name in ["http_proxy", "HTTP_PROXY", "all_proxy"] {
          setenv(name, String(proxy.url.absoluteString.dropLast()), 1)
        }
        for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
        let request = try SoupClientTests().request(server.url.absoluteString + "x")
        for (client, text) in [
          (SoupClient() as any RelayClient, "server"),
          (SoupClient(usesSystemProxies: true), "proxy"),
          // On Linux, URLSession takes the proxies of the environment, as its documentation says.
          (URLSessionClient(), "proxy"),
        ] {
          let body = try await client.send(request) { _ in }.data()
          #expect(String(decoding: body, as: UTF8.self) == text)
        }
        let line = "GET \(server.url.absoluteString)x HTTP/1.1"
        #expect(asked.withLock { $0 } == [line, line])
      }
    }

    @Test func `the server waits while nobody reads the body`() async throws {
      let (size, sent) = (64 << 20, Locked(0))
      let server = try WireServer { connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
        let piece = String(repeating: "x", count: 64 << 10)
        for _ in 0..<(size / piece.utf8.count) {
          connection.send(piece)
          sent.withLock { $0 += piece.utf8.count }
        }
      }
      let client = SoupClient()
      let response = try await client.send(request(server.url.absoluteString)) { _ in }
      // The same thread reads the bodies of these requests, so it would have read the first one meanwhile.
      let other = try await TestServer.shared.address()
      for _ in 0..<200 {
        let text = try await client.send(request(other + "/text?text=a")) { _ in }.data()
        #expect(text == Data("a".utf8))
      }
      #expect(sent.withLock { $0 } < size / 2)
      #expect(try await response.data(limit: size).count == size)
    }

    /// A server that sends the beginning of a body, and tells of the end of the connection.
    private func endlessServer(_ ended: Locked<Bool>) throws -> WireServer {
      try WireServer { connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nbeginning")
        connection.waitForEnd()
        ended.withLock { $0 = true }
      }
    }

    @Test func `the end of the last reader ends the exchange, and holds up no other one`()
      async throws
    {
      let ended = Locked(false)
      let server = try endlessServer(ended)
      let client = SoupClient()
      var response: RelayedResponse? = try await client.send(
        request(server.url.absoluteString)
      ) { _ in }
      #expect(response?.status.code == 200)
      #expect(client.exchangeCount == 1)
      response = nil
      while !ended.withLock({ $0 }) { try await turn() }
      while client.exchangeCount != 0 { try await turn() }
      let other = try await TestServer.shared.address()
      let text = try await client.send(request(other + "/text?text=a")) { _ in }.data()
      #expect(text == Data("a".utf8))
    }

    @Test func `a reader that is cancelled while it waits ends the exchange`() async throws {
      let ended = Locked(false)
      let server = try endlessServer(ended)
      let client = SoupClient()
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      let message = try request(server.url.absoluteString)
      let reading = Task {
        for try await piece in try await client.send(message, sent: { _ in }).body {
          #expect(piece == Data("beginning".utf8))
          begin.yield()
        }
      }
      for await _ in begun { break }
      // Behind the answer to this request, the reader waits.
      let other = try await TestServer.shared.address()
      _ = try await client.send(request(other + "/text?text=a")) { _ in }.data()
      reading.cancel()
      await #expect(throws: CancellationError.self) { try await reading.value }
      while !ended.withLock({ $0 }) { try await turn() }
      while client.exchangeCount != 0 { try await turn() }
    }

    @Test func `a certificate has to be one of the name, wherever the address leads`() async throws
    {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (key, certificate) = (folder.path + "/key", folder.path + "/certificate")
      let making = try openssl([
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate,
        "-subj", "/CN=127.0.0.1", "-days", "2",
      ])
      making.waitUntilExit()
      // The server says its port in a line.
      let output = Pipe()
      let server = try openssl(
        ["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www"],
        output: output)
      defer { server.terminate() }
      var text = ""
      while !text.contains("\n") || !text.contains("ACCEPT ") {
        text += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      }
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("ACCEPT ") })
      let port = try #require(line.split(separator: ":").last)
      let error = await #expect(throws: RelayError.self) {
        // No resolver knows the name.
        _ = try await SoupClient().send(
          request("https://pinned.invalid:\(port)/", addresses: ["127.0.0.1"])
        ) { _ in }
      }
      #expect(error?.code == .network)
      #expect(error?.message.contains("certificate") == true, "\(error?.message ?? "")")
    }

    private func openssl(_ arguments: [String], output: Pipe? = nil) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
      process.arguments = arguments
      process.standardOutput = output ?? FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
  }
#endif
