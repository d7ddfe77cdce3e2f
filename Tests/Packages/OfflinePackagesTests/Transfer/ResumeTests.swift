import Foundation
import HTTPTypes
import Locking
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
      fields: fields("bytes 0-99999/600000", "\"a\""), bytes: 0..<100_000, further: [""]),
    Answer(
      name: "the rest of a larger whole", status: 206,
      fields: fields("bytes 400000-499999/600001", "\"a\""), bytes: 400_000..<500_000,
      further: [""]),
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
      feed.answer(.object(PackageDigest(of: Self.object))) { request in
        #expect(
          request.headerFields[.ifRange] == (request.headerFields[.range] == nil ? nil : "\"a\""))
        let number = asked.withLock {
          $0.append(request.headerFields[.range] ?? "")
          return $0.count
        }
        switch number {
        case 1: return MemoryFeed.response(200, ["ETag": "\"a\""], Self.object.prefix(400_000))
        case 2:
          return MemoryFeed.response(answer.status, answer.fields, Self.object[answer.bytes])
        default:
          let start =
            request.headerFields[.range].map { $0.contains("500000-") ? 500_000 : 400_000 } ?? 0
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

  @Test func `without a strong tag a download begins again`() async throws {
    var cases = 0
    for tag in [nil, "W/\"a\"", "a"] {
      let publisher = try TestPublisher()
      let release = try publisher.release(1, ["index.html": Self.object])
      let feed = MemoryFeed()
      try feed.publish(release, by: publisher)
      let asked = Locked<[String?]>([])
      feed.answer(.object(PackageDigest(of: Self.object))) { request in
        let isFirst = asked.withLock {
          $0.append(request.headerFields[.range])
          return $0.count == 1
        }
        return MemoryFeed.response(
          200, Self.fields(nil, tag), isFirst ? Self.object.prefix(400_000) : Self.object)
      }
      let folder = try TestFolder()
      let store = try PackageStore(at: folder.store, root: publisher.root)
      try await store.update("shop", from: feed.packageFeed()).finish()
      #expect(asked.withLock { $0 } == [nil, nil], "\(tag ?? "no tag")")
      cases += 1
    }
    #expect(cases == 3)
  }

  @Test func `a request for the rest repeats a strong tag alone`() async throws {
    let tags = [
      "\"a\"": "\"a\"", "\"\"": "\"\"", "W/\"a\"": nil, "w/\"a\"": nil, "a": nil, "\"": nil,
      "\"a": nil, "a\"": nil,
      "\"a\"b\"": nil, "\"a b\"": nil, "\"é\"": nil, "\"a\r\nHost: b\"": nil, "": nil,
    ]
    var cases = 0
    for (tag, expected) in tags {
      let response = FeedResponse(200, ["ETag": tag], FeedBody { nil })
      #expect(response.strongTag == expected, "\(tag)")
      cases += 1
    }
    #expect(cases == 13)
  }

  @Test func `the length of coded bytes says nothing`() {
    for coding in [nil, "gzip", "identity"] as [String?] {
      var fields = ["Content-Length": "10"]
      fields["Content-Encoding"] = coding
      let response = FeedResponse(200, fields, FeedBody { nil })
      #expect(response.length == (coding == "gzip" ? nil : 10))
    }
  }

  @Test func `a range of a response is read, or counts as none`() {
    let ranges = [
      "bytes 0-99/100": ContentRange(0...99, of: 100), "bytes 0-0/1": ContentRange(0...0, of: 1),
      "Bytes 5-9/*": ContentRange(5...9, of: nil), "bytes 007-8/9": ContentRange(7...8, of: 9),
      "bytes 0-9223372036854775806/9223372036854775807": ContentRange(0...(.max - 1), of: .max),
      "": nil, "bytes": nil, "bytes ": nil, "bytes */100": nil, "bytes 0-99": nil,
      "bytes 0-99/": nil,
      "bytes 0-99/99": nil, "bytes 5-4/10": nil, "bytes -5-4/10": nil, "bytes 0-/10": nil,
      "bytes -9/10": nil, "bytes 0-9/+10": nil, "bytes +0-9/10": nil, "bytes 0-9/10 ": nil,
      "bytes  0-9/10": nil, " bytes 0-9/10": nil, "bytes=0-9/10": nil, "lines 0-9/10": nil,
      "bytes 0-9/10/11": nil, "bytes 0-9-9/10": nil, "bytes 0-9/x": nil, "bytes 0-9/**": nil,
      "bytes 0-9/10, 20-29/30": nil, "bytes 0-9223372036854775808/*": nil, "bytes 0-٩/10": nil,
    ]
    var cases = 0
    for (text, range) in ranges {
      #expect(ContentRange(text) == range, "\(text)")
      cases += 1
    }
    #expect(cases == 30)
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
        503, ["Content-Length": text, "Retry-After": text], FeedBody { nil })
      #expect(response.length == number, "\(text)")
      #expect(response.retryDelay == number.flatMap { $0 <= 60 ? .seconds($0) : nil }, "\(text)")
      cases += 1
    }
    #expect(cases == 17)
  }
}

extension ContentRange {
  fileprivate init?(_ bytes: ClosedRange<Int>, of size: Int?) {
    self.init("bytes \(bytes.lowerBound)-\(bytes.upperBound)/\(size.map(String.init) ?? "*")")
  }
}
