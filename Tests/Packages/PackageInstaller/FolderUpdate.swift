import Foundation
import OfflinePackages

/// An update from a folder.
struct FolderUpdate {
  let store: PackageStore
  let feed: URL

  func run(_ package: PackageName, _ channel: PackageName) async throws -> String {
    let session = try await store.beginUpdate(of: package, channel: channel)
    defer { session.end() }
    let file = try Data(contentsOf: feed.appendingPathComponent("latest.json"))
    let payload = try session.root.payload(of: file, type: .latest)
    let latest = try LatestDocument(payload: payload)
    try session.check(latest, payload: payload)
    try session.check(latest.release, of: latest)
    let place = feed.appendingPathComponent("releases/\(latest.release.digest).json")
    let document = try Data(contentsOf: place)
    let release = try ReleaseDocument(payload: session.root.payload(of: document, type: .release))
    try session.accept(latest, payload: payload)
    if try session.upToDateRelease(for: latest.release) != nil { return "up to date" }
    let sizes = release.objectSizes
    for digest in try session.missingObjects(of: release) {
      try fetch(digest, size: sizes[digest] ?? 0, to: session)
    }
    try session.commit(release, file: document)
    return "installed \(release.version)"
  }

  private func fetch(_ digest: PackageDigest, size: Int, to session: UpdateSession) throws {
    let part = try session.stagedPart(for: digest, size: size)
    let source = try FileHandle(forReadingFrom: feed.appendingPathComponent("objects/\(digest)"))
    defer { try? source.close() }
    try part.setValidator("\"\(digest)\"")
    if part.size == 0, size > 256 << 10, let first = try source.read(upToCount: 64 << 10) {
      // A server that answers anew.
      try part.append(first)
      try part.restart()
    }
    try source.seek(toOffset: UInt64(part.size))
    while let bytes = try source.read(upToCount: 128 << 10), !bytes.isEmpty {
      try part.append(bytes)
    }
    try part.finish()
  }
}
