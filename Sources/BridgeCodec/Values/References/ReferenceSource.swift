package import Foundation

/// What the numbers in a marked payload stand for: things of the document that sent the payload.
package struct ReferenceSource {
  /// Takes the bytes that came ahead of the payload under a number.
  package let takeBytes: (Int) -> Data?
  /// Takes a function, a stream or a blob. `nil` where the document has given too many already.
  package let takeReference: (Int) -> (any RemoteReference)?

  package init(
    takeBytes: @escaping (Int) -> Data?,
    takeReference: @escaping (Int) -> (any RemoteReference)?
  ) {
    (self.takeBytes, self.takeReference) = (takeBytes, takeReference)
  }
}
