package import Foundation

/// Resolves the numbers in a marked payload to bytes and references of the document that sent the payload.
package struct ReferenceSource {
  /// Takes the bytes with a number, which came ahead of the payload.
  package let takeBytes: (Int) -> Data?
  /// Takes a function, a stream or a blob. Returns `nil` if the document has exported too many.
  package let takeReference: (Int) -> (any RemoteReference)?

  package init(
    takeBytes: @escaping (Int) -> Data?,
    takeReference: @escaping (Int) -> (any RemoteReference)?
  ) {
    (self.takeBytes, self.takeReference) = (takeBytes, takeReference)
  }
}
