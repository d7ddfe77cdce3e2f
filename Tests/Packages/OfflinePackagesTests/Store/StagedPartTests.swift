import Foundation
import Testing

@testable import OfflinePackages

@Suite("A staged part")
struct StagedPartTests: ShopSuite {
  let shop: TestShop
  private let bytes = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

  init() throws { shop = try TestShop() }

  private var digest: PackageDigest { PackageDigest(of: bytes) }

  private func session() async throws -> UpdateSession {
    try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
  }

  @Test("What has arrived, and its ETag, outlive the process, and the rest completes the object")
  func resumed() async throws {
    do {
      let session = try await session()
      let part = try session.stagedPart(for: digest, size: bytes.count)
      try part.setValidator("\"tag\"")
      try part.append(bytes.prefix(300_000))
    }
    let session = try await session()
    let part = try session.stagedPart(for: digest, size: bytes.count)
    #expect(part.size == 300_000)
    #expect(part.validator == "\"tag\"")
    try part.append(bytes.dropFirst(300_000))
    try part.finish()
    #expect(try Data(contentsOf: folder.object(digest)) == bytes)
    #expect(folder.storedFiles().allSatisfy { !$0.hasPrefix("staging/") })
  }

  @Test("A small part begins again")
  func small() async throws {
    do {
      let session = try await session()
      try session.stagedPart(for: digest, size: bytes.count).append(bytes.prefix(1_000))
    }
    let session = try await session()
    let part = try session.stagedPart(for: digest, size: bytes.count)
    #expect(part.size == 0)
    try part.append(bytes)
    try part.finish()
  }

  @Test func `a part that is larger than its object begins again`() async throws {
    let session = try await session()
    let path = folder.store.appendingPathComponent("staging/shop.\(digest)")
    try (bytes + Data([1])).write(to: path)
    let part = try session.stagedPart(for: digest, size: bytes.count)
    #expect(part.size == 0)
    try part.append(bytes)
    try part.finish()
    #expect(try Data(contentsOf: folder.object(digest)) == bytes)
  }

  @Test("More bytes than the object has are refused when they arrive")
  func overLimit() async throws {
    let session = try await session()
    let part = try session.stagedPart(for: digest, size: bytes.count)
    try part.append(bytes)
    #expect(code { try part.append(Data([1])) } == .overLimit)
    try part.finish()
  }

  @Test("Too few bytes are awaited further, and wrong bytes are dropped")
  func mismatch() async throws {
    let session = try await session()
    let part = try session.stagedPart(for: digest, size: bytes.count)
    try part.append(bytes.prefix(500_000))
    #expect(code { try part.finish() } == .mismatch)
    #expect(part.size == 500_000)
    try part.append(Data(count: 200_000))
    #expect(code { try part.finish() } == .mismatch)
    #expect(part.size == 0)
    #expect(
      folder.storedFiles().allSatisfy { !$0.hasPrefix("staging/") && !$0.hasPrefix("objects/") })
    try part.append(bytes)
    try part.finish()
  }

  @Test("Bytes of a resumed part that were changed on the disk are noticed")
  func tampered() async throws {
    do {
      let session = try await session()
      try session.stagedPart(for: digest, size: bytes.count).append(bytes.prefix(400_000))
    }
    let path = folder.store.appendingPathComponent("staging/shop.\(digest)")
    try Data(count: 400_000).write(to: path)
    let session = try await session()
    let part = try session.stagedPart(for: digest, size: bytes.count)
    try part.append(bytes.dropFirst(400_000))
    #expect(code { try part.finish() } == .mismatch)
  }

  @Test("A part that begins again or is discarded forgets its bytes")
  func restart() async throws {
    let session = try await session()
    let part = try session.stagedPart(for: digest, size: bytes.count)
    try part.append(Data(count: 600_000))
    try part.restart()
    try part.append(bytes)
    part.discard()
    #expect(folder.storedFiles().allSatisfy { !$0.hasPrefix("staging/") })
    try part.append(bytes)
    try part.finish()
    #expect(try Data(contentsOf: folder.object(digest)) == bytes)
  }

  @Test("Many parts are written at the same time")
  func parallel() async throws {
    let session = try await session()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let bytes = Data(repeating: UInt8(number), count: 50_000 + number)
          let part = try session.stagedPart(for: PackageDigest(of: bytes), size: bytes.count)
          for start in stride(from: 0, to: bytes.count, by: 9_999) {
            try part.append(bytes[start..<min(start + 9_999, bytes.count)])
          }
          try part.finish()
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.storedFiles().filter { $0.hasPrefix("objects/") }.count == 40)
  }
}
