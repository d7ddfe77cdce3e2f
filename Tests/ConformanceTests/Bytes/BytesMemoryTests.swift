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

      /// The most memory, by the number of the reading.
      private struct Peaks: CustomStringConvertible {
        private(set) var all = [0, 0]

        mutating func note(_ memory: Int, in reading: Int) {
          all[reading] = max(all[reading], memory)
        }

        /// In the first reading the collectors' heaps get the size that they keep.
        var areLevel: Bool { all.min() ?? 0 > 0 && all[1] - all[0] < 48 << 20 }
        var description: String { all.map { "\($0 >> 20) MiB" }.joined(separator: ", then ") }
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
        var peaks = Peaks()
        bridge.on("piece") { (reading: Int) in peaks.note(memory, in: reading) }
        try await way.load(page)
        let length = try await page.run(
          """
          const file = await bridge.call('file');
          let length = 0;
          for (let reading = 0; reading < 2; reading++) {
            for await (const piece of file.stream()) {
              length += piece.length;
              if (length % (4 << 20) === 0) bridge.emit('piece', reading);
            }
          }
          return length;
          """)
        #expect(length == .int(2 * Self.size))
        #expect(peaks.areLevel, "\(peaks)")
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
        var peaks = Peaks()
        for reading in 0..<2 {
          for try await piece in blob.stream() {
            length += piece.count
            peaks.note(memory, in: reading)
          }
        }
        #expect(length == 2 * Self.size)
        #expect(peaks.areLevel, "\(peaks)")
      }
    }
  }
#endif
