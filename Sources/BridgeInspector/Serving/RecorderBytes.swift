import BridgeRecording
import FlyingSocks

/// The lines of a recorder as the bytes of a response, until the recording ends.
struct RecorderBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let recorder: Recorder

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(recorder: recorder) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    /// The longest time without a byte. An empty line is sent then, so that the server hears that a page has gone.
    private static let longestSilence = Duration.seconds(5)

    let recorder: Recorder
    private var reader: RecorderReader?

    init(recorder: Recorder) { self.recorder = recorder }

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      let reader: RecorderReader
      if let current = self.reader {
        reader = current
      } else {
        reader = await RecorderReader(recorder)
      }
      self.reader = reader
      guard let lines = await reader.next(within: Self.longestSilence) else { return nil }
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
  }
}
