/// The path of a file in the folder of a feed.
package struct FeedPath: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  package var description: String { text }

  private init(_ text: String) { self.text = text }

  package static func root(_ version: UInt64) -> FeedPath { FeedPath("root/\(version).json") }

  package static func latest(_ package: PackageName, _ channel: PackageName) -> FeedPath {
    FeedPath("latest/\(package)/\(channel).json")
  }

  package static func release(_ digest: PackageDigest) -> FeedPath {
    FeedPath("releases/\(digest).json")
  }

  /// Objects are spread over 256 folders, because some tools are slow in folders of many files.
  package static func object(_ digest: PackageDigest) -> FeedPath {
    FeedPath("objects/\(digest.hexadecimal.prefix(2))/\(digest)")
  }

  package static func pack(_ digest: PackageDigest) -> FeedPath { FeedPath("packs/\(digest)") }
}
