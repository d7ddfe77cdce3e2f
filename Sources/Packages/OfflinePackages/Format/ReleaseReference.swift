/// A release, as `latest` names it.
public struct ReleaseReference: Hashable, Sendable {
  /// The version that the release states.
  public let version: UInt64
  /// The number of bytes of the release document's file.
  public let length: Int
  /// The hash of the release document's file.
  public let digest: PackageDigest

  /// Creates a reference.
  public init(version: UInt64, length: Int, digest: PackageDigest) {
    (self.version, self.length, self.digest) = (version, length, digest)
  }

  init(_ fields: DocumentFields) throws(PackageError) {
    version = try fields.integer("version", in: 1...DocumentValue.largestInteger)
    length = Int(
      try fields.integer("length", in: 1...UInt64(PackageDocumentType.release.largestFile)))
    digest = try fields.digest("sha256")
  }

  var members: [(String, DocumentWriter.Value)] {
    [
      ("version", .integer(version)), ("length", .integer(UInt64(clamping: length))),
      ("sha256", .string(digest.hexadecimal)),
    ]
  }
}

extension ReleaseReference: CustomStringConvertible {
  /// The version and the beginning of the digest.
  public var description: String { "version \(version), \(digest.hexadecimal.prefix(8))…" }
}
