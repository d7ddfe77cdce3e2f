/// One file of a release.
public struct ReleaseFile: Hashable, Sendable {
  /// Where pages find the file.
  public let path: PackagePath
  /// The hash of the file's bytes, by which they are stored and fetched.
  public let digest: Digest
  /// The number of the file's bytes.
  public let size: Int
  /// The media type, such as `text/html; charset=utf-8`.
  public let mediaType: String
  /// Files of a higher priority are fetched first: 0 to 9.
  public let priority: Int

  /// How many bytes a file may have.
  package static let largest = 1 << 30

  /// Creates a file.
  ///
  /// - Throws: ``PackageError`` with the code `malformed` where the media type is not one.
  public init(
    path: PackagePath, digest: Digest, size: Int, mediaType: String, priority: Int = 5
  ) throws(PackageError) {
    guard Self.isMediaType(mediaType) else {
      throw PackageError(
        .malformed, "“\(mediaType.printable)” is not a media type for “\(path)”.")
    }
    (self.path, self.digest, self.size) = (path, digest, size)
    (self.mediaType, self.priority) = (mediaType, priority)
  }

  init(_ fields: DocumentFields) throws(PackageError) {
    try self.init(
      path: PackagePath(fields.string("path", bytes: 1...1_024)), digest: fields.digest("sha256"),
      size: Int(fields.integer("size", in: 0...UInt64(Self.largest))),
      mediaType: fields.string("mime", bytes: 3...255),
      priority: Int(fields.integer("priority", in: 0...9)))
  }

  var value: DocumentWriter.Value {
    .object([
      ("path", .string(path.text)), ("sha256", .string(digest.hexadecimal)),
      ("size", .integer(UInt64(size))), ("mime", .string(mediaType)),
      ("priority", .integer(UInt64(priority))),
    ])
  }

  /// Whether the text may stand in the header field `Content-Type`: a type, and printable ASCII behind it.
  private static func isMediaType(_ text: String) -> Bool {
    let type = text.utf8.prefix { $0 != UInt8(ascii: ";") }
    return type.contains(UInt8(ascii: "/")) && text.utf8.count <= 255
      && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
