import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The response of a route: status and header fields, and the bytes that follow.
package struct SchemeResponse: Sendable {
  package let head: HTTPURLResponse
  package let body: Body

  package enum Body: Sendable {
    case data(Data)
    /// Bytes that are read piece by piece while they are sent. If `keepsPace` is true, the next piece is
    /// read when the page has taken most of the previous pieces.
    case pieces(
      Range<Int>, keepsPace: Bool, read: @Sendable (Range<Int>) async throws -> Data)
    /// Bytes of an unknown number, of which each piece is asked for when the page has taken most of the previous ones.
    /// `nil` ends them.
    case stream(@Sendable () async throws -> Data?)
  }

  package init(_ head: HTTPURLResponse, body: Body = .data(Data())) {
    (self.head, self.body) = (head, body)
  }
}
