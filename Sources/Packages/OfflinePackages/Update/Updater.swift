import Foundation
import Logging

/// One update of one package, in the order of checks that docs/PACKAGE-FORMAT.md states.
struct Updater: Sendable {
  let package: PackageName
  let channel: PackageName
  let feed: PackageFeed
  let store: PackageStore
  let tell: @Sendable (PackageUpdateStep) -> Void

  private var client: FeedClient { FeedClient(feed: feed) }

  /// The maximum number of root rotations that one update follows.
  private static let mostRotations = 32

  func run() async throws {
    tell(.checking)
    let session = try await store.beginUpdate(of: package, channel: channel)
    defer { session.end() }
    try await followRoots(session)
    let (latest, payload) = try await latest(session)
    let choice = latest.choice(for: session.device)
    guard try choice.version >= session.floor.version else {
      return try stayAhead(of: choice, session, latest, payload)
    }
    try session.check(choice, of: latest)
    if let installed = try await DiskQueue.updates.run({ try session.upToDateRelease(for: choice) })
    {
      try session.accept(latest, payload: payload)
      return tell(.upToDate(installed))
    }
    let (release, document) = try await release(choice, session)
    try session.check(release, choice.digest)
    try session.accept(latest, payload: payload)
    try await fetchObjects(of: release, session)
    let installed = try await DiskQueue.updates.run {
      let installed = try session.commit(release, file: document)
      collectGarbage(session)
      return installed
    }
    tell(.installed(installed))
  }

  /// Ends the update of a device that has a newer release than `latest` names: of a rollout that was taken back, or
  /// brought by the app. A release of a lower version is never installed, and a revoked one is left.
  private func stayAhead(
    of choice: ReleaseReference, _ session: UpdateSession, _ latest: LatestDocument, _ payload: Data
  ) throws {
    try session.accept(latest, payload: payload)
    let status = try session.status
    guard let installed = status.pending ?? status.current else {
      throw PackageError(
        .downgrade,
        "“latest” names version \(choice.version) of “\(package)”, and the device has had version \(try session.floor.version): publish a higher version."
      )
    }
    tell(.upToDate(installed))
  }

  private func collectGarbage(_ session: UpdateSession) {
    do throws(PackageError) {
      _ = try session.collectGarbage()
    } catch {
      store.options.log.warning("What no release uses stays for now: \(error.message)")
    }
  }

  /// Fetches the roots that follow the one that the store trusts, one after the other.
  private func followRoots(_ session: UpdateSession) async throws {
    for _ in 0..<Self.mostRotations {
      let root = session.root
      let next = root.document.version + 1
      guard
        let file = try await client.document(
          .root(next), atMost: PackageDocumentType.root.largestFile)
      else { return }
      try session.advanceRoot(to: root.rotated(to: file))
    }
  }

  private func latest(_ session: UpdateSession) async throws -> (LatestDocument, Data) {
    let path = FeedPath.latest(package, channel)
    guard
      let file = try await client.document(path, atMost: PackageDocumentType.latest.largestFile)
    else {
      throw PackageError(
        .notFound,
        "\(feed.url.absoluteString) has no package “\(package)” in the channel “\(channel)”: \(path) does not exist."
      )
    }
    let payload = try session.root.payload(of: file, type: .latest)
    let latest = try LatestDocument(payload: payload)
    try session.check(latest, payload: payload)
    return (latest, payload)
  }

  private func release(
    _ reference: ReleaseReference, _ session: UpdateSession
  ) async throws -> (ReleaseDocument, Data) {
    let path = FeedPath.release(reference.digest)
    var file = session.releaseFile(reference.digest)
    if file == nil { file = try await client.document(path, atMost: reference.length) }
    guard let file else {
      throw PackageError(
        .notFound, "\(feed.url.absoluteString) lacks \(path), which “latest” names.")
    }
    guard file.count == reference.length, PackageDigest(of: file) == reference.digest else {
      throw PackageError(.mismatch, "\(path) has other bytes than its name and “latest” state.")
    }
    let release = try ReleaseDocument(payload: session.root.payload(of: file, type: .release))
    guard release.package == package, release.version == reference.version else {
      throw PackageError(
        .mismatch,
        "\(path) is version \(release.version) of “\(release.package)”, and “latest” names version \(reference.version) of “\(package)”."
      )
    }
    guard release.host.contains(session.hostVersion) else {
      throw PackageError(
        .incompatible,
        "Version \(release.version) of “\(package)” needs an app with interface \(release.host.lowerBound) to \(release.host.upperBound), and this app has \(session.hostVersion)."
      )
    }
    return (release, file)
  }
}
