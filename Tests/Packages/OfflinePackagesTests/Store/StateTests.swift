import Dispatch
import Foundation
import Testing

@testable import OfflinePackages

@Suite("The state of a store", .timeLimit(.minutes(1)))
struct StateTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 3) }

  private func slot(_ number: Int) -> URL { folder.store.appendingPathComponent("state.\(number)") }

  @Test("A slot that is cut off at any length leaves the other one's state")
  func truncated() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let slots = StateSlots(layout: store.layout, disk: store.disk)
    var cases = 0
    for number in 0...1 {
      let whole = try Data(contentsOf: slot(number))
      let other = try #require(
        StateSlots.decode(try Data(contentsOf: slot(1 - number))))
      for length in 0..<whole.count {
        try whole.prefix(length).write(to: slot(number))
        let reading = try slots.read()
        #expect(reading.newest == other)
        #expect(reading.next == number)
        #expect(!reading.isLost)
        cases += 1
      }
      try whole.write(to: slot(number))
    }
    #expect(cases == 1_402)
  }

  @Test("A slot with any flipped bit leaves the other one's state")
  func changed() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let slots = StateSlots(layout: store.layout, disk: store.disk)
    var cases = 0
    for number in 0...1 {
      let whole = try Data(contentsOf: slot(number))
      let other = try #require(
        StateSlots.decode(try Data(contentsOf: slot(1 - number))))
      for bit in 0..<whole.count * 8 {
        var changed = whole
        changed[bit / 8] ^= 1 << (bit % 8)
        try changed.write(to: slot(number))
        let reading = try slots.read()
        #expect(reading.newest == other && reading.older == nil, "bit \(bit) of slot \(number)")
        #expect(reading.next == number, "bit \(bit) of slot \(number)")
        cases += 1
      }
      try whole.write(to: slot(number))
    }
    #expect(cases == 11_216)
  }

  @Test("A store whose newest slot is damaged still opens a whole release")
  func newestDamaged() async throws {
    let store = try store()
    for release in releases.prefix(2) { try await store.install(release, by: publisher) }
    let newest = try StateSlots(layout: store.layout, disk: store.disk).read().next
    try Data("damaged".utf8).write(to: slot(1 - newest))
    let files = try self.store().open("shop").contents()
    #expect(files == releases[0].files || files == releases[1].files)
  }

  @Test("Where both slots are bad, the store starts again from the embedded package, and says so")
  func lost() async throws {
    try releases[0].embed(in: folder.embedded)
    let store = try store()
    try store.embed(folder.embedded)
    try await store.install(releases[1], by: publisher)
    for number in 0...1 { try Data("damaged".utf8).write(to: slot(number)) }
    var events = store.events.makeAsyncIterator()
    try store.embed(folder.embedded)
    #expect(await events.next() == .stateLost)
    #expect(try store.open("shop").contents() == releases[0].files)
    try await store.install(releases[2], by: publisher)
    #expect(try store.open("shop").contents() == releases[2].files)
    _ = try store.collectGarbage()
    #expect(!FileManager.default.fileExists(atPath: store.layout.manifest(releases[1].digest)))
  }

  @Test func `whatever is wrong with both slots, the embedded package runs and the store heals`()
    async throws
  {
    try releases[0].embed(in: folder.embedded)
    let damages: [(inout Data) -> Void] = [
      { $0 = Data() }, { $0 = $0.prefix(65) }, { $0.removeLast() }, { $0[70] ^= 1 },
      { $0 = Data(count: $0.count) }, { $0 = Data("damaged".utf8) },
    ]
    var cases = 0
    for one in damages {
      for other in damages {
        try? FileManager.default.removeItem(at: folder.store)
        do {
          let store = try store()
          try store.embed(folder.embedded)
          try await store.install(releases[1], by: publisher)
        }
        for (number, damage) in [one, other].enumerated() {
          var bytes = try Data(contentsOf: slot(number))
          damage(&bytes)
          try bytes.write(to: slot(number))
        }
        let store = try store()
        try store.embed(folder.embedded)
        #expect(try store.open("shop").contents() == releases[0].files)
        try await store.install(releases[1], by: publisher)
        #expect(try store.open("shop").contents() == releases[1].files)
        cases += 1
      }
    }
    #expect(cases == 36)
  }

  @Test("A state that cannot be read at this time is not lost")
  func unreadable() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let kept = try [0, 1].map { try Data(contentsOf: slot($0)) }
    for number in 0...1 {
      try FileManager.default.removeItem(at: slot(number))
      try FileManager.default.createDirectory(at: slot(number), withIntermediateDirectories: true)
    }
    // Nobody can read the bytes of a folder.
    #expect(code { _ = try store.open("shop") } == .storage)
    for number in 0...1 {
      try FileManager.default.removeItem(at: slot(number))
      try kept[number].write(to: slot(number))
    }
    #expect(try store.open("shop").digest == releases[0].digest)
  }

  @Test("The identifier of the device stays the same")
  func device() async throws {
    var devices: Set<String> = []
    for _ in 1...3 {
      let session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
      devices.insert(session.device)
    }
    #expect(devices.count == 1)
  }

  @Test("Threads that change the state at the same time lose no change")
  func together() throws {
    let stores = try (1...4).map { _ in try store() }
    DispatchQueue.concurrentPerform(iterations: stores.count) { index in
      for number in 0..<25 {
        try? stores[index].changeState { state in
          _ = state.suspects.insert(PackageDigest(of: Data("\(index) \(number)".utf8)))
        }
      }
    }
    #expect(try store().readState().suspects.count == 100)
  }
}
