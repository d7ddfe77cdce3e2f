import Foundation
import HTTPTransport
import HTTPTypes
import Locking
import Testing

@testable import OfflinePackages

/// A feed in memory, which answers as a server of files does.
final class MemoryFeed: FeedTransport {
  /// Answers a request in the place of the file.
  typealias Answer = @Sendable (FeedRequest) -> FeedResponse

  private let files = Locked<[String: Data]>([:])
  private let answers = Locked<[String: Answer]>([:])
  private let asked = Locked<[FeedRequest]>([])

  /// The requests since the feed was made.
  var requests: [FeedRequest] { asked.withLock { $0 } }

  func write(_ data: Data, to path: FeedPath) { files.withLock { $0[path.text] = data } }

  func remove(_ path: FeedPath) { files.withLock { $0[path.text] = nil } }

  func file(_ path: FeedPath) -> Data? { file(named: path.text) }

  func file(named path: String) -> Data? { files.withLock { $0[path] } }

  func answer(_ path: FeedPath, _ answer: @escaping Answer) {
    answers.withLock { $0[path.text] = answer }
  }

  /// Writes the objects, the release and then `latest`.
  func publish(
    _ release: TestRelease, by publisher: TestPublisher,
    latest: (document: LatestDocument, file: Data)? = nil
  ) throws {
    for (digest, bytes) in release.objects { write(bytes, to: .object(digest)) }
    for pack in release.document.packs {
      write(
        pack.objects.compactMap { release.objects[$0] }.reduce(Data(), +), to: .pack(pack.digest))
    }
    write(release.file, to: .release(release.digest))
    let latest = try latest ?? publisher.latest(release)
    write(latest.file, to: .latest(publisher.name, publisher.channel))
  }

  func packageFeed(_ change: (inout PackageTransferOptions) -> Void = { _ in }) throws
    -> PackageFeed
  {
    let url = try #require(URL(string: "http://feed.example/"))
    return PackageFeed(url, transport: self, options: .quick(change))
  }

  func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    asked.withLock { $0.append(request) }
    let path = String(request.url.path.dropFirst())
    if let answer = answers.withLock({ $0[path] }) { return answer(request) }
    guard let file = files.withLock({ $0[path] }) else { return Self.response(404, [:], Data()) }
    let tag = "\"\(PackageDigest(of: file))\""
    let ends = request.headerFields[.range]?.dropFirst(6).split(separator: "-").compactMap {
      Int($0)
    }
    guard let ends, ends.count == 2, request.headerFields[.ifRange] ?? tag == tag else {
      return Self.response(200, ["ETag": tag, "Content-Length": "\(file.count)"], file)
    }
    let part = file[ends[0]...ends[1]]
    let range = "bytes \(ends[0])-\(ends[1])/\(file.count)"
    return Self.response(
      206, ["ETag": tag, "Content-Length": "\(part.count)", "Content-Range": range], part)
  }

  static func response(
    _ status: Int, _ fields: [String: String], _ body: Data
  ) -> FeedResponse {
    let rest = Locked(body[...])
    return FeedResponse(
      status, fields,
      FeedBody {
        rest.withLock { rest in
          let piece = rest.prefix(65_536)
          rest = rest.dropFirst(piece.count)
          return piece.isEmpty ? nil : Data(piece)
        }
      })
  }
}

extension FeedResponse {
  /// A response with the fields that a server sends.
  init(_ code: Int, _ fields: [String: String], _ body: FeedBody) {
    var headerFields = HTTPFields()
    for (name, value) in fields { headerFields.add(servers: name, value) }
    self.init(.init(code: code), headerFields: headerFields, body: body)
  }
}
