package import Foundation
package import OfflinePackages

/// Writes the files of a feed, in the order in which each names only what is already there: objects, packs,
/// releases, roots, and `latest` last. Each file appears as a whole.
package struct FeedWriter {
  private let folder: URL
  private let report: PublishingProgress.Report

  package init(_ folder: URL, report: @escaping PublishingProgress.Report = { _ in }) {
    (self.folder, self.report) = (folder, report)
  }

  /// The files that were written.
  package struct Written: Equatable, Sendable {
    /// The paths of new and changed files.
    package fileprivate(set) var paths: [String] = []
    package fileprivate(set) var bytes = 0
    /// The objects and packs that the feed had already.
    package fileprivate(set) var present = 0
  }

  package func write(_ change: FeedChange) throws(PublishingError) -> Written {
    var written = Written()
    let total = (change.objects + change.packs).reduce(0) { $0 + $1.size }
    var done = 0
    var fresh: [URL] = []
    for (digest, source, size) in change.objects {
      try copy(source, .object(digest), digest, size, &written, &fresh)
      done += size
      report(PublishingProgress("Writing", done: done, of: total))
    }
    for (digest, source, size) in change.packs {
      try copy(source, .pack(digest), digest, size, &written, &fresh)
      done += size
      report(PublishingProgress("Writing", done: done, of: total))
    }
    // One pass at the end, because a sync after each file makes many files several times slower.
    for url in fresh { try NewFile.sync(url) }
    for folder in Set(fresh.map { $0.deletingLastPathComponent() }) {
      try NewFile.syncFolder(folder)
    }
    for release in change.releases { try put(release.file, .release(release.digest), &written) }
    for (version, file) in change.roots { try put(file, .root(version), &written) }
    for (channel, file) in change.latests {
      try put(file, .latest(channel.package, channel.name), &written)
    }
    return written
  }

  /// Copies an object unless the feed has it. A file with other bytes is replaced.
  private func copy(
    _ source: URL, _ path: FeedPath, _ digest: PackageDigest, _ size: Int, _ written: inout Written,
    _ fresh: inout [URL]
  ) throws(PublishingError) {
    let url = folder.appendingPathComponent(path.text)
    if try Disk.entry(at: url) == .file(size: size), try FileReader.read(url).digest == digest {
      written.present += 1
      return
    }
    try Disk.makeFolder(url.deletingLastPathComponent())
    let file = try NewFile(url)
    let copied = try FileReader.read(source) { (piece) throws(PublishingError) in
      try file.append(piece)
    }
    guard copied.digest == digest, copied.size == size else {
      throw PublishingError(
        .check, "\(source.shown) does not have the bytes that the release lists: pack again.")
    }
    try file.finish(syncing: false)
    fresh.append(url)
    written.paths.append(path.text)
    written.bytes += size
  }

  private func put(
    _ file: Data, _ path: FeedPath, _ written: inout Written
  ) throws(PublishingError) {
    let url = folder.appendingPathComponent(path.text)
    if Disk.exists(url), try Disk.read(url) == file { return }
    try NewFile.write(file, to: url)
    written.paths.append(path.text)
    written.bytes += file.count
  }
}

/// Files that are to be added to a feed, checked and signed, before the first one is written.
package struct FeedChange: Sendable {
  /// New objects and packs, and the files that have their bytes.
  package var objects: [(digest: PackageDigest, source: URL, size: Int)] = []
  package var packs: [(digest: PackageDigest, source: URL, size: Int)] = []
  package var releases: [Feed.Release] = []
  package var roots: [(version: UInt64, file: Data)] = []
  package var latests: [(channel: Feed.Channel, file: Data)] = []

  package init() {}
}

/// Keeps a second publisher out of a feed. The lock is on the folder itself, so that no lock file remains.
package final class FeedLock {
  private let descriptor: Int32

  package init(_ folder: URL) throws(PublishingError) {
    descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Disk.failure("cannot be read", folder, Disk.systemError())
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw PublishingError(
        .file, "Another process is publishing to \(folder.shown): try again when it has ended.")
    }
  }

  deinit { close(descriptor) }
}
