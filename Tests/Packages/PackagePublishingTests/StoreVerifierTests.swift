import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// What the verifier finds in the store of a device, and where.
@Suite struct StoreVerifierTests {
  private let store: InstalledStore

  init() throws { store = try InstalledStore(Studio()) }

  /// Installs two releases, of which the first one runs and the second one is pending.
  private func fill() async throws {
    try await store.install(1)
    try store.confirm()
    try await store.install(2)
    try store.collect()
  }

  private func warnings(_ findings: Findings) -> [String] {
    findings.all.filter { $0.severity == .warning }.map(\.path)
  }

  @Test func `a whole store has no findings`() async throws {
    try await fill()
    #expect(StoreVerifier.isStore(store.folder))
    let findings = try store.findings()
    #expect(findings.all.isEmpty, "\(findings.all)")
    #expect(findings.documents == 5 && findings.objects == 5)
  }

  @Test func `one changed byte in any file is found, with the file's name`() async throws {
    try await fill()
    for path in try store.files() {
      let original = try Data(contentsOf: store.url(path))
      var bytes = original
      bytes[bytes.count - 1] ^= 1
      try bytes.write(to: store.url(path))
      let findings = try store.findings()
      // The store goes on with the other slot.
      let found = path.hasPrefix("state.") ? warnings(findings) : findings.problems.map(\.path)
      #expect(found.contains(path), "\(path)")
      try original.write(to: store.url(path))
    }
    #expect(try store.findings().all.isEmpty)
  }

  @Test func `a missing file is found, with the release that needs it`() async throws {
    try await fill()
    for path in try store.files() where !path.hasPrefix("state.") {
      let original = try Data(contentsOf: store.url(path))
      try FileManager.default.removeItem(at: store.url(path))
      let problem = try #require(try store.findings().problems.first, "\(path)")
      #expect(problem.path == path)
      let slot = try store.slots()[0].path
      #expect(problem.message.contains(slot) && problem.message.contains("missing"))
      if !path.hasPrefix("roots/") { #expect(problem.message.contains("of shop, its ")) }
      try original.write(to: store.url(path))
    }
  }

  @Test func `without a slot that can be read, the store is lost`() async throws {
    try await fill()
    for path in ["state.0", "state.1"] { try Data("damaged".utf8).write(to: store.url(path)) }
    #expect(try store.findings().problems.map(\.path) == ["state.0"])
  }

  @Test func `what no state names is left over`() async throws {
    try await fill()
    let built = try store.studio.pack(3)
    let manifest = "manifests/\(built.digest.hexadecimal).json"
    try built.file.write(to: store.url(manifest))
    let object = FeedPath.object(PackageDigest(of: Data("x".utf8))).text
    try store.studio.scratch.write("x", to: "store/\(object)")
    try store.studio.scratch.write("x", to: "store/notes.txt")
    let findings = try store.findings()
    #expect(findings.problems.isEmpty)
    #expect(Set(warnings(findings)) == [manifest, object, "notes.txt"])
  }

  @Test func `a release that a lease names is in use`() async throws {
    try await fill()
    let built = try store.studio.pack(3)
    try built.file.write(to: store.url("manifests/\(built.digest.hexadecimal).json"))
    try store.studio.scratch.write("", to: "store/leases/\(built.digest.hexadecimal).nonce")
    #expect(try store.findings().all.isEmpty)
  }

  @Test func `a store that has followed two roots keeps the newest one alone`() async throws {
    try await store.install(1)
    for _ in 0..<2 { try store.studio.rotate([.root, .release]) }
    try await store.install(2)
    try store.collect()
    #expect(try store.files().filter { $0.hasPrefix("roots/") } == ["roots/3.json"])
    let findings = try store.findings()
    #expect(findings.problems.isEmpty, "\(findings.problems)")
    #expect(warnings(findings) == ["roots/3.json"])
    let alone = try StoreVerifier.verify(store.folder)
    #expect(alone.problems.isEmpty)
    let first = try #require(try store.slots()[0].state.packages["shop"]?.current?.digest)
    #expect(warnings(alone) == ["manifests/\(first.hexadecimal).json"])
  }

  @Test func `a release of another publisher is a problem`() async throws {
    try await fill()
    let findings = try StoreVerifier.verify(store.folder, root: Studio().root)
    #expect(findings.problems.filter { $0.path.hasPrefix("manifests/") }.count == 2)
  }
}
