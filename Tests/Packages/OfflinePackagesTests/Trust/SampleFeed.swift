import Crypto
import Foundation
import Testing

@testable import OfflinePackages

/// The signed documents of a feed: two keys for the root, one for `latest`, two for releases.
struct SampleFeed {
  let rootKeys: [Curve25519.Signing.PrivateKey]
  let online: Curve25519.Signing.PrivateKey
  let offline: [Curve25519.Signing.PrivateKey]
  let root: RootDocument
  let latest: LatestDocument
  let release: ReleaseDocument

  /// The bytes of the release's files.
  static let files = [
    "index.html": Data("<!doctype html>".utf8), "style.css": Data("p { color: red }".utf8),
  ]

  init() throws {
    rootKeys = [try Self.key(1), try Self.key(2)]
    online = try Self.key(3)
    offline = [try Self.key(4), try Self.key(5)]
    let shop = try #require(PackageName("shop"))
    let channel = try #require(PackageName("stable"))
    let listed = try Self.files.sorted { $0.key < $1.key }.map { path, bytes in
      try ReleaseFile(
        path: PackagePath(path), digest: PackageDigest(of: bytes), size: bytes.count,
        mediaType: "text/\(path.split(separator: ".")[1]); charset=utf-8")
    }
    release = try ReleaseDocument(
      package: shop, version: 7, label: "2.4.1", entry: listed[0].path, files: listed)
    let file = try Self.sign(.release, release.payload, offline)
    latest = LatestDocument(
      package: shop, channel: channel, sequence: 12,
      expires: PackageInstant(seconds: 2_000_000_000),
      release: ReleaseReference(version: 7, length: file.count, digest: PackageDigest(of: file)))
    root = try Self.root(version: 1, rootKeys: rootKeys, online: online, offline: offline)
  }

  /// A key that is the same in every run.
  static func key(_ seed: UInt8) throws -> Curve25519.Signing.PrivateKey {
    try Curve25519.Signing.PrivateKey(rawRepresentation: Data(repeating: seed, count: 32))
  }

  /// The `latest` that names a file as its release.
  func latest(naming file: Data, version: UInt64 = 7, sequence: UInt64 = 12) -> LatestDocument {
    LatestDocument(
      package: latest.package, channel: latest.channel, sequence: sequence, expires: latest.expires,
      release: ReleaseReference(
        version: version, length: file.count, digest: PackageDigest(of: file)))
  }

  static func root(
    version: UInt64, rootKeys: [Curve25519.Signing.PrivateKey],
    online: Curve25519.Signing.PrivateKey, offline: [Curve25519.Signing.PrivateKey]
  ) throws -> RootDocument {
    func role(_ keys: [Curve25519.Signing.PrivateKey]) throws -> PackageRole {
      PackageRole(keys: Set(try keys.map { try $0.verification.identifier }), threshold: keys.count)
    }
    return try RootDocument(
      version: version,
      keys: (rootKeys + [online] + offline).map { try $0.verification },
      roles: [.root: role(rootKeys), .latest: role([online]), .release: role(offline)])
  }

  static func sign(
    _ type: PackageDocumentType, _ payload: Data, _ keys: [Curve25519.Signing.PrivateKey]
  ) throws -> Data {
    let signed = Envelope.signedBytes(of: type, payload)
    return Envelope(
      type: type, payload: payload,
      signatures: try keys.map {
        .init(key: try $0.verification.identifier, bytes: try $0.signature(for: signed))
      }
    ).encoded()
  }

  static func newKey() throws -> PackageVerificationKey {
    try Curve25519.Signing.PrivateKey().verification
  }

  func trusted() throws -> TrustedRoot {
    try TrustedRoot(embedded: Self.sign(.root, root.payload, rootKeys))
  }
}

extension Curve25519.Signing.PrivateKey {
  var verification: PackageVerificationKey {
    get throws { try #require(PackageVerificationKey(publicKey.rawRepresentation)) }
  }
}
