import Disclosure
import Locking

/// A release while pages use it. Its files stay on the disk as long as this object lives.
public final class OpenedRelease: Sendable {
  /// The package.
  public var package: PackageName { document.package }
  /// The files, and how they are served.
  public var document: ReleaseDocument { loaded.document }
  /// The hash of the release document.
  public var digest: PackageDigest { loaded.digest }
  /// The place of the files: the store or the app.
  public var origin: ReleaseOrigin { loaded.origin }
  /// A text that only the document of this load knows, with which it confirms that it is healthy.
  public let nonce: String

  let store: PackageStore
  let loaded: LoadedRelease
  /// Whether the load is counted in the store's state. A full disk keeps it from being counted.
  let isCounted: Bool
  let outcome = Locked(Attempt.Outcome.loading)
  private let files: [String: ReleaseFile]

  init(
    _ loaded: LoadedRelease, nonce: String, isCounted: Bool, store: PackageStore
  ) {
    (self.loaded, self.nonce, self.isCounted, self.store) = (loaded, nonce, isCounted, store)
    files = Dictionary(loaded.document.files.map { ($0.path.text, $0) }) { first, _ in first }
  }

  deinit { store.endLoad(nonce) }

  /// The file at a path, such as `assets/app.js`. Paths are compared as bytes.
  public func file(at path: String) -> ReleaseFile? {
    // A dictionary takes texts of different Unicode forms for the same.
    files[path].flatMap { $0.path.text.hasSameBytes(as: path) ? $0 : nil }
  }

  /// Opens the bytes of a file. The first use of a file in a process reads and hashes all of its bytes, so do not call
  /// this method on the main thread.
  ///
  /// - Throws: ``PackageError`` with the code `notFound` if the file is not one of the release, or `mismatch` if
  ///   the bytes are not those of the release; the next update repairs them.
  public func open(_ file: ReleaseFile) throws(PackageError) -> PackageObjectReader {
    guard files[file.path.text] == file else {
      throw PackageError(.notFound, "“\(file.path)” is no file of the release.")
    }
    if let reader = try store.checkedObject(file, in: loaded.objects) { return reader }
    store.reportDamage(of: file, in: loaded)
    throw PackageError(
      .mismatch,
      "The stored bytes of “\(file.path)” are missing or are not those of the release: update the package."
    )
  }
}

/// A release whose document was read.
struct LoadedRelease: Sendable {
  let document: ReleaseDocument
  let digest: PackageDigest
  let origin: ReleaseOrigin
  let objects: ObjectFolder

  /// A release at one place.
  struct Key: Hashable, Sendable {
    let digest: PackageDigest
    let place: String
  }

  var key: Key { Key(digest: digest, place: objects.path) }
}
