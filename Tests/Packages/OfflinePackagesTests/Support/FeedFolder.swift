import Foundation

@testable import OfflinePackages

/// A folder in the layout of a feed, for a web server.
struct FeedFolder {
  let url: URL

  func write(_ data: Data, to path: FeedPath) throws {
    let place = url.appendingPathComponent(path.text)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  func remove(_ path: FeedPath) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path.text))
  }

  func place(_ path: FeedPath) -> URL { url.appendingPathComponent(path.text) }

  /// Writes the root, the objects, the release and then `latest`.
  func publish(
    _ release: TestRelease, by publisher: TestPublisher,
    latest: (document: LatestDocument, file: Data)? = nil
  ) throws {
    try write(publisher.root, to: .root(1))
    for (digest, bytes) in release.objects { try write(bytes, to: .object(digest)) }
    for pack in release.document.packs {
      let bytes = pack.objects.compactMap { release.objects[$0] }.reduce(Data(), +)
      try write(bytes, to: .pack(pack.digest))
    }
    try write(release.file, to: .release(release.digest))
    let latest = try latest ?? publisher.latest(release)
    try write(latest.file, to: .latest(publisher.name, publisher.channel))
  }
}
