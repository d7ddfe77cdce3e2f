import Foundation
import Locking

extension PackageStore {
  /// Reads the document of a release; `nil` if it is missing or damaged, or is that of an embedded package that
  /// is not registered.
  func load(_ record: ReleaseRecord, of package: PackageName) throws(PackageError) -> LoadedRelease?
  {
    if record.origin == .embedded {
      guard let embedded = embeddedPackages.withLock({ $0[package] }),
        embedded.digest == record.digest
      else { return nil }
      return LoadedRelease(
        document: embedded.document, digest: embedded.digest, origin: .embedded,
        objects: embedded.objects)
    }
    if let loaded = loadedReleases.withLock({ $0[record.digest] }) { return loaded }
    guard let file = manifest(record.digest), let document = Self.document(of: file),
      document.package == package
    else { return nil }
    let loaded = LoadedRelease(
      document: document, digest: record.digest, origin: .installed, objects: objects)
    loadedReleases.withLock { cache in
      if cache.count >= 8 { cache.removeAll() }
      cache[record.digest] = loaded
    }
    return loaded
  }

  /// The file of a release's document, if its hash is right.
  func manifest(_ digest: PackageDigest) -> Data? {
    guard
      let file = (try? Descriptor.reading(layout.manifest(digest), flags: O_NOFOLLOW)).flatMap({
        $0
      }),
      let data = (try? file.contents(atMost: PackageDocumentType.release.largestFile)).flatMap({
        $0
      }),
      PackageDigest(of: data) == digest
    else { return nil }
    return data
  }

  /// Signatures were checked when the release was installed. What names the document since is its hash.
  static func document(of file: Data) -> ReleaseDocument? {
    guard let envelope = try? Envelope(file, expecting: .release) else { return nil }
    return try? ReleaseDocument(payload: envelope.payload)
  }

  /// Returns whether all files of a release are there, and none is known to be damaged.
  func isWhole(_ loaded: LoadedRelease, suspects: Set<PackageDigest>) -> Bool {
    let sizes = loaded.document.objectSizes
    if loaded.origin == .installed {
      for digest in suspects {
        guard let size = sizes[digest] else { continue }
        guard (try? loaded.objects.has(digest, size: size)) == true else { return false }
      }
    }
    if wholeReleases.withLock({ $0.contains(loaded.key) }) { return true }
    for (digest, size) in sizes where !loaded.objects.seemsToHave(digest, size: size) {
      return false
    }
    wholeReleases.withLock { _ = $0.insert(loaded.key) }
    return true
  }

  /// Opens an object whose bytes were hashed in this process since their last change; `nil` if the bytes are damaged.
  func checkedObject(
    _ file: ReleaseFile, in folder: ObjectFolder
  ) throws(PackageError) -> PackageObjectReader? {
    guard let descriptor = try folder.open(file.digest, size: file.size) else { return nil }
    let identity = try FileIdentity(of: descriptor)
    let path = folder.path(of: file.digest)
    let reader = PackageObjectReader(descriptor, of: file, checkedAs: identity)
    if checkedFiles.withLock({ $0[path] }) == identity { return reader }
    guard try ObjectFolder.hash(descriptor) == file.digest else { return nil }
    checkedFiles.withLock { $0[path] = identity }
    return reader
  }

  /// Remembers that an object has to be repaired.
  func reportDamage(of file: ReleaseFile, in loaded: LoadedRelease) {
    send(.corrupted(package: loaded.document.package, path: file.path, object: file.digest))
    wholeReleases.withLock { _ = $0.remove(loaded.key) }
    guard loaded.origin == .installed else { return }
    do throws(PackageError) {
      try changeState { _ = $0.suspects.insert(file.digest) }
    } catch {
      report("A damaged file cannot be remembered", error)
    }
  }
}
