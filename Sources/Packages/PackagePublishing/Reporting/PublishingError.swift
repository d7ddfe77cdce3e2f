/// Why a release could not be made, checked or published, in one line that says what to do.
package struct PublishingError: Error, Hashable, Sendable, CustomStringConvertible {
  package let kind: Kind
  package let message: String

  package enum Kind: Hashable, Sendable {
    /// The input cannot be used: a folder, a file, a number, a key.
    case input
    /// Signatures, hashes or versions are not as they have to be.
    case check
    /// A file cannot be read or written.
    case file
  }

  package init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

  package var description: String { message }
}

/// The progress of long work.
package struct PublishingProgress: Hashable, Sendable {
  /// The name of the current stage, such as `Hashing`.
  package let stage: String
  /// The number of bytes that are done.
  package let done: Int
  /// The number of bytes of the whole stage.
  package let total: Int

  package init(_ stage: String, done: Int, of total: Int) {
    (self.stage, self.done, self.total) = (stage, done, total)
  }

  /// Receives progress on the thread that does the work.
  package typealias Report = (PublishingProgress) -> Void
}
