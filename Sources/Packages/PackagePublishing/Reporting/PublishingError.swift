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
