public import Foundation

/// The bytes of a response, as pieces.
public struct FeedBody: AsyncSequence, Sendable {
  /// A piece of the body.
  public typealias Element = Data

  private let nextPiece: @Sendable () async throws -> Data?

  /// Creates a body.
  ///
  /// - Parameter next: Returns the next piece, and `nil` at the end. It is called again when its last call has
  ///   returned. A transport should read no more from the network than a few pieces ahead, and end the request when
  ///   the closure is released: a body that is refused is not read to its end.
  public init(next: @escaping @Sendable () async throws -> Data?) { nextPiece = next }

  /// Makes an iterator, of which a body has one.
  public func makeAsyncIterator() -> Iterator { Iterator(nextPiece: nextPiece) }

  /// An iterator of the pieces.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let nextPiece: @Sendable () async throws -> Data?

    /// Returns the next piece, and `nil` at the end.
    public func next() async throws -> Data? { try await nextPiece() }
  }
}
