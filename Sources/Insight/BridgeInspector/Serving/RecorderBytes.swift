import BridgeRecording
import FlyingSocks

/// The lines of a recorder as the bytes of a response, until the recording ends.
struct RecorderBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let reader: RecorderReader

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    /// The longest time without a byte. An empty line is sent then, so that the server hears that a page has gone.
    private static let longestSilence = Duration.seconds(5)

    let reader: RecorderReader

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let lines = await reader.next(within: Self.longestSilence) else { return nil }
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
  }
}
