import Disclosure

/// One file of a release.
public struct ReleaseFile: Hashable, Sendable {
  /// The path by which pages request the file.
  public let path: PackagePath
  /// The hash of the file's bytes, by which they are stored and fetched.
  public let digest: PackageDigest
  /// The number of the file's bytes.
  public let size: Int
  /// The media type, such as `text/html; charset=utf-8`.
  public let mediaType: String
  /// Files of a higher priority are fetched first: 0 to 9.
  public let priority: Int
  /// The hashes of the inline scripts and event handlers of a document that its policy allows beside those of the
  /// release's policy.
  package var inlineScripts: [PackageDigest] = []

  /// The maximum number of bytes of a file.
  package static let largest = 1 << 30
  /// The maximum number of inline scripts that a file states.
  package static let mostInlineScripts = 256

  /// Creates a file.
  ///
  /// - Throws: ``PackageError`` with the code `malformed` if the media type is not one, or a number is out of its
  ///   range.
  public init(
    path: PackagePath, digest: PackageDigest, size: Int, mediaType: String, priority: Int = 5
  ) throws(PackageError) {
    guard MediaTypeSyntax.matches(mediaType) else {
      throw PackageError(
        .malformed, "“\(mediaType.printable)” is not a media type for “\(path)”.")
    }
    guard (0...Self.largest).contains(size), (0...9).contains(priority) else {
      throw PackageError(
        .malformed,
        "“\(path)” has \(size) bytes and the priority \(priority): the format has room for \(Self.largest) and 9."
      )
    }
    (self.path, self.digest, self.size) = (path, digest, size)
    (self.mediaType, self.priority) = (mediaType, priority)
  }

  init(_ fields: DocumentFields) throws(PackageError) {
    try self.init(
      path: fields.path("path"), digest: fields.digest("sha256"),
      size: Int(fields.integer("size", in: 0...UInt64(Self.largest))),
      mediaType: fields.string("mime", bytes: 3...255),
      priority: Int(fields.integer("priority", in: 0...9)))
    if fields.has("inlineScripts") {
      inlineScripts = try fields.digests("inlineScripts", atMost: Self.mostInlineScripts)
    }
  }

  var value: DocumentWriter.Value {
    var members: [(String, DocumentWriter.Value)] = [
      ("path", .string(path.text)), ("sha256", .string(digest.hexadecimal)),
      ("size", .integer(UInt64(size))), ("mime", .string(mediaType)),
      ("priority", .integer(UInt64(priority))),
    ]
    if !inlineScripts.isEmpty {
      members.append(("inlineScripts", .array(inlineScripts.map { .string($0.hexadecimal) })))
    }
    return .object(members)
  }
}
