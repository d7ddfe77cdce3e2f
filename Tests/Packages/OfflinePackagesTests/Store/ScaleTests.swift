#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import OfflinePackages

  @Suite("A large installation")
  struct ScaleTests {
    @Test("100 MB in 2,000 files take less than 32 MB of memory")
    func memory() throws {
      let folder = try TestFolder()
      let publisher = try TestPublisher()
      var files = ["index.html": Data("<p>large</p>".utf8)]
      for number in 0..<2_000 {
        var bytes = Data(repeating: UInt8(truncatingIfNeeded: number), count: 50_000)
        bytes.append(Data("\(number)".utf8))
        files["assets/\(number).bin"] = bytes
      }
      let release = try publisher.release(1, files)
      try folder.publish(release, by: publisher, latest: publisher.latest(release).file)
      let start = Date()
      let text = try Installer(folder, publisher).end().text
      print("Installed 100 MB in \(Date().timeIntervalSince(start)) s")
      #expect(text.hasSuffix("done\n"), "\(text)")
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("memory: ") })
      let memory = try #require(Int(line.split(separator: " ")[1]))
      #expect(memory < 32 << 10)
      // What was installed can be measured outside of the tests as well.
      if let place = ProcessInfo.processInfo.environment["KEEP_LARGE_FEED"] {
        try FileManager.default.copyItem(at: folder.url, to: URL(fileURLWithPath: place))
      }
    }
  }
#endif
