#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  extension Conformance {
    /// The memory that large bytes take while they cross.
    @MainActor @Suite struct BytesMemoryTests {
      private static let size = 100 << 20

      /// The resident memory of this process, in bytes.
      ///
      /// The memory of the page's process says nothing, because its collector leaves hundreds
      /// of megabytes of dropped pieces uncollected while there is room. The page takes one
      /// piece at a time, or as many as it gave credit for.
      private var memory: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
          .split(separator: " ")[1]
        return (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
      }

      @Test(arguments: [BytesWay.text, .fetched])
      func `a hundred megabytes take the memory of a few pieces, to the page`(way: BytesWay)
        async throws
      {
        let file = FileManager.default.temporaryDirectory
          .appendingPathComponent("large-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        for _ in 0..<100 { try handle.write(contentsOf: TestBytes.make(1 << 20)) }
        try handle.close()

        let page = try await way.page()
        let bridge = try page.attach()
        try bridge.handle("file") { try BridgeBlob(contentsOf: file) }
        var peak = 0
        bridge.on("piece") { (_: Int) in peak = max(peak, memory) }
        try await way.load(page)
        let before = memory
        let length = try await page.run(
          """
          const file = await bridge.call('file');
          let length = 0;
          for await (const piece of file.stream()) {
            length += piece.length;
            if (length % (1 << 20) === 0) bridge.emit('piece', length);
          }
          return length;
          """)
        #expect(length == .int(Self.size))
        #expect(peak > 0)
        #expect(peak - before < 32 << 20, "\((peak - before) >> 20) MiB")
      }

      @Test(arguments: [BytesWay.text, .fetched])
      func `a hundred megabytes take the memory of a few pieces, to Swift`(way: BytesWay)
        async throws
      {
        let page = try await way.page()
        let bridge = try page.attach()
        // The page's copy of the bytes is in WebKit's network process.
        try await way.load(
          page,
          """
          bridge.handle('file', () => {
            const parts = [];
            for (let i = 0; i < 100; i++) parts.push(new Blob([makeBytes(1 << 20)]));
            return new Blob(parts);
          });
          """)
        let blob: BridgeBlob = try await bridge.call("file")
        let before = memory
        var (length, peak) = (0, 0)
        for try await piece in blob.stream() {
          length += piece.count
          peak = max(peak, memory)
        }
        #expect(length == Self.size)
        #expect(peak - before < 32 << 20, "\((peak - before) >> 20) MiB")
      }
    }
  }
#endif
