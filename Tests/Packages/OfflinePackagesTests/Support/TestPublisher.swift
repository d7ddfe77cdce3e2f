import Crypto
import Foundation
import Testing

@testable import OfflinePackages

/// Makes signed documents, with keys of its own.
struct TestPublisher: Sendable {
  private(set) var name: PackageName
  let channel: PackageName
  private(set) var rootKey = Curve25519.Signing.PrivateKey()
  private(set) var latestKey = Curve25519.Signing.PrivateKey()
  private(set) var releaseKey = Curve25519.Signing.PrivateKey()
  /// Another key that may sign `latest`, and that need not.
  let spareKey: Curve25519.Signing.PrivateKey?
  private(set) var root = Data()
  private var rootVersion: UInt64 = 0
  /// When the documents expire, unless a test says otherwise: always the same time, so that the same `latest` has the
  /// same bytes when it is made again.
  private let expiry = Date.now + 86_400

  init(_ name: String = "shop", channel: String = "stable", hasSpareKey: Bool = false) throws {
    spareKey = hasSpareKey ? .init() : nil
    self.name = try #require(PackageName(name))
    self.channel = try #require(PackageName(channel))
    try signRoot(also: nil)
  }

  /// Another root with the next version, with new keys for the types.
  func rotated(_ types: Set<PackageDocumentType>) throws -> TestPublisher {
    var next = self
    if types.contains(.root) { next.rootKey = .init() }
    if types.contains(.latest) { next.latestKey = .init() }
    if types.contains(.release) { next.releaseKey = .init() }
    try next.signRoot(also: rootKey)
    return next
  }

  /// The same keys for another package.
  func renamed(_ name: PackageName) -> TestPublisher {
    var other = self
    other.name = name
    return other
  }

  private mutating func signRoot(also old: Curve25519.Signing.PrivateKey?) throws {
    rootVersion += 1
    let spare = [spareKey].compactMap { $0 }
    let keys = try ([rootKey, latestKey, releaseKey] + spare).map { try Self.verification($0) }
    func role(_ indices: Int...) -> PackageRole {
      PackageRole(
        keys: Set(indices.filter(keys.indices.contains).map { keys[$0].identifier }), threshold: 1)
    }
    let document = try RootDocument(
      version: rootVersion, keys: keys,
      roles: [.root: role(0), .latest: role(1, 3), .release: role(2)])
    var signers = [rootKey]
    if let old, old.rawRepresentation != rootKey.rawRepresentation { signers.append(old) }
    root = try Self.sign(document.payload, .root, signers)
  }

  func release(
    _ version: UInt64, _ files: [String: Data], host: ClosedRange<UInt64> = 0...1_000,
    hasPack: Bool = false
  ) throws -> TestRelease {
    let listed = try files.sorted { $0.key < $1.key }.map { path, bytes in
      try ReleaseFile(
        path: PackagePath(path), digest: PackageDigest(of: bytes), size: bytes.count,
        mediaType: path.hasSuffix(".html") ? "text/html" : "application/octet-stream")
    }
    var packs: [ReleasePack] = []
    if hasPack {
      let bytes = Dictionary(files.values.map { (PackageDigest(of: $0), $0) }) { first, _ in first }
      let objects = bytes.keys.sorted()
      let pack = objects.compactMap { bytes[$0] }.reduce(Data(), +)
      packs = [ReleasePack(digest: PackageDigest(of: pack), objects: objects, size: pack.count)]
    }
    let document = try ReleaseDocument(
      package: name, version: version, label: "\(version).0", host: host,
      entry: PackagePath("index.html"), files: listed, packs: packs)
    return TestRelease(
      document: document, file: try Self.sign(document.payload, .release, [releaseKey]),
      files: files)
  }

  func latest(
    _ release: TestRelease, sequence: UInt64? = nil, expires: Date? = nil,
    minimumVersion: UInt64 = 0, revoked: [PackageDigest] = []
  ) throws -> (document: LatestDocument, file: Data) {
    let document = LatestDocument(
      package: name, channel: channel, sequence: sequence ?? release.document.version,
      expires: PackageInstant(expires ?? expiry), minimumVersion: minimumVersion, revoked: revoked,
      release: release.reference)
    return (document, try Self.sign(document.payload, .latest, [latestKey]))
  }

  private static func verification(
    _ key: Curve25519.Signing.PrivateKey
  ) throws -> PackageVerificationKey {
    try #require(PackageVerificationKey(key.publicKey.rawRepresentation))
  }

  /// Signs a `latest`, also by the spare key where a test wants it.
  func sign(_ latest: LatestDocument, bySpareKey isSpare: Bool = false) throws -> Data {
    let spare = isSpare ? [spareKey].compactMap { $0 } : []
    return try Self.sign(latest.payload, .latest, [latestKey] + spare)
  }

  private static func sign(
    _ payload: Data, _ type: PackageDocumentType, _ keys: [Curve25519.Signing.PrivateKey]
  ) throws -> Data {
    let signed = Envelope.signedBytes(of: type, payload)
    let signatures = try keys.map {
      Envelope.Signature(
        key: try verification($0).identifier, bytes: try $0.signature(for: signed))
    }
    return Envelope(type: type, payload: payload, signatures: signatures).encoded()
  }
}
