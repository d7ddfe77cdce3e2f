import Foundation

/// One update of one package, in the order of checks that docs/PACKAGE-FORMAT.md states.
struct Updater: Sendable {
  let package: PackageName
  let channel: PackageName
  let feed: PackageFeed
  let store: PackageStore
  let tell: @Sendable (UpdateStep) -> Void

  private var client: FeedClient { FeedClient(feed: feed) }

  /// How many rotations of the root one update follows.
  private static let mostRotations = 32

  func run() async throws {
    tell(.checking)
    let session = try await store.beginUpdate(of: package, channel: channel)
    defer { session.end() }
    // Fixed here, so that an update that takes long does not outlive what it checked.
    let start = session.now
    try await followRoots(session)
    let (latest, file) = try await latest(session, at: start)
    let choice = latest.choice(for: session.device)
    if let installed = try session.check(latest, file: file, choosing: choice) {
      try session.accept(latest, file: file)
      return tell(.upToDate(installed))
    }
    let (release, document) = try await release(choice, session)
    try session.check(release)
    try session.accept(latest, file: file)
    try await fetchObjects(of: release, session)
    tell(.installed(try session.commit(release, file: document)))
  }

  /// Fetches the roots that follow the one that the store trusts, one after the other.
  private func followRoots(_ session: UpdateSession) async throws {
    for _ in 0..<Self.mostRotations {
      let next = session.root.document.version + 1
      guard
        let file = try await client.document(.root(next), atMost: DocumentType.root.largestFile)
      else { return }
      try session.advanceRoot(to: session.root.rotated(to: file))
    }
  }

  private func latest(
    _ session: UpdateSession, at start: Instant
  ) async throws -> (LatestDocument, Data) {
    let path = FeedPath.latest(package, channel)
    guard
      let file = try await client.document(path, atMost: DocumentType.latest.largestFile)
    else {
      throw PackageError(
        .notFound,
        "\(feed.url.absoluteString) has no package “\(package)” in the channel “\(channel)”: \(path) does not exist."
      )
    }
    let latest = try LatestDocument(payload: session.root.payload(of: file, type: .latest))
    guard latest.package == package, latest.channel == channel else {
      throw PackageError(
        .wrongPackage,
        "\(path) is of “\(latest.package)” in “\(latest.channel)”, and not of “\(package)” in “\(channel)”."
      )
    }
    guard start < latest.expires else {
      throw PackageError(
        .expired,
        "\(path) expired at \(latest.expires): publish it again. What is installed stays in use.")
    }
    return (latest, file)
  }

  private func release(
    _ reference: ReleaseReference, _ session: UpdateSession
  ) async throws -> (ReleaseDocument, Data) {
    let path = FeedPath.release(reference.digest)
    guard let file = try await client.document(path, atMost: reference.length) else {
      throw PackageError(
        .notFound, "\(feed.url.absoluteString) lacks \(path), which “latest” names.")
    }
    guard file.count == reference.length, Digest(of: file) == reference.digest else {
      throw PackageError(.mismatch, "\(path) has other bytes than its name and “latest” state.")
    }
    let release = try ReleaseDocument(payload: session.root.payload(of: file, type: .release))
    guard release.package == package, release.version == reference.version else {
      throw PackageError(
        .mismatch,
        "\(path) is version \(release.version) of “\(release.package)”, and “latest” names version \(reference.version) of “\(package)”."
      )
    }
    return (release, file)
  }
}
