package import Foundation
import Locking

/// The bytes of one object while they arrive. What has arrived outlives the process.
package final class StagedPart: Sendable {
  package let digest: PackageDigest
  /// The number of bytes of the object.
  package let expectedSize: Int

  private let path: String
  private let disk: DiskWriter
  private let objects: ObjectFolder
  private let hasObject: @Sendable (PackageDigest) -> Void
  private let arrived: Locked<Arrived>

  private struct Arrived {
    var size: Int
    var validator: String?
    /// `nil` until the file is needed.
    var file: Descriptor?
    /// The hash of the bytes that have arrived, if the file is open.
    var hasher = DigestHasher()
  }

  /// A part below this size is fetched again rather than resumed, so that small objects need one file only.
  private static let leastResumed = 256 << 10

  init(
    digest: PackageDigest, size: Int, path: String, objects: ObjectFolder, disk: DiskWriter,
    hasObject: @escaping @Sendable (PackageDigest) -> Void
  ) {
    (self.digest, expectedSize, self.path) = (digest, size, path)
    (self.objects, self.disk, self.hasObject) = (objects, disk, hasObject)
    for path in [path, Self.validatorPath(path)] where FileIdentity(at: path)?.isRegular == false {
      // What is no file, such as a link to one, may not stand in its place.
      try? disk.unlink(path, .partUnlink)
    }
    var arrived = Arrived(size: 0)
    if let identity = FileIdentity(at: path), identity.isRegular, identity.size <= size,
      identity.size >= Self.leastResumed
    {
      arrived.size = identity.size
      let place = Self.validatorPath(path)
      let file = (try? Descriptor.reading(place, flags: O_NOFOLLOW)).flatMap { $0 }
      let text = (try? file?.contents(atMost: 1_024)).flatMap { $0 }
      arrived.validator = text.flatMap { $0.isEmpty ? nil : String(data: $0, encoding: .utf8) }
    }
    self.arrived = Locked(arrived)
  }

  /// The number of bytes that have arrived.
  package var size: Int { arrived.withLock { $0.size } }

  /// The `ETag` of the response that the bytes are from; `nil` if a resumed download cannot name one.
  package var validator: String? { arrived.withLock { $0.validator } }

  /// Remembers the `ETag` of the response whose bytes follow.
  package func setValidator(_ validator: String?) throws(PackageError) {
    try arrived.withLock { (arrived) throws(PackageError) in
      guard arrived.validator != validator else { return }
      arrived.validator = validator
      if arrived.size >= Self.leastResumed { try keepValidator(validator) }
    }
  }

  /// Appends bytes.
  ///
  /// - Throws: ``PackageError`` with the code `overLimit` if there are more bytes than the object has, or
  ///   `storage` or `noSpace`.
  package func append(_ data: Data) throws(PackageError) {
    try arrived.withLock { (arrived) throws(PackageError) in
      guard data.count <= expectedSize - arrived.size else {
        throw PackageError(
          .overLimit, "The object \(digest) has \(expectedSize) bytes, and more were sent.")
      }
      let file = try open(&arrived)
      try disk.write(data, to: file, at: arrived.size, .partWrite)
      arrived.hasher.update(data)
      let before = arrived.size
      arrived.size += data.count
      if before < Self.leastResumed, arrived.size >= Self.leastResumed, arrived.size < expectedSize,
        let validator = arrived.validator
      {
        try keepValidator(validator)
      }
    }
  }

  /// Drops the bytes that have arrived, to begin again.
  package func restart() throws(PackageError) {
    try arrived.withLock { (arrived) throws(PackageError) in
      arrived.size = 0
      arrived.hasher = DigestHasher()
      if let file = arrived.file { try disk.truncate(file, to: 0) }
    }
  }

  /// Makes the part an object.
  ///
  /// - Throws: ``PackageError`` with the code `mismatch` if bytes are missing, which are then still awaited, or
  ///   if the bytes are not those of the object, which then are dropped.
  package func finish() throws(PackageError) {
    try arrived.withLock { (arrived) throws(PackageError) in
      guard arrived.size == expectedSize else {
        throw PackageError(
          .mismatch,
          "\(arrived.size) of \(expectedSize) bytes of the object \(digest) have arrived.")
      }
      let file = try open(&arrived)
      let actual = arrived.hasher.finish()
      guard actual == digest else {
        (arrived.file, arrived.size, arrived.hasher) = (nil, 0, DigestHasher())
        remove()
        throw PackageError(
          .mismatch, "The object \(digest) is damaged: its bytes hash to \(actual).")
      }
      try disk.sync(file, .partSync)
      try disk.rename(path, to: objects.path(of: digest), .objectRename)
      arrived.file = nil
      if arrived.validator != nil, expectedSize > Self.leastResumed {
        try disk.unlink(Self.validatorPath(path), .partUnlink)
      }
    }
    hasObject(digest)
  }

  /// Removes the part.
  package func discard() {
    arrived.withLock { arrived in
      (arrived.file, arrived.size, arrived.hasher) = (nil, 0, DigestHasher())
      remove()
    }
  }

  private func remove() {
    try? disk.unlink(path, .partUnlink)
    try? disk.unlink(Self.validatorPath(path), .partUnlink)
  }

  /// Opens the file, and hashes what an earlier process has left in it.
  private func open(_ arrived: inout Arrived) throws(PackageError) -> Descriptor {
    if let file = arrived.file { return file }
    let file = try disk.create(path, .partCreate, isNew: arrived.size == 0)
    var hasher = DigestHasher()
    var size = 0
    try ObjectFolder.eachPiece(of: file, upTo: arrived.size) { bytes in
      hasher.update(bytes)
      size += bytes.count
    }
    (arrived.file, arrived.hasher, arrived.size) = (file, hasher, size)
    return file
  }

  private func keepValidator(_ validator: String?) throws(PackageError) {
    let path = Self.validatorPath(path)
    guard let validator, validator.utf8.count <= 1_024 else {
      return try disk.unlink(path, .partUnlink)
    }
    let file = try disk.create(path, .validatorWrite)
    try disk.write(Data(validator.utf8), to: file, at: 0, .validatorWrite)
  }

  static func validatorPath(_ path: String) -> String { path + ".etag" }
}
