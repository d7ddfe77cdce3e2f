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
