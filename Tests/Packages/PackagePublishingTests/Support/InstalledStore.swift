import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// A store on the disk, into which releases of a feed are installed.
struct InstalledStore {
  let studio: Studio
  let folder: URL
  private let store: PackageStore

  init(_ studio: Studio) throws {
    self.studio = studio
    folder = studio.scratch["store"]
    store = try PackageStore(at: folder, root: studio.root)
  }

  /// Publishes a version, and installs it.
  func install(_ version: UInt64) async throws {
    try studio.publish(version)
    let built = try studio.pack(version)
    let channel = try studio.channel
    let session = try await store.beginUpdate(of: channel.package, channel: channel.name)
    defer { session.end() }
    for root in try KeyFolder(studio.keys).chain().roots
    where root.document.version > session.root.document.version {
      try session.advanceRoot(to: root)
    }
    let latest = try studio.latest()
    try session.accept(latest, payload: latest.payload)
    let sizes = built.document.objectSizes
    for digest in try session.missingObjects(of: built.document) {
      let part = try session.stagedPart(for: digest, size: sizes[digest] ?? 0)
      try part.append(Data(contentsOf: built.url(of: digest)))
      try part.finish()
    }
    try session.commit(built.document, file: built.file)
  }

  /// Opens the package, and confirms its release.
  func confirm() throws {
    let release = try store.open("shop")
    try release.confirmHealthy(nonce: release.nonce)
  }

  func collect() throws { _ = try store.collectGarbage() }

  func findings() throws -> Findings { try StoreVerifier.verify(folder, root: studio.root) }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// The files, without locks.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !Disk.isFolder(url($0)) && !$0.hasSuffix(".lock") }.sorted()
  }

  /// The slots, the newest one first.
  func slots() throws -> [(path: String, state: StoreState)] {
    try ["state.0", "state.1"].map { path in
      (path, try #require(StateSlots.decode(Data(contentsOf: url(path)))))
    }.sorted { $0.state.generation > $1.state.generation }
  }

  /// Changes what a slot says.
  ///
  /// - Returns: The path of the slot.
  @discardableResult
  func edit(newest: Bool = true, _ body: (inout StoreState) throws -> Void) throws -> String {
    var slot = try slots()[newest ? 0 : 1]
    try body(&slot.state)
    try StateSlots.encode(slot.state).write(to: url(slot.path))
    return slot.path
  }
}
