import Foundation
import Testing

@testable import OfflinePackages

/// Downloads that are resumed, by what the server says to the second request.
@Suite struct ResumeTests {
  /// How a server answers the request for the rest of an object of 600,000 bytes, of which it has sent 400,000 with
  /// the tag `"a"`.
  private struct Answer {
    let name: String
    let status: Int
    var fields: [String: String] = [:]
    var bytes: Range<Int> = 400_000..<600_000
    /// The ranges that are asked for afterwards; empty for the whole object.
    var further: [String] = []
    var code: PackageError.Code?
  }

  private static let object = Data((0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })
  private static let rest = "bytes=400000-599999"
  private static let fields = ["Content-Range": "bytes 400000-599999/600000", "ETag": "\"a\""]

  private static func fields(_ range: String?, _ tag: String?) -> [String: String] {
    var fields: [String: String] = [:]
    fields["Content-Range"] = range
    fields["ETag"] = tag
    return fields
  }

  private static let answers = [
    Answer(name: "the rest", status: 206, fields: fields),
    Answer(
      name: "the rest of an unknown whole", status: 206,
      fields: fields("bytes 400000-599999/*", "\"a\"")),
    Answer(
      name: "the rest without a tag", status: 206,
      fields: fields("bytes 400000-599999/600000", nil)),
    Answer(name: "the whole", status: 200, fields: fields(nil, "\"b\""), bytes: 0..<600_000),
    Answer(
      name: "another tag", status: 206,
      fields: fields("bytes 400000-599999/600000", "\"b\""), further: [""]),
    Answer(
      name: "another range", status: 206,
      fields: fields("bytes 0-199999/600000", "\"a\""), bytes: 0..<200_000, further: [""]),
    Answer(
      name: "the rest of a larger whole", status: 206,
      fields: fields("bytes 400000-599999/600001", "\"a\""), further: [""]),
    Answer(name: "no range", status: 206, fields: fields(nil, "\"a\""), further: [""]),
    Answer(
      name: "a range of another syntax", status: 206,
      fields: fields("bytes=400000-599999/600000", "\"a\""), further: [""]),
    Answer(
      name: "a range that ends before it begins", status: 206,
      fields: fields("bytes 400000-399999/600000", "\"a\""), further: [""]),
    Answer(
      name: "a part of the rest", status: 206, fields: fields, bytes: 400_000..<500_000,
      further: ["bytes=500000-599999"]),
    Answer(
      name: "other bytes", status: 206, fields: fields, bytes: 300_000..<500_000,
      further: [""]),
    Answer(
      name: "more than the rest", status: 206, fields: fields, bytes: 300_000..<600_000,
      code: .mismatch),
    Answer(name: "no such range", status: 416, bytes: 0..<0, further: [""]),
    Answer(name: "an error that passes", status: 503, bytes: 0..<0, further: [rest]),
    Answer(name: "an error that stays", status: 403, bytes: 0..<0, code: .badStatus),
    Answer(name: "no such file", status: 404, bytes: 0..<0, code: .notFound),
  ]

  @Test func `each answer to a request for the rest brings the right bytes, or an error`()
    async throws
  {
    for answer in Self.answers {
      let publisher = try TestPublisher()
      let release = try publisher.release(1, ["index.html": Self.object])
      let feed = MemoryFeed()
      try feed.publish(release, by: publisher)
      let asked = Locked<[String]>([])
      feed.answer(.object(ContentDigest(of: Self.object))) { request in
        let number = asked.withLock {
          $0.append(request.fields["Range"] ?? "")
          return $0.count
        }
        switch number {
        case 1: return MemoryFeed.response(200, ["ETag": "\"a\""], Self.object.prefix(400_000))
        case 2:
          return MemoryFeed.response(answer.status, answer.fields, Self.object[answer.bytes])
        default:
          let start =
            request.fields["Range"].map { $0.contains("500000-") ? 500_000 : 400_000 } ?? 0
          return MemoryFeed.response(
            start > 0 ? 206 : 200,
            Self.fields("bytes \(start)-599999/600000", "\"a\""), Self.object[start...])
        }
      }
      let folder = try TestFolder()
      let store = try PackageStore(at: folder.store, root: publisher.root)
      let code = await code { try await store.update("shop", from: feed.packageFeed()).finish() }
      #expect(code == answer.code, "\(answer.name)")
      #expect(asked.withLock { $0 } == ["", Self.rest] + answer.further, "\(answer.name)")
      if code == nil {
        #expect(try store.open("shop").contents() == release.files, "\(answer.name)")
      } else {
        #expect(store.packages.isEmpty, "\(answer.name)")
      }
    }
    let cases = Self.answers.count
    #expect(cases == 17)
  }

  @Test func `a request for the rest repeats a strong tag alone`() async throws {
    let tags = [
      "\"a\"": "\"a\"", "\"\"": "\"\"", "W/\"a\"": nil, "w/\"a\"": nil, "a": nil, "\"": nil,
      "\"a\"b\"": nil, "\"a b\"": nil, "\"é\"": nil, "\"a\r\nHost: b\"": nil, "": nil,
    ]
    var cases = 0
    for (tag, expected) in tags {
      let response = FeedResponse(status: 200, fields: ["ETag": tag], body: FeedBody { nil })
      #expect(response.strongTag == expected, "\(tag)")
      cases += 1
    }
    #expect(cases == 11)
  }

  @Test func `numbers of header fields are digits alone`() throws {
    let numbers = [
      "0": 0, "10": 10, "007": 7, "9223372036854775807": Int.max, "9223372036854775808": nil,
      "": nil, "-1": nil, "+1": nil, " 1": nil, "1 ": nil, "1.0": nil, "1e3": nil, "0x10": nil,
      "nan": nil, "inf": nil, "١": nil, "1, 1": nil,
    ]
    var cases = 0
    for (text, number) in numbers {
      let response = FeedResponse(
        status: 503, fields: ["Content-Length": text, "Retry-After": text], body: FeedBody { nil })
      #expect(response.length == number, "\(text)")
      #expect(response.retryDelay == number.flatMap { $0 <= 60 ? Double($0) : nil }, "\(text)")
      cases += 1
    }
    #expect(cases == 17)
  }
}
