import Disclosure
package import Foundation
package import OfflinePackages

/// The documents of a folder of a feed.
package struct Feed: Sendable {
  package let folder: URL
  /// `nil` if the feed has no root yet.
  package let chain: RootChain?

  /// Reads the roots. A folder that does not exist is an empty feed.
  package init(_ folder: URL) throws(PublishingError) {
    self.folder = folder
    if Disk.exists(folder), !Disk.isFolder(folder) {
      throw PublishingError(.input, "\(folder.shown) is not a folder: name the folder of the feed.")
    }
    chain = try RootChain(in: folder.appendingPathComponent("root"))
    if chain == nil, Disk.exists(folder) {
      let strangers = try Disk.names(in: folder).filter { !$0.hasPrefix(".") }
      guard strangers.isEmpty else {
        throw PublishingError(
          .input,
          "\(folder.shown) is not the folder of a feed, because it has no root/1.json but “\(strangers[0].printable)”: name another folder."
        )
      }
    }
  }

  package func url(_ path: FeedPath) -> URL { folder.appendingPathComponent(path.text) }

  /// A release that the feed has.
  package struct Release: Sendable {
    package let file: Data
    package let document: ReleaseDocument
    package let digest: PackageDigest
    package var reference: ReleaseReference {
      ReleaseReference(version: document.version, length: file.count, digest: digest)
    }

    package init(file: Data, document: ReleaseDocument) {
      (self.file, self.document, digest) = (file, document, PackageDigest(of: file))
    }
  }

  /// A package and one of its channels.
  package struct Channel: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let package: PackageName
    package let name: PackageName

    package init(_ package: PackageName, _ name: PackageName) {
      (self.package, self.name) = (package, name)
    }

    package var description: String { "\(package)/\(name)" }

    package static func < (one: Channel, other: Channel) -> Bool {
      (one.package, one.name) < (other.package, other.name)
    }
  }

  /// The channels that have a `latest`.
  package func channels() throws(PublishingError) -> [Channel] {
    let latest = folder.appendingPathComponent("latest")
    guard Disk.isFolder(latest) else { return [] }
    var channels: [Channel] = []
    for name in try Disk.names(in: latest) {
      let folder = latest.appendingPathComponent(name)
      guard let package = PackageName(name), Disk.isFolder(folder) else { continue }
      for file in try Disk.names(in: folder) where file.hasSuffix(".json") {
        if let channel = PackageName(String(file.dropLast(5))) {
          channels.append(Channel(package, channel))
        }
      }
    }
    return channels
  }

  /// Reads the `latest` of a channel, which any root of the chain may have signed.
  package func latest(
    _ channel: Channel
  ) throws(PublishingError) -> (document: LatestDocument, file: Data)? {
    let url = url(.latest(channel.package, channel.name))
    guard let chain, Disk.exists(url) else { return nil }
    let file = try Disk.read(url)
    do throws(PackageError) {
      let document = try LatestDocument(payload: chain.anyPayload(of: file, type: .latest))
      guard document.package == channel.package, document.channel == channel.name else {
        throw PackageError(
          .wrongPackage, "The document is of \(document.package)/\(document.channel).")
      }
      return (document, file)
    } catch {
      throw PublishingError(
        .check,
        "\(url.shown): \(error.message) Find what is wrong with “webbridge verify \(folder.shown)”."
      )
    }
  }

  /// Reads a release by its hash.
  package func release(_ digest: PackageDigest) throws(PublishingError) -> Release {
    let (file, payload) = try signed(digest)
    do {
      return Release(file: file, document: try ReleaseDocument(payload: payload))
    } catch {
      throw wrong(digest, error)
    }
  }

  /// Reads the file of a release by its hash, and checks its signatures.
  func signed(_ digest: PackageDigest) throws(PublishingError) -> (file: Data, payload: Data) {
    let url = url(.release(digest))
    guard let chain else { throw PublishingError(.check, "\(folder.shown) has no root.") }
    let file = try Disk.read(url)
    guard PackageDigest(of: file) == digest else {
      throw PublishingError(.check, "\(url.shown) does not have the hash that is its name.")
    }
    do {
      return (file, try chain.anyPayload(of: file, type: .release))
    } catch {
      throw wrong(digest, error)
    }
  }

  func wrong(_ digest: PackageDigest, _ error: PackageError) -> PublishingError {
    PublishingError(.check, "\(url(.release(digest)).shown): \(error.message)")
  }
}
