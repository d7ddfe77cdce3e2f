import Foundation
import OfflinePackages
import PackagePublishing

/// A release engineer's folders: keys, pages, releases and a feed.
struct Studio {
  let scratch: Scratch
  let now: PackageInstant

  init(
    _ shares: [PackageDocumentType: KeyFolder.Share] = [:],
    now: PackageInstant = PackageInstant(Date())
  ) throws {
    scratch = try Scratch()
    self.now = now
    _ = try KeyFolder(keys).create(shares)
  }

  var keys: URL { scratch["keys"] }
  var feed: URL { scratch["feed"] }
  var root: Data { get throws { try Data(contentsOf: scratch["keys/root/1.json"]) } }
  func ring() throws -> KeyRing { try KeyRing([keys.path]) }
  var channel: Feed.Channel { get throws { Feed.Channel(try name("shop"), try name("stable")) } }

  func name(_ text: String) throws -> PackageName {
    guard let name = PackageName(text) else { throw PublishingError(.input, text) }
    return name
  }

  /// Packs and signs a release whose script differs by its version.
  @discardableResult
  func pack(
    _ version: UInt64, script: String? = nil, packs: Bool = false, folder: String = "release"
  ) throws -> BuiltRelease {
    try? FileManager.default.removeItem(at: scratch["dist"])
    try scratch.writePages(script: script ?? "\(version)")
    var configuration = PackageConfiguration()
    configuration.package = "shop"
    configuration.label = "1.\(version)"
    configuration.packs = packs
    let root = try KeyFolder(keys).chain().document
    let signers = try ring().keys(of: root.roles[.release])
    return try PackageBuilder(scratch["dist"], configuration: configuration, version: version)
      .build(
        to: scratch[folder],
        sign: { (envelope) throws(PublishingError) in try envelope.signed(by: signers) })
  }

  func publisher() throws -> Publisher {
    try Publisher(
      feed, keys: ring(), roots: KeyFolder(keys).chain(), now: now)
  }

  @discardableResult
  func publish(
    _ version: UInt64, rollout: Int? = nil, script: String? = nil, packs: Bool = false
  ) throws -> FeedWriter.Written {
    let built = try pack(version, script: script, packs: packs)
    var publisher = try publisher()
    try publisher.publish(built, to: name("stable"), rollout: rollout)
    return try publisher.write()
  }

  /// Changes the feed by one step.
  @discardableResult
  func change(_ body: (inout Publisher) throws -> Void) throws -> Publisher {
    var publisher = try publisher()
    try body(&publisher)
    _ = try publisher.write()
    return publisher
  }

  /// Writes the next root, with new keys for some types of documents.
  func rotate(_ types: [PackageDocumentType]) throws {
    let folder = KeyFolder(keys)
    let previous = try folder.chain().document
    var rotation = RootRotation(after: previous)
    var fresh: [SigningKey] = []
    for type in types {
      let old = previous.roles[type]?.keys ?? []
      let new = SigningKey(name: folder.freeName(for: type))
      for key in old { rotation.remove(key, from: type) }
      rotation.add(new.publicKey.key, to: type)
      fresh.append(new)
    }
    let next = try rotation.document()
    let ring = KeyRing(try ring().keys + fresh)
    let (envelope, missing) = try RootRotation.sign(next, after: previous, with: ring)
    guard missing.isEmpty else { throw PublishingError(.check, missing.joined()) }
    _ = try folder.save(next, envelope, newKeys: fresh)
  }

  /// What a device that trusts the first root reads.
  func latest() throws -> LatestDocument {
    guard let chain = try Feed(feed).chain else { throw PublishingError(.check, "no root") }
    let file = try Data(contentsOf: feed.appendingPathComponent("latest/shop/stable.json"))
    return try LatestDocument(payload: chain.payload(of: file, type: .latest))
  }

  func release(_ reference: ReleaseReference) throws -> ReleaseDocument {
    guard let chain = try Feed(feed).chain else { throw PublishingError(.check, "no root") }
    let file = try Data(
      contentsOf: feed.appendingPathComponent("releases/\(reference.digest).json"))
    return try ReleaseDocument(payload: chain.payload(of: file, type: .release))
  }

  func findings() throws -> Findings { try FeedVerifier.verify(feed, root: root, now: now) }
}

/// The message of the error that a body throws.
func message(of body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch let error as PublishingError {
    return error.message
  } catch {
    return "\(error)"
  }
}
