import FlyingSocks
import Foundation
import SiteServing

/// Bytes of an open file, as the body of a response. They are those of the file that was found, whatever has its name by now.
struct FileBody: AsyncBufferedSequence {
  typealias Element = UInt8
  let file: ServedFile
  let range: Range<Int>

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file, rest: range) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    let file: ServedFile
    var rest: Range<Int>
    private static let piece = 64 << 10

    init(file: ServedFile, rest: Range<Int>) { (self.file, self.rest) = (file, rest) }

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard !rest.isEmpty else { return nil }
      let end = Swift.min(rest.lowerBound + Self.piece, rest.upperBound)
      let data = try file.read(rest.lowerBound..<end)
      rest = end..<rest.upperBound
      return Array(data)
    }
  }
}
