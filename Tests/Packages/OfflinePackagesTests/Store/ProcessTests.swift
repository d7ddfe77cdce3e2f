#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import OfflinePackages

  @Suite("Two processes with one store", .serialized)
  struct ProcessTests {
    @Test(
      "Two processes that install at once: one installs, and the other one finds itself up to date")
    func together() async throws {
      let scene = try await Scene()
      let embed = "embed=\(scene.folder.embedded.path)"
      let installers = try (1...2).map { _ in
        try Installer(scene.folder, scene.publisher, embed, "slow")
      }
      let texts = installers.map { $0.end().text }
      #expect(texts.allSatisfy { $0.hasSuffix("done\n") }, "\(texts)")
      #expect(texts.filter { $0.contains("installed 3") }.count == 1, "\(texts)")
      #expect(texts.filter { $0.contains("up to date") }.count == 1, "\(texts)")
      try await scene.expectHealing("two installers")
    }

    @Test("What another process has open is not collected before that process ends")
    func open() async throws {
      let scene = try await Scene()
      let installer = try Installer(
        scene.folder, scene.publisher, "embed=\(scene.folder.embedded.path)", "hold")
      #expect(installer.wait(for: "installed 3"))
      let store = try scene.store()
      for version: UInt64 in 4...6 {
        let release = try scene.publisher.release(version, TestRelease.pages(version))
        try await store.install(release, by: scene.publisher)
        let opened = try store.open("shop")
        #expect(opened.digest == release.digest)
        try opened.confirmHealthy(nonce: opened.nonce)
      }
      let large = scene.folder.object(PackageDigest(of: try #require(scene.new.files["large.bin"])))
      _ = try store.collectGarbage()
      #expect(FileManager.default.fileExists(atPath: large.path))
      installer.kill()
      #expect(installer.end().wasKilled)
      _ = try store.collectGarbage()
      #expect(!FileManager.default.fileExists(atPath: large.path))
    }

    @Test("A process that ends while it waits for a page counts as one failed load")
    func killedWhileOpen() async throws {
      let scene = try await Scene()
      for _ in 1...2 {
        let installer = try Installer(
          scene.folder, scene.publisher, "embed=\(scene.folder.embedded.path)",
          "kill=before.leaseUnlink:1", "mute")
        #expect(installer.end().wasKilled)
      }
      let opened = try scene.store().open("shop")
      #expect(opened.digest == scene.old.digest)
      #expect(try scene.store().status(of: "shop")?.quarantined == [scene.new.digest: .unconfirmed])
    }
  }
#endif
