#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  extension Conformance {
    /// How much memory large bytes take on their way.
    @MainActor @Suite struct BytesMemoryTests {
      private static let size = 100 << 20

      /// The resident memory of this process and of the page's, in bytes.
      private var memory: Int {
        ([getpid()] + WebProcess.all).reduce(0) { sum, process in
          let pages = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8))?
            .split(separator: " ")[1]
          return sum + (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
      }

      /// The most memory, in the first half of what is carried and in the second.
      private struct Growth: CustomStringConvertible {
        let total: Int
        private(set) var (first, second) = (0, 0)

        init(total: Int) { self.total = total }

        mutating func note(_ length: Int, _ memory: Int) {
          if length <= total / 2 {
            first = max(first, memory)
          } else {
            second = max(second, memory)
          }
        }

        /// By the second half the collectors' heaps have the size that they keep.
        var isFlat: Bool { first > 0 && second > 0 && second - first < 32 << 20 }
        var description: String { "\(first >> 20) MiB, then \(second >> 20) MiB" }
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
        var growth = Growth(total: Self.size)
        bridge.on("piece") { (length: Int) in growth.note(length, memory) }
        try await way.load(page)
        let length = try await page.run(
          """
          const file = await bridge.call('file');
          let length = 0;
          for await (const piece of file.stream()) {
            length += piece.length;
            if (length % (4 << 20) === 0) bridge.emit('piece', length);
          }
          return length;
          """)
        #expect(length == .int(Self.size))
        #expect(growth.isFlat, "\(growth)")
      }

      @Test(arguments: [BytesWay.text, .fetched])
      func `bytes of events that nobody hears are not kept`(way: BytesWay) async throws {
        let page = try await way.page()
        let bridge = try page.attach()
        try await way.load(page)
        let count = 40
        var growth = Growth(total: count)
        for n in 1...count {
          bridge.emit("nobody", TestBytes.make(8 << 20))
          _ = await bridge.has("x")
          growth.note(n, memory)
        }
        // All of the second half would be 160 MiB.
        #expect(growth.second - growth.first < 80 << 20, "\(growth)")
      }

      @Test(arguments: [BytesWay.text, .fetched])
      func `a hundred megabytes take the memory of a few pieces, to Swift`(way: BytesWay)
        async throws
      {
        let page = try await way.page()
        let bridge = try page.attach()
        // The page's own copy is in WebKit's network process.
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
        var length = 0
        var growth = Growth(total: Self.size)
        for try await piece in blob.stream() {
          length += piece.count
          growth.note(length, memory)
        }
        #expect(length == Self.size)
        #expect(growth.isFlat, "\(growth)")
      }
    }
  }
#endif
