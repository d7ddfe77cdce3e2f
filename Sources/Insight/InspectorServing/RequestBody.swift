import FlyingFox
import FlyingSocks

/// The body of a request, which is read when the response needs it.
struct RequestBody: AsyncBufferedSequence {
  typealias Element = UInt8
  let connection: Connection
  /// The bytes that came with the head.
  let beginning: ArraySlice<UInt8>
  let length: Int
  let deadline: ContinuousClock.Instant

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(body: self) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    private let body: RequestBody
    private var taken = 0

    init(body: RequestBody) { self.body = body }

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard taken < body.length else { return nil }
      let bytes: [UInt8]
      if taken == 0, !body.beginning.isEmpty {
        bytes = Array(body.beginning.prefix(body.length))
      } else {
        do {
          bytes = try await Array(
            body.connection.read(until: body.deadline).prefix(body.length - taken))
        } catch is TimeLimit {
          throw RequestRefusal(.requestTimeout, "The body has not come in time.")
        }
      }
      taken += bytes.count
      return bytes
    }
  }
}
