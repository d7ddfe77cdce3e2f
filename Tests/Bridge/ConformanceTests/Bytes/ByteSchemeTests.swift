import Foundation
import TestSupport
import Testing

@testable import WebBridge

extension Conformance {
  /// The URLs of bytes, in a prepared view.
  @MainActor @Suite struct ByteSchemeTests {
    private func page() async throws -> (any TestPage, Bridge) {
      let page = try await BytesWay.fetched.page()
      return (page, try page.attach(frames: .all))
    }

    @Test func `an image is shown from a blob's URL`() async throws {
      let (page, bridge) = try await page()
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='5'></svg>"
      try bridge.handle("image") { BridgeBlob(Data(svg.utf8), type: "image/svg+xml") }
      try await page.load()
      let size = try await page.run(
        """
        const blob = await bridge.call('image');
        const image = new Image();
        image.src = blob.url;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight, await (await fetch(blob.url)).text() !== ''];
        """)
      #expect(size == [7, 5, true])
    }

    @Test(arguments: [
      ("bytes=2-4", 206, "cde", "bytes 2-4/10"), ("bytes=7-", 206, "hij", "bytes 7-9/10"),
      ("bytes=-2", 206, "ij", "bytes 8-9/10"), ("bytes=8-99", 206, "ij", "bytes 8-9/10"),
      ("bytes=99-", 200, "abcdefghij", nil), ("bytes=4-2", 200, "abcdefghij", nil),
      ("bytes=-", 200, "abcdefghij", nil), ("lines=1-2", 200, "abcdefghij", nil),
      ("bytes=-9223372036854775807", 206, "abcdefghij", "bytes 0-9/10"),
      ("bytes=0-9223372036854775807", 200, "abcdefghij", nil),
    ])
    func `a request may ask for a part`(
      field: String, status: Int, text: String, part: String?
    ) throws {
      let url = try #require(URL(string: "webbridge://bytes/k/1"))
      var request = URLRequest(url: url)
      request.setValue(field, forHTTPHeaderField: "Range")
      let blob = BridgeBlob(Data("abcdefghij".utf8))
      let range = ByteRange(of: request, in: blob)
      let response = try #require(range.response(of: blob, to: url))
      #expect(response.statusCode == status)
      #expect(response.value(forHTTPHeaderField: "Content-Range") == part)
      #expect(Array("abcdefghij")[range.bytes].map(String.init).joined() == text)
    }

    @Test func `URLs that nobody was given have nothing, and take nothing`() async throws {
      let (page, bridge) = try await page()
      try bridge.handle("blob") { BridgeBlob(Data("secret".utf8)) }
      try await page.load()
      let seen = try await page.run(
        """
        const blob = await bridge.call('blob');
        const status = (url, options) => fetch(url, options).then((r) => r.status, () => 'refused');
        const other = blob.url.replace(/[0-9a-f]{32}/, '0'.repeat(32));
        const seen = [await status(blob.url), await status(other), await status('webbridge://bytes/'),
          await status('webbridge://other/x'), await status(other, { method: 'POST', body: 'x' }),
          await status(blob.url, { method: 'DELETE' })];
        blob.release();
        await bridge.has('x');
        seen.push(await status(blob.url));
        return seen;
        """)
      #expect(seen == [200, 404, 404, 404, 413, 405, 404])
    }

    @Test func `a subframe's bytes cross too`() async throws {
      let (page, bridge) = try await page()
      try bridge.handle("turn") { (data: Data) in data }
      try await page.load()
      let isSame = try await page.run(
        """
        const frame = document.createElement('iframe');
        frame.src = location.href;
        await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame); });
        const inner = frame.contentWindow;
        const bytes = new inner.Uint8Array(1500000).fill(7);
        const back = await inner.bridge.call('turn', bytes);
        return back.length === 1500000 && back.every((byte) => byte === 7);
        """)
      #expect(isSame == true)
    }

    @Test func `a page that is left in the middle of it harms nothing`() async throws {
      let (page, bridge) = try await page()
      let taken = AsyncStream.makeStream(of: Int.self)
      try bridge.handle("take") { (data: Data) in data.count }
      try bridge.handle("blob") {
        taken.continuation.yield(1)
        return BridgeBlob(Data(count: 32 << 20))
      }
      try await page.load(
        "bridge.call('blob').then((b) => b.bytes()); bridge.call('take', new Uint8Array(32 << 20));"
      )
      for await _ in taken.stream { break }
      try await page.load()
      #expect(try await page.run("return bridge.call('take', new Uint8Array(3))") == 3)
    }

    @Test func `a request that is stopped before its answer began hears nothing`() async throws {
      let configuration = WKWebViewConfiguration()
      configuration.prepareForBridge()
      let page = try await WebKitPage(configuration: configuration)
      let bridge = try page.attach()
      try bridge.handle("blob") { BridgeBlob(Data(count: 3 << 20)) }
      try await page.load()
      let text = try await page.run("window.blob = await bridge.call('blob'); return blob.url")
      let url = try #require(URL(string: try text.decode()))
      let scheme = try #require(
        configuration.urlSchemeHandler(forURLScheme: ByteScheme.name) as? ByteScheme)
      let (stopped, other) = (HeardTask(url), HeardTask(url))
      scheme.webView(page.webView, start: stopped)
      scheme.webView(page.webView, stop: stopped)
      scheme.webView(page.webView, start: other)
      while !other.heard.contains("finish") { try await turn() }
      #expect(other.heard == ["response", "data", "data", "data", "finish"])
      #expect(stopped.heard == [])
    }

    @Test func `an upload without a body is refused`() async throws {
      let (page, _) = try await page()
      try await page.load()
      let status = try await page.run(
        "return (await fetch('webbridge://bytes/x/1', { method: 'POST' })).status")
      #expect(status == 415)
    }

    @Test func `no part of nothing is answered as a part`() throws {
      let url = try #require(URL(string: "webbridge://bytes/k/1"))
      var request = URLRequest(url: url)
      request.setValue("bytes=-5", forHTTPHeaderField: "Range")
      let blob = BridgeBlob(Data())
      let response = try #require(ByteRange(of: request, in: blob).response(of: blob, to: url))
      #expect(response.statusCode == 200)
    }

    /// Scripts that stop a request that is under way.
    nonisolated static let stops = [
      "window.stop()", "document.open(); document.write('x'); document.close()",
    ]

    @Test(arguments: stops)
    func `bytes arrive where the page stops what it loads`(stop: String) async throws {
      let (page, bridge) = try await page()
      try bridge.handle("take") { (data: Data) in data.count }
      try bridge.handle("give") { Data(count: 24 << 20) }
      try await page.load()
      let taken = try await page.run(
        """
        const call = bridge.call('take', new Uint8Array(24 << 20));
        await null;
        \(stop);
        return call;
        """)
      #expect(taken == .int(24 << 20))
      try await page.load()
      let given = try await page.run(
        """
        const call = bridge.call('give');
        for (let i = 0; i < 8; i++) {
          await new Promise((resolve) => setTimeout(resolve, 2));
          \(stop);
        }
        return (await call).length;
        """)
      #expect(given == .int(24 << 20))
    }

    @Test func `what cannot be fetched once is no reason to fetch nothing more`() async throws {
      let (page, bridge) = try await page()
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("blob-\(UUID().uuidString).bin")
      defer { try? FileManager.default.removeItem(at: file) }
      try TestBytes.make(1_500_000).write(to: file)
      try bridge.handle("file") { try BridgeBlob(contentsOf: file) }
      try bridge.handle("take") { (data: Data) in data.count }
      try await page.load()
      _ = try await page.run("window.file = await bridge.call('file')")
      try Data(count: 5).write(to: file)
      #expect(try await page.failure(of: "await file.bytes()")["code"] != "nothing was thrown")
      // The second call cannot wait for bytes, while the bytes of the first are under way.
      let counts = try await page.run(
        """
        const first = bridge.call('take', new Uint8Array(4 << 20));
        await new Promise((resolve) => setTimeout(resolve));
        const second = bridge.callSync('take', new Uint8Array(5));
        return [await first, second];
        """)
      #expect(counts == [.int(4 << 20), 5])
      let sizes = LineSizes()
      bridge.add(observer: sizes)
      let count = try await page.run("return bridge.call('take', new Uint8Array(200000))")
      #expect(count == 200_000)
      #expect(sizes.largest < 1000)
    }

    @Test func `a configuration is prepared once, and the app's own schemes stay`() async throws {
      let configuration = WKWebViewConfiguration()
      configuration.prepareForBridge()
      configuration.prepareForBridge()
      #expect(configuration.urlSchemeHandler(forURLScheme: "webbridge") is ByteScheme)
    }
  }
}

/// A scheme task that records what it receives.
private final class HeardTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private(set) var heard: [String] = []

  init(_ url: URL) { request = URLRequest(url: url) }

  func didReceive(_ response: URLResponse) { heard.append("response") }
  func didReceive(_ data: Data) { heard.append("data") }
  func didFinish() { heard.append("finish") }
  func didFailWithError(_ error: any Error) { heard.append("fail") }
}
