/// The response to a request for a file of a feed.
public struct FeedResponse: Sendable {
  /// The status, such as 200 or 206.
  public let status: Int
  /// The bytes, in the order and the pieces in which they come, without the content coding of the transfer.
  public let body: FeedBody
  private let fields: [String: String]

  /// Creates a response.
  public init(status: Int, fields: [String: String], body: FeedBody) {
    (self.status, self.body) = (status, body)
    self.fields = Dictionary(fields.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
  }

  private init(status: Int, lowercased fields: [String: String], body: FeedBody) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }

  /// Returns the same response with another body.
  func with(_ body: FeedBody) -> FeedResponse {
    FeedResponse(status: status, lowercased: fields, body: body)
  }

  /// Returns the value of a header field. Upper and lower case of the name make no difference.
  public func value(of field: String) -> String? { fields[field.lowercased()] }
}
