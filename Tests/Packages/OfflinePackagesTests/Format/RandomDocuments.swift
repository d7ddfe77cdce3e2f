import Disclosure
import Foundation
import OfflinePackages
import TestSupport
import Testing

/// Makes documents and values that the format allows.
struct RandomDocuments {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<UInt64>) -> UInt64 {
    // The bounds come up more often than chance has it.
    switch random.next() % 8 {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: UInt64.random(in: range, using: &random)
    }
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func digest() -> PackageDigest { PackageDigest(of: Data("\(random.next())".utf8)) }

  /// Text with every kind of scalar.
  mutating func text(_ length: ClosedRange<Int>) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<count(length) {
      let most: UInt32 = [0x7F, 0x7F, 0x2FF, 0xFFFF, 0x10FFFF][count(0...4)]
      text.append(Unicode.Scalar(UInt32.random(in: 0...most, using: &random)) ?? "\u{301}")
    }
    return String(text)
  }

  mutating func name() throws -> PackageName {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let name = (0...count(0...20)).map { _ in letters.randomElement(using: &random) ?? "a" }
    return try #require(PackageName(String(name)))
  }

  mutating func value(depth: Int) -> DocumentValue {
    switch random.next() % (depth > 1 ? 7 : 5) {
    case 0: return .bool(random.next() % 2 == 0)
    case 1, 2: return .integer(number(0...DocumentValue.largestInteger))
    case 3, 4: return .string(text(0...20))
    case 5: return .array((0..<count(0...5)).map { _ in value(depth: depth - 1) })
    default:
      var members: [DocumentValue.Member] = []
      for _ in 0..<count(0...5) {
        let name = text(0...6)
        if members.contains(where: { $0.name.hasSameBytes(as: name) }) { continue }
        members.append(DocumentValue.Member(name, value(depth: depth - 1)))
      }
      return .object(members)
    }
  }

  mutating func reference() -> ReleaseReference {
    ReleaseReference(
      version: number(1...DocumentValue.largestInteger), length: Int(number(1...(16 << 20))),
      digest: digest())
  }

  mutating func latest() throws -> LatestDocument {
    LatestDocument(
      package: try name(), channel: try name(), sequence: number(1...DocumentValue.largestInteger),
      expires: PackageInstant(seconds: Int64(number(0...253_402_300_799))),
      minimumVersion: number(0...DocumentValue.largestInteger),
      revoked: (0..<count(0...5)).map { _ in digest() }, release: reference(),
      candidate: random.next() % 2 == 0
        ? nil : .init(release: reference(), rollout: Int(number(0...10_000))))
  }

  mutating func root() throws -> RootDocument {
    let keys = try (0...count(2...6)).map { _ in
      try SampleFeed.newKey()
    }
    var roles: [PackageDocumentType: PackageRole] = [:]
    for type in PackageDocumentType.allCases {
      let signers = Set(keys.shuffled(using: &random).prefix(count(1...3)).map(\.identifier))
      roles[type] = PackageRole(keys: signers, threshold: count(1...signers.count))
    }
    return try RootDocument(
      version: number(1...DocumentValue.largestInteger), keys: keys, roles: roles)
  }

  mutating func release() throws -> ReleaseDocument {
    var files: [ReleaseFile] = []
    var sizes: [PackageDigest: Int] = [:]
    for index in 0...count(0...30) {
      let digest = count(0...3) == 0 ? files.randomElement(using: &random)?.digest : nil
      let name = digest ?? self.digest()
      let size = sizes[name] ?? count(0...(1 << 20))
      sizes[name] = size
      var file = try ReleaseFile(
        path: PackagePath("\(["a", "é", "日本", "😀", "x y"][count(0...4)])/\(index).js"),
        digest: name, size: size, mediaType: "text/javascript; charset=utf-8",
        priority: count(0...9))
      if count(0...9) == 0 { file.inlineScripts = (0...count(0...3)).map { _ in self.digest() } }
      files.append(file)
    }
    let objects = Array(sizes.keys.shuffled(using: &random).prefix(count(0...9)))
    let lowest = number(0...DocumentValue.largestInteger)
    var report = PolicyReport()
    for _ in 0..<count(0...3) {
      let place = PolicyReport.Place(files[0].path, line: count(0...99))
      report.allowed.append(.init("script-src", "https://cdn.example", place, "<script src>"))
      report.notes.append(.init(place, "evaluates text"))
    }
    return try ReleaseDocument(
      package: name(), version: number(1...DocumentValue.largestInteger),
      label: "v\(count(0...9)) é",
      host: lowest...number(lowest...DocumentValue.largestInteger), entry: files[0].path,
      fallback: count(0...1) == 0
        ? nil : .init(document: files[0].path, exclude: count(0...1) == 0 ? [] : ["api/", "é"]),
      contentSecurityPolicy: count(0...1) == 0 ? nil : "default-src 'self'",
      policyReport: count(0...1) == 0 ? nil : report,
      serves: count(0...1) == 0 ? [] : ["https://shop.example/"], files: files,
      packs: [
        ReleasePack(
          digest: digest(), objects: objects, size: objects.reduce(0) { $0 + (sizes[$1] ?? 0) })
      ])
  }
}

extension DocumentValue {
  /// The value for the writer. The writer has no `null`.
  var written: DocumentWriter.Value {
    switch self {
    case .null: .bool(false)
    case .bool(let bool): .bool(bool)
    case .integer(let number): .integer(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.written))
    case .object(let members): .object(members.map { ($0.name, $0.value.written) })
    }
  }
}
