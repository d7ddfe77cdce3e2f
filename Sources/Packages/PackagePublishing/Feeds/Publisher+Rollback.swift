package import OfflinePackages

extension Publisher {
  /// A release that took the place of another one.
  package struct Rollback: Sendable {
    package let from: Feed.Release
    package let to: Feed.Release
    package let new: Feed.Release
    /// The newest release that has other files than both and may run, for the case that the restored one is bad
    /// too. `nil` if the feed has none.
    package let older: Feed.Release?
  }

  /// Publishes a new version that has the files of an older one. Devices that had the older one download nothing
  /// but documents.
  ///
  /// - Parameters:
  ///   - version: The older version; `nil` for what all devices had before.
  ///   - label: What people call the new version.
  ///   - revoking: Whether no device may run the bad version any longer.
  package mutating func rollBack(
    _ channel: Feed.Channel, to version: UInt64? = nil, label: String? = nil,
    revoking: Bool = false
  ) throws(PublishingError) -> Rollback {
    let latest = try latest(channel)
    let bad = try release(latest.candidate?.release.digest ?? latest.release.digest)
    let target = try target(of: channel, latest, from: bad, version)
    guard target.digest != bad.digest else {
      throw PublishingError(
        .input,
        "Version \(bad.document.version) is what is to be replaced: name an older one with --to.")
    }
    guard !latest.revoked.contains(target.digest) else {
      throw PublishingError(
        .input, "Version \(target.document.version) is revoked: name another one with --to.")
    }
    let new = try reissue(
      target,
      label: label ?? String("\(target.document.label) again".prefix(100)))
    var revoked = latest.revoked
    if revoking, !revoked.contains(bad.digest) { revoked.append(bad.digest) }
    try Self.checkCount(of: revoked)
    set(
      latest.with(revoked: revoked, release: new.reference, candidate: .some(nil)), of: channel)
    return Rollback(
      from: bad, to: target, new: new,
      older: try newest(
        of: channel.package, below: target.document.version, unlike: [bad, target], revoked))
  }

  private mutating func target(
    of channel: Feed.Channel, _ latest: LatestDocument, from bad: Feed.Release, _ version: UInt64?
  ) throws(PublishingError) -> Feed.Release {
    // A candidate goes back to what all other devices have.
    if version == nil, latest.candidate != nil { return try release(latest.release.digest) }
    if let version, let release = try releases(of: channel.package, version: version).last {
      return release
    }
    if let older = try newest(
      of: channel.package, below: bad.document.version, unlike: [bad], latest.revoked)
    {
      return older
    }
    throw PublishingError(
      .input,
      "The feed has no version of \(channel.package) below \(bad.document.version) to go back to: publish a corrected release."
    )
  }

  /// Returns the newest release below a version that has other files than the given ones and is not revoked.
  private mutating func newest(
    of package: PackageName, below version: UInt64, unlike others: [Feed.Release],
    _ revoked: [PackageDigest]
  ) throws(PublishingError) -> Feed.Release? {
    for header in try headers(of: package).reversed()
    where header.version < version && !revoked.contains(header.digest) {
      let older = try release(header.digest)
      if !others.contains(where: { $0.document.files == older.document.files }) { return older }
    }
    return nil
  }

  private static func checkCount(of revoked: [PackageDigest]) throws(PublishingError) {
    guard revoked.count <= LatestDocument.mostRevoked else {
      throw PublishingError(
        .input,
        "\(LatestDocument.mostRevoked) releases are revoked already: set the smallest version with “webbridge revoke --min-version”, which ends them all."
      )
    }
  }

  /// Says that no device may run a release. A rollout of the release ends.
  ///
  /// - Parameter names: The channels; `nil` for all of the package.
  /// - Returns: The channels that changed.
  package mutating func revoke(
    _ release: Feed.Release, in names: [PackageName]? = nil
  ) throws(PublishingError) -> [Feed.Channel] {
    let package = release.document.package
    let all =
      names?.map { Feed.Channel(package, $0) }
      ?? channels.keys.filter { $0.package == package }.sorted()
    for channel in all {
      let latest = try latest(channel)
      guard latest.release.digest != release.digest else {
        throw PublishingError(
          .input,
          "Version \(release.document.version) is what all devices of \(channel) get: use “webbridge rollback --revoke”, which gives them another one."
        )
      }
    }
    for channel in all {
      let latest = try latest(channel)
      var revoked = latest.revoked
      if !revoked.contains(release.digest) { revoked.append(release.digest) }
      try Self.checkCount(of: revoked)
      let isCandidate = latest.candidate?.release.digest == release.digest
      if isCandidate { notes.append("The rollout of \(channel) ends.") }
      set(
        latest.with(revoked: revoked, candidate: isCandidate ? .some(nil) : nil), of: channel)
    }
    return all
  }
}
