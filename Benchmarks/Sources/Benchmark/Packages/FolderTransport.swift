import Foundation
import HTTPTypes
import OfflinePackages

/// Reads a feed from a folder, so that the network's part of an installation is left out.
struct FolderTransport: FeedTransport {
  private static let piece = 64 << 10

  func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    guard let file = try? FileHandle(forReadingFrom: request.url) else {
      return FeedResponse(404, body: FeedBody { nil })
    }
    let size = Int(try file.seekToEnd())
    var range = 0..<size
    if let bytes = request.headerFields[.range]?.dropFirst("bytes=".count).split(separator: "-"),
      bytes.count == 2, let first = Int(bytes[0]), let last = Int(bytes[1])
    {
      range = first..<last + 1
    }
    try file.seek(toOffset: UInt64(range.lowerBound))
    let fields: HTTPFields = [
      .contentLength: "\(range.count)",
      .contentRange: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)",
    ]
    let left = Left(file, range.count)
    return FeedResponse(
      range.count == size ? .ok : .partialContent, headerFields: fields,
      body: FeedBody { try left.next(atMost: Self.piece) })
  }
}

/// What is left of a file.
// Unchecked, because a body has one reader, which asks for one piece after the other.
private final class Left: @unchecked Sendable {
  private let file: FileHandle
  private var count: Int

  init(_ file: FileHandle, _ count: Int) { (self.file, self.count) = (file, count) }

  func next(atMost most: Int) throws -> Data? {
    guard count > 0, let data = try file.read(upToCount: min(count, most)), !data.isEmpty else {
      return nil
    }
    count -= data.count
    return data
  }
}
