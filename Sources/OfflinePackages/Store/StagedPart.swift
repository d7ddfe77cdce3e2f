package import Foundation

/// The bytes of one object while they arrive. What has arrived outlives the process.
package final class StagedPart: Sendable {
  package let digest: Digest
  /// How many bytes the object has.
  package let expectedSize: Int

  init(digest: Digest, size: Int) { (self.digest, expectedSize) = (digest, size) }

  /// How many bytes have arrived.
  package var size: Int { 0 }
  /// The `ETag` of the response that the bytes are from; `nil` where a resumed download cannot name one.
  package var validator: String? { nil }
  /// Remembers the `ETag` of the response whose bytes follow.
  package func setValidator(_ validator: String?) throws(PackageError) { throw .unbuilt }
  /// Appends bytes.
  package func append(_ data: Data) throws(PackageError) { throw .unbuilt }
  /// Drops the bytes that have arrived, to begin again.
  package func restart() throws(PackageError) { throw .unbuilt }
  /// Makes the part an object. Throws `mismatch`, and drops the bytes, where they are not those of the object.
  package func finish() throws(PackageError) { throw .unbuilt }
  /// Removes the part.
  package func discard() { }
}

