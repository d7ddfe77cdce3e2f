import FlyingSocks
import Foundation

/// The bytes of a file, and those that are written later.
struct RecordingTail: AsyncBufferedSequence {
  typealias Element = UInt8
  let file: URL
  let isLive: Bool

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file, isLive: isLive) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    private static let piece = 256 << 10
    /// How long the end of the file is left alone, in nanoseconds. Asking for its size works alike on every system.
    private static let pause: UInt64 = 100_000_000
    /// The number of pauses after which an empty line is sent, so that the server hears that a page has gone.
    private static let mostPauses = 50

    let file: URL
    let isLive: Bool
    private var offset: UInt64 = 0
    private var number: UInt64?

    init(file: URL, isLive: Bool) { (self.file, self.isLive) = (file, isLive) }

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      for _ in 0..<Self.mostPauses {
        if let bytes = read() { return bytes }
        guard isLive else { return nil }
        try await Task.sleep(nanoseconds: Self.pause)
      }
      return [UInt8(ascii: "\n")]
    }

    /// Returns the next piece; `nil` at the end. A file in the place of an older one is read from its beginning.
    private mutating func read() -> [UInt8]? {
      guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
      defer { try? handle.close() }
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      let current = (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
      let size = (attributes?[.size] as? NSNumber)?.uint64Value ?? 0
      if current != number || size < offset { offset = 0 }
      number = current
      try? handle.seek(toOffset: offset)
      guard let data = try? handle.read(upToCount: Self.piece), !data.isEmpty else { return nil }
      offset += UInt64(data.count)
      return Array(data)
    }
  }
}
