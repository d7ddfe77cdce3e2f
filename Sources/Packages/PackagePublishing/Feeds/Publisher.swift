package import Foundation
package import OfflinePackages

/// Prepares changes of a feed: what each channel's `latest` will say, and the releases that it needs.
///
/// Nothing is written before ``write(report:)``, which signs everything first. Where a root is new, it also signs
/// the documents again that the new keys have not signed.
package struct Publisher {
  package let feed: Feed
  package let chain: RootChain
  let ring: KeyRing
  let now: PackageInstant
  /// For how many seconds a `latest` holds.
  let lifetime: Int64
  private let lock: FeedLock?

  /// The `latest` of all channels, as they will be.
  package internal(set) var channels: [Feed.Channel: LatestDocument] = [:]
  /// The files of `latest`, as they are.
  private var files: [Feed.Channel: Data] = [:]
  var changed: Set<Feed.Channel> = []
  var change = FeedChange()
  /// The releases of packages that the feed has.
  private var feedHeaders: [PackageName: [ReleaseHeader]] = [:]
  /// Releases that the change adds.
  var added: [PackageDigest: Feed.Release] = [:]
  /// Changes that the caller did not ask for, one sentence each.
  package internal(set) var notes: [String] = []

  /// - Parameters:
  ///   - roots: The roots beside the keys, if there are any.
  ///   - days: How long a `latest` holds.
  package init(
    _ folder: URL, keys ring: KeyRing, roots: RootChain?,
    now: PackageInstant = PackageInstant(Date()),
    days: Int = 14
  ) throws(PublishingError) {
    guard (1...366).contains(days) else {
      throw PublishingError(.input, "A “latest” cannot hold for \(days) days: use 1 to 366.")
    }
    lock = Disk.isFolder(folder) ? try FeedLock(folder) : nil
    feed = try Feed(folder)
    (self.ring, self.now, lifetime) = (ring, now, Int64(days) * 86_400)
    switch (feed.chain, roots) {
    case (let one?, let two?): chain = try one.merged(with: two)
    case (let one?, nil), (nil, let one?): chain = one
    case (nil, nil):
      throw PublishingError(
        .input,
        "There is no root: name the folder of “webbridge keys new” with --keys, or its root with --root."
      )
    }
    for channel in try feed.channels() {
      guard let (document, file) = try feed.latest(channel) else { continue }
      channels[channel] = document
      files[channel] = file
    }
  }

  /// The `latest` of a channel.
  package func latest(_ channel: Feed.Channel) throws(PublishingError) -> LatestDocument {
    guard let latest = channels[channel] else {
      let known = channels.keys.sorted().map(\.description).joined(separator: ", ")
      throw PublishingError(
        .input,
        "The feed has no \(channel): publish a release first, or name one of \(known.isEmpty ? "none" : known)."
      )
    }
    return latest
  }

  /// A release of the feed or of the change.
  package func release(_ digest: PackageDigest) throws(PublishingError) -> Feed.Release {
    if let release = added[digest] { return release }
    return try feed.release(digest)
  }

  /// The headers of all releases of a package, of the feed and of the change, in the order of their versions.
  package mutating func headers(
    of package: PackageName
  ) throws(PublishingError) -> [ReleaseHeader] {
    // Nobody else publishes meanwhile, so that the feed is read once.
    let present: [ReleaseHeader]
    if let known = feedHeaders[package] {
      present = known
    } else {
      present = try feed.headers(of: package)
      feedHeaders[package] = present
    }
    let own = added.values.map(\.header).filter { $0.package == package }
    return (present + own).sorted()
  }

  /// Returns the releases of a version: more than one if keys or files were changed without a new version.
  ///
  /// - Throws: An error if there is none.
  package mutating func releases(
    of package: PackageName, version: UInt64
  ) throws(PublishingError) -> [Feed.Release] {
    let headers = try headers(of: package)
    var found: [Feed.Release] = []
    for header in headers where header.version == version {
      found.append(try release(header.digest))
    }
    guard !found.isEmpty else { throw Feed.noVersion(version, of: package, headers) }
    return found
  }

  /// The version that a package's next release gets.
  ///
  /// - Parameter headers: Those of all releases of the package.
  package static func nextVersion(after headers: [ReleaseHeader]) -> UInt64 {
    (headers.map(\.version).max() ?? 0) + 1
  }

  /// Adds a new version with the files of another release.
  mutating func reissue(
    _ release: Feed.Release, label: String
  ) throws(PublishingError) -> Feed.Release {
    let old = release.document
    let version = try Self.nextVersion(after: headers(of: old.package))
    let document: ReleaseDocument
    do {
      document = try ReleaseDocument(
        package: old.package, version: version, label: label, host: old.host, entry: old.entry,
        fallback: old.fallback, contentSecurityPolicy: old.contentSecurityPolicy,
        policyReport: old.policyReport, headers: old.headers, serves: old.serves,
        files: old.files, packs: old.packs)
    } catch {
      throw PublishingError(.input, error.message)
    }
    let file = try chain.document.sign(document.payload, as: .release, with: ring)
    try checkObjects(of: document)
    return add(Feed.Release(file: file, document: document))
  }

  @discardableResult
  mutating func add(_ release: Feed.Release) -> Feed.Release {
    if added.updateValue(release, forKey: release.digest) == nil { change.releases.append(release) }
    return release
  }

  /// - Throws: An error if the feed lacks an object of the release, or has other bytes of it.
  private func checkObjects(of document: ReleaseDocument) throws(PublishingError) {
    for (digest, size) in document.objectSizes.sorted(by: { $0.key < $1.key }) {
      let url = feed.url(.object(digest))
      guard try Disk.entry(at: url) == .file(size: size), try FileReader.read(url).digest == digest
      else {
        throw PublishingError(
          .check,
          "\(url.shown) of version \(document.version) is missing or damaged: restore it from a copy of the feed."
        )
      }
    }
  }

  mutating func set(_ latest: LatestDocument, of channel: Feed.Channel) {
    channels[channel] = latest
    changed.insert(channel)
  }

  /// Signs what is to be signed, writes it, and returns what was written.
  package mutating func write(
    report: @escaping PublishingProgress.Report = { _ in }
  ) throws(PublishingError) -> FeedWriter.Written {
    try adoptRoot()
    for channel in changed.sorted() {
      guard let latest = channels[channel] else { continue }
      let next = LatestDocument(
        package: latest.package, channel: latest.channel,
        sequence: files[channel] == nil ? 1 : latest.sequence + 1,
        expires: now.advanced(by: lifetime), minimumVersion: latest.minimumVersion,
        revoked: latest.revoked, release: latest.release, candidate: latest.candidate)
      channels[channel] = next
      change.latests.append(
        (channel, try chain.document.sign(next.payload, as: .latest, with: ring)))
    }
    for root in chain.roots { change.roots.append((root.document.version, root.file)) }
    try Disk.makeFolder(feed.folder)
    // The folder may be new, and not locked yet.
    let own = lock == nil ? try FeedLock(feed.folder) : nil
    defer { withExtendedLifetime(own) {} }
    return try FeedWriter(feed.folder, report: report).write(change)
  }

  /// Signs documents again that the newest root does not trust.
  private mutating func adoptRoot() throws(PublishingError) {
    for channel in channels.keys.sorted() {
      guard let latest = channels[channel] else { continue }
      let release = try trusted(latest.release)
      var candidate = latest.candidate
      if let old = candidate {
        candidate = LatestDocument.Candidate(
          release: try trusted(old.release), rollout: old.rollout)
      }
      if release != latest.release || candidate != latest.candidate {
        set(latest.with(release: release, candidate: .some(candidate)), of: channel)
      } else if let file = files[channel],
        (try? chain.payload(of: file, type: .latest)) == nil
      {
        changed.insert(channel)
      }
    }
  }

  /// Returns the release, or a new version with the same files if the newest root's keys did not sign it.
  private mutating func trusted(
    _ reference: ReleaseReference
  ) throws(PublishingError) -> ReleaseReference {
    let release = try release(reference.digest)
    guard (try? chain.payload(of: release.file, type: .release)) == nil else { return reference }
    // Two channels may have the same release.
    let same = added.values.first {
      $0.document.package == release.document.package && $0.document.files == release.document.files
        && $0.document.label == release.document.label
    }
    if let same { return same.reference }
    let new = try reissue(release, label: release.document.label)
    notes.append(
      "Version \(release.document.version) of \(release.document.package) is signed by keys that the newest root does not have: version \(new.document.version) has its files."
    )
    return new.reference
  }
}

extension LatestDocument {
  /// The document with some members changed.
  func with(
    minimumVersion: UInt64? = nil, revoked: [PackageDigest]? = nil,
    release: ReleaseReference? = nil,
    candidate: Candidate?? = nil
  ) -> LatestDocument {
    LatestDocument(
      package: package, channel: channel, sequence: sequence, expires: expires,
      minimumVersion: minimumVersion ?? self.minimumVersion, revoked: revoked ?? self.revoked,
      release: release ?? self.release, candidate: candidate ?? self.candidate)
  }
}
