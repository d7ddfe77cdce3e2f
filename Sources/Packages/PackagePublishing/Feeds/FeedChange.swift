package import Foundation
package import OfflinePackages

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
