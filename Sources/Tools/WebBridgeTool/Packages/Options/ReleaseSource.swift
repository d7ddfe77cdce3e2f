import Foundation
import OfflinePackages
import PackagePublishing

/// A release that the command line names: a folder, a file, a version of a feed, or a feed.
struct ReleaseSource {
  let document: ReleaseDocument
  let digest: PackageDigest
  let size: Int
  let signers: [PackageKeyIdentifier]

  init(file: Data, at url: URL) throws {
    do {
      let envelope = try Envelope(file, expecting: .release)
      document = try ReleaseDocument(payload: envelope.payload)
      signers = envelope.signatures.map(\.key)
    } catch {
      throw PublishingError(.input, "\(url.shown): \(error.message)")
    }
    (digest, size) = (PackageDigest(of: file), file.count)
  }

  /// - Parameters:
  ///   - text: A version where there is a feed; otherwise a path.
  ///   - feed: The feed of versions.
  init(_ text: String, in feed: FeedReference?) throws {
    if let feed, let version = UInt64(text) {
      let release = try feed.feed.release(of: feed.package(), version: version)
      try self.init(file: release.file, at: feed.feed.url(.release(release.digest)))
      return
    }
    let url = URL(fileURLWithPath: text)
    if BuiltRelease.isPresent(at: url) {
      try self.init(file: BuiltRelease(url).file, at: url)
    } else if Disk.isFolder(url) {
      try self.init(current: FeedReference(url))
    } else if Disk.exists(url) {
      try self.init(file: Disk.read(url), at: url)
    } else {
      throw PublishingError(
        .input,
        "There is no \(url.shown): name the folder or the file of a release, or a version with --feed."
      )
    }
  }

  /// What all devices of a channel get.
  init(current reference: FeedReference) throws {
    let channel = Feed.Channel(try reference.package(), reference.channel)
    guard let latest = try reference.feed.latest(channel) else {
      throw PublishingError(.input, "The feed has no \(channel): name another --channel.")
    }
    let release = try reference.feed.release(latest.document.release.digest)
    try self.init(file: release.file, at: reference.feed.url(.release(release.digest)))
  }
}

/// A feed that is read only, with the package and the channel that are meant.
struct FeedReference {
  let feed: Feed
  let channel: PackageName
  private let name: String?

  init(_ url: URL, package: String? = nil, channel: String = "stable") throws {
    feed = try Feed(url)
    guard feed.chain != nil else {
      throw PublishingError(.input, "\(url.shown) is not a feed: it has no root/1.json.")
    }
    (self.channel, name) = (try Names.channel(channel), package)
  }

  func package() throws -> PackageName {
    try Names.package(name, in: feed.channels().map(\.package))
  }
}
