import Foundation
import Locking
import Logging

extension Updater {
  /// Fetches the objects that the device lacks.
  func fetchObjects(of release: ReleaseDocument, _ session: UpdateSession) async throws {
    let sizes = release.objectSizes
    let missing = try await DiskQueue.updates.run { try session.missingObjects(of: release) }
    let bytes = missing.reduce(0) { $0 + (sizes[$1] ?? 0) }
    let known = Set(missing)
    let pack = release.packs.first { pack in
      let useful = pack.objects.reduce(0) { $0 + (known.contains($1) ? sizes[$1] ?? 0 : 0) }
      return pack.size > 0 && Double(useful) >= Double(pack.size) * feed.options.packThreshold
    }
    let plan = PackageUpdatePlan(
      version: release.version, label: release.label, objects: missing.count, bytes: bytes,
      usesPack: pack != nil)
    tell(.found(plan))
    let progress = ProgressCount(plan, tell: tell)
    guard !missing.isEmpty else { return progress.add() }
    var rest = missing
    if let pack {
      let left = try await fetch(pack, sizes, known, session, progress)
      rest = missing.filter(left.contains)
    }
    try await fetch(rest, sizes, session, progress)
  }

  /// Fetches the objects of a pack.
  ///
  /// - Returns: The objects that are still missing: those that the pack lacks, or all of them if the pack cannot be
  ///   fetched.
  private func fetch(
    _ pack: ReleasePack, _ sizes: [PackageDigest: Int], _ missing: Set<PackageDigest>,
    _ session: UpdateSession,
    _ progress: ProgressCount
  ) async throws -> Set<PackageDigest> {
    // A large object is fetched by itself, so that it can be resumed.
    let large = missing.filter { sizes[$0] ?? 0 > FeedClient.slice }
    let left = Locked(missing.subtracting(large))
    do {
      try await FeedClient(feed: feed).fetch(pack, sizes: sizes, missing: left) { digest in
        let part = try session.stagedPart(for: digest, size: sizes[digest] ?? 0)
        if part.size > 0 { try part.restart() }
        return part
      } progressed: { bytes in
        progress.add(bytes: bytes)
      } completed: {
        progress.add(objects: 1)
      }
    } catch let error as PackageError
      where [.notFound, .mismatch, .badStatus, .badContent].contains(error.code)
    {
      store.options.log.warning("The objects are fetched one by one: \(error.message)")
    }
    return left.withLock { $0 }.union(large)
  }

  /// Fetches objects one by one, some at once.
  private func fetch(
    _ objects: [PackageDigest], _ sizes: [PackageDigest: Int], _ session: UpdateSession,
    _ progress: ProgressCount
  ) async throws {
    let client = FeedClient(feed: feed)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, digest) in objects.enumerated() {
        if index >= feed.options.parallelRequests { try await group.next() }
        group.addTask {
          let size = sizes[digest] ?? 0
          let part = try session.stagedPart(for: digest, size: size)
          progress.add(bytes: part.size)
          try await client.fetch(.object(digest), size: size, into: part) {
            progress.add(bytes: $0)
          }
          progress.add(objects: 1)
        }
      }
      try await group.waitForAll()
    }
  }
}
