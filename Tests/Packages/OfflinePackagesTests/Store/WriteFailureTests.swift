import Foundation
import Locking
import Testing

@testable import OfflinePackages

@Suite("Writes that fail", .serialized)
struct WriteFailureTests {
  /// Fails the step of a number, and all further ones where the disk stays full.
  private func faults(at number: Int, _ error: Int32, isLasting: Bool) -> (
    FaultInjector, Locked<Int>
  ) {
    let count = Locked(0)
    let injector = FaultInjector { point in
      guard point.moment == .before else { return .proceed }
      return count.withLock { count in
        count += 1
        return count == number || (isLasting && count > number) ? .fail(error) : .proceed
      }
    }
    return (injector, count)
  }

  private func update(_ scene: Scene, _ faults: FaultInjector) async throws {
    let store = try scene.store(faults: faults)
    try await scene.update(store)
    let opened = try store.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
    _ = try store.collectGarbage()
  }

  @Test(
    "Each write fails once: the next start opens the old or the new release, and heals",
    arguments: [ENOSPC, EIO, EFBIG])
  func each(_ error: Int32) async throws {
    var number = 1
    var failures = 0
    let original = try await Scene()
    while true {
      let scene = try Scene(copying: original)
      let (injector, count) = faults(at: number, error, isLasting: false)
      do {
        try await update(scene, injector)
      } catch let failure as PackageError {
        failures += 1
        #expect([.noSpace, .storage].contains(failure.code), "write \(number): \(failure)")
        #expect((failure.code == .storage) == (error == EIO), "write \(number): \(failure)")
      }
      try await scene.expectHealing("write \(number)")
      if count.withLock({ $0 }) < number { break }
      number += 1
    }
    // In the last round no write was left to fail.
    let cases = number - 1
    #expect(cases == 63 && failures > 20)
  }

  @Test("A disk that is full from any write on: the old or the new release is opened at once")
  func lasting() async throws {
    var number = 1
    let original = try await Scene()
    while true {
      let scene = try Scene(copying: original)
      let (injector, count) = faults(at: number, ENOSPC, isLasting: true)
      let store = try scene.store()
      let full = try? scene.store(faults: injector)
      if let full {
        try? await scene.update(full)
        let opened = try full.open("shop")
        let files = try opened.contents()
        #expect(files == scene.old.files || files == scene.new.files, "write \(number)")
        if files == scene.old.files {
          #expect(try store.status(of: "shop")?.quarantined.isEmpty == true)
        }
      }
      try await scene.expectHealing("full from write \(number)")
      if count.withLock({ $0 }) < number { break }
      number += 1
    }
    let cases = number - 1
    #expect(cases == 56)
  }

  @Test("On a disk that was full before the first start, the embedded release is opened")
  func fullFromTheStart() async throws {
    let scene = try await Scene()
    try FileManager.default.removeItem(at: scene.folder.store)
    _ = try PackageStore(at: scene.folder.store, root: scene.publisher.root)
    let (injector, _) = faults(at: 1, ENOSPC, isLasting: true)
    let opened = try scene.store(faults: injector).open("shop")
    #expect(opened.origin == .embedded)
    #expect(try opened.contents().count == opened.document.files.count)
  }

  #if os(macOS) || os(Linux)
    @Test(
      "A limit for the size of files stops the update, and nothing else",
      arguments: [10, 3_000, 100_000])
    func limit(_ bytes: Int) async throws {
      let scene = try await Scene()
      let installer = try Installer(
        scene.folder, scene.publisher, "embed=\(scene.folder.embedded.path)", "limit=\(bytes)")
      let end = installer.end()
      #expect(end.text.contains("failed: ") && end.text.contains("(noSpace)"), "\(end.text)")
      try await scene.expectHealing("a limit of \(bytes) bytes")
    }

  #endif

  #if os(Linux)
    @Test("On a disk that is really full, the old release runs, and the update waits for space")
    func fullDisk() async throws {
      let scene = try await Scene()
      let disk = scene.folder.url.appendingPathComponent("disk")
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      guard run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk.path) else {
        print("Skipped: this system does not let the test mount a small disk.")
        return
      }
      defer { _ = run("umount", "-l", disk.path) }
      let place = disk.appendingPathComponent("store")
      try FileManager.default.copyItem(at: scene.folder.store, to: place)
      let store = try PackageStore(at: place, root: scene.publisher.root)
      try store.embed(scene.folder.embedded)
      let filler = disk.appendingPathComponent("filler")
      #expect(!run("dd", "if=/dev/zero", "of=\(filler.path)", "bs=1k"))
      await #expect(
        code(awaiting: { try await scene.update(store) }) == .noSpace)
      let opened = try store.open("shop")
      #expect(try opened.contents() == scene.old.files)
      try FileManager.default.removeItem(at: filler)
      try await scene.update(store)
      #expect(try store.open("shop").contents() == scene.new.files)
    }

    private func run(_ command: String...) -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  #endif
}
