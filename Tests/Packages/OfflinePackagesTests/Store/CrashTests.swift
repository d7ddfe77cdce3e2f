#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import OfflinePackages

  @Suite("A process that is killed", .serialized)
  struct CrashTests {
    @Test(
      "At every fault point: the next start opens the old or the new release, and heals",
      arguments: FaultPoint.all)
    func points(_ point: FaultPoint) async throws {
      let original = try await Scene()
      for count in [1, 3] {
        let scene = try Scene(copying: original)
        let installer = try Installer(
          scene.folder, scene.publisher, "embed=\(scene.folder.embedded.path)",
          "kill=\(point):\(count)")
        let end = installer.end()
        if count == 1 { #expect(end.wasKilled, "\(end.text)") }
        #expect(end.wasKilled || end.text.hasSuffix("done\n"), "\(end.text)")
        try await scene.expectHealing("\(point), time \(count)")
      }
    }

    @Test("At 500 random times: the next start opens the old or the new release, and heals")
    func randomTimes() async throws {
      let original = try await Scene()
      let whole = try Scene(copying: original)
      let unharmed = try Installer(
        whole.folder, whole.publisher, "embed=\(whole.folder.embedded.path)")
      unharmed.wait(for: "ready")
      let start = Date()
      #expect(unharmed.end().text.hasSuffix("done\n"))
      // The latest time of a kill. It follows how busy the computer is, so that half of the kills leave each release.
      var latest = Date().timeIntervalSince(start)
      var counts = (old: 0, new: 0, finished: 0)
      for number in 1...500 {
        let scene = try Scene(copying: original)
        let installer = try Installer(
          scene.folder, scene.publisher, "embed=\(scene.folder.embedded.path)")
        installer.wait(for: "ready")
        usleep(UInt32.random(in: 0...UInt32(latest * 1_000_000)))
        installer.kill()
        let end = installer.end()
        if try await scene.expectHealing("random time \(number)") {
          counts.new += 1
          latest /= 1.05
        } else {
          counts.old += 1
          latest = min(latest * 1.05, 5)
        }
        if !end.wasKilled { counts.finished += 1 }
      }
      print("Killed at random times: \(counts), within \(Int(latest * 1_000)) ms")
      // Kills that all come too early or too late show nothing.
      #expect(counts.old > 25 && counts.new > 25)
      let cases = counts.old + counts.new
      #expect(cases == 500)
    }
  }
#endif
