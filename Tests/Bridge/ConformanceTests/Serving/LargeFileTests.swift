#if os(Linux)
  import Foundation
  import Testing
  import WebBridge

  extension Conformance {
    @MainActor @Suite struct LargeFileTests {
      private static let size = 200 << 20

      /// The resident memory of this process, in bytes.
      private var memory: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
          .split(separator: " ")[1]
        return (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
      }

      /// Returns a folder with a page and the file `large.bin`, which takes no room on the disk.
      private func web(withFileOf size: Int) throws -> WebFolder {
        let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
        try web.write(Data(), to: "large.bin")
        #expect(truncate(web.url.appendingPathComponent("large.bin").path, off_t(size)) == 0)
        return web
      }

      @Test func `a file of 200 MB takes the memory of a few pieces`() async throws {
        let web = try web(withFileOf: Self.size)
        defer { web.remove() }
        let (page, bridge, _) = try await WebKitPage.serving(web)
        var peak = 0
        bridge.on("piece") { (_: Int) in peak = max(peak, memory) }
        let before = memory
        let length = try await page.run(
          """
          const reader = (await fetch('large.bin')).body.getReader();
          let length = 0, told = 0;
          for (;;) {
            const { done, value } = await reader.read();
            if (done) return length;
            length += value.length;
            if (length - told > 4 << 20) { told = length; bridge.emit('piece', length); }
          }
          """)
        #expect(length == .int(Self.size))

        #expect(peak > 0)
        #expect(peak - before < 32 << 20, "\((peak - before) >> 20) MiB")
      }

      /// Returns how many times this process has opened a file that is still open.
      private func open(_ path: String) throws -> Int {
        let folder = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: folder).count {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
        }
      }

      @Test func `a file is closed when the page gives it up`() async throws {
        let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
        defer { web.remove() }
        try web.write(Data(), to: "large.bin")
        let path = web.url.appendingPathComponent("large.bin").resolvingSymlinksInPath().path
        #expect(truncate(path, off_t(Self.size)) == 0)
        let (page, bridge, _) = try await WebKitPage.serving(web)
        var wasOpen = false
        try bridge.handle("begun") { wasOpen = try open(path) > 0 }
        _ = try await page.run(
          """
          const controller = new AbortController();
          const response = await fetch('large.bin', { signal: controller.signal });
          await response.body.getReader().read();
          await bridge.call('begun');
          controller.abort();
          """)
        #expect(wasOpen)
        // The page may have cancelled the request before this process has heard of it.
        while try open(path) > 0 { _ = try await page.run("") }
      }

      @Test func `few files are open at once, however many a page asks for`() async throws {
        let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
        defer { web.remove() }
        try web.write(Data(count: 64 << 20), to: "large.bin")
        try web.write(Data("small".utf8), to: "small.txt")
        let path = web.url.appendingPathComponent("large.bin").resolvingSymlinksInPath().path
        let (page, bridge, _) = try await WebKitPage.serving(web)
        var most = 0
        try bridge.handle("begun") { most = max(most, try open(path)) }
        _ = try await page.run(
          """
          window.controller = new AbortController();
          const { signal } = controller;
          let begun = 0;
          await new Promise((resolve, reject) => {
            for (let i = 0; i < 200; i++) {
              fetch('large.bin', { signal }).then(async (response) => {
                await bridge.call('begun');
                if (++begun === 10) resolve();
                await response.arrayBuffer();
              }).catch(reject);
            }
          });
          controller.abort();
          """)
        #expect(most > 0)
        #expect(most <= 32)
        while try open(path) > 0 { _ = try await page.run("") }
        #expect(try await page.run("return (await fetch('small.txt')).text()") == "small")
      }

      @Test func `a slow page loses none of many large files`() async throws {
        let size = 24 << 20
        let web = try web(withFileOf: size)
        defer { web.remove() }
        let (page, _, _) = try await WebKitPage.serving(web)
        // The page takes several seconds for the data that native sends in one.
        let lengths = try await page.run(
          """
          let taken = 0;
          const work = (bytes) => {
            taken += bytes;
            if (taken < 1 << 20) return;
            for (const end = Date.now() + 16 * (taken >> 20); Date.now() < end;);
            taken = 0;
          };
          const loads = Array(24).fill(async () => {
            const reader = (await fetch('large.bin')).body.getReader();
            for (let length = 0;;) {
              const { done, value } = await reader.read();
              if (done) return length;
              length += value.length;
              work(value.length);
            }
          }).map((load) => load());
          const all = await Promise.allSettled(loads);
          return all.map((load) => load.value ?? String(load.reason));
          """)
        #expect(lengths == .array(Array(repeating: .int(size), count: 24)))
      }

      @Test func `a page that does other work for a while loses none of many large files`()
        async throws
      {
        let size = 24 << 20
        let web = try web(withFileOf: size)
        defer { web.remove() }
        let (page, _, _) = try await WebKitPage.serving(web)
        // Native offers 384 MB meanwhile, and writes 128 MB of them after a second.
        let lengths = try await page.run(
          """
          const load = async () => (await (await fetch('large.bin')).arrayBuffer()).byteLength;
          const loads = Promise.allSettled(Array(16).fill(0).map(load));
          await fetch('large.bin', {method: 'HEAD'});
          for (const end = Date.now() + 3000; Date.now() < end;);
          return (await loads).map((load) => load.value ?? String(load.reason));
          """)
        #expect(lengths == .array(Array(repeating: .int(size), count: 16)))
      }

      @Test func `a page that blocks itself fills no memory with large files`() async throws {
        let web = try web(withFileOf: Self.size)
        defer { web.remove() }
        let (page, bridge, _) = try await WebKitPage.serving(web)
        var peak = 0
        let before = memory
        let watch = Task {
          while !Task.isCancelled {
            peak = max(peak, memory)
            try await Task.sleep(for: .milliseconds(20))
          }
        }
        // The page blocks for longer than native waits for an answer.
        var blocked = false
        try bridge.handle("blocked") { blocked = true }
        let endings = try await page.run(
          """
          const loads = Array(8).fill('large.bin').map((name) => fetch(name).then((r) => r.blob()));
          const all = Promise.allSettled(loads);
          bridge.callSync('blocked');
          for (const end = Date.now() + 8000; Date.now() < end;);
          return (await all).map((load) => load.status);
          """)
        watch.cancel()
        #expect(blocked)
        #expect(endings == .array(Array(repeating: .string("rejected"), count: 8)))
        #expect(peak - before < 500 << 20, "\((peak - before) >> 20) MiB")
      }

      @Test func `a synchronous request, which blocks the page, gets a large file`() async throws {
        let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
        defer { web.remove() }
        try web.write(Data(count: 20 << 20), to: "large.bin")
        let (page, _, _) = try await WebKitPage.serving(web)
        let length = try await page.run(
          """
          const request = new XMLHttpRequest();
          request.open('GET', 'large.bin', false);
          request.overrideMimeType('text/plain; charset=x-user-defined');
          request.send();
          return request.responseText.length;
          """)
        #expect(length == .int(20 << 20))
      }
    }
  }
#endif
