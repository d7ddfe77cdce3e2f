/// A release while pages use it. Its files stay on the disk as long as this object lives.
public final class OpenedRelease: Sendable {
  /// The package.
  public var package: PackageName { document.package }
  /// The files, and how they are served.
  public let document: ReleaseDocument
  /// The hash of the release document.
  public let digest: Digest
  /// A text that only the document of this load knows, with which it confirms that it is healthy.
  public let nonce: String
  /// Where the files are.
  public let origin: ReleaseOrigin

  init(document: ReleaseDocument, digest: Digest, nonce: String, origin: ReleaseOrigin) {
    (self.document, self.digest, self.nonce, self.origin) = (document, digest, nonce, origin)
  }

  /// The file at a path, such as `assets/app.js`.
  public func file(at path: String) -> ReleaseFile? { nil }

  /// Opens the bytes of a file. The first use of a file in a process reads and hashes all of its bytes, so do not call
  /// this method on the main thread.
  ///
  /// - Throws: ``PackageError`` with the code `mismatch` where the bytes are not those of the release; the next
  ///   update repairs them.
  public func open(_ file: ReleaseFile) throws(PackageError) -> ObjectReader { throw .unbuilt }
}
