import BridgeTesting
import Testing

@testable import BridgeCore

/// Calls are found by their ids on both sides, no matter how many calls wait or how long.
@MainActor @Suite struct CallTableTests {
  // MARK: Native

  var table = CallTable<String>()

  @Test mutating func `a call is found by its own id alone`() {
    table.insert("eight", for: 8)
    #expect(table[8] == "eight")
    #expect([0, 1, 16, 8 + 4096].allSatisfy { table[$0] == nil })
    #expect(table.remove(16) == nil)
    #expect(table.remove(8) == "eight")
    #expect(table.remove(8) == nil)
    #expect(table[8] == nil)
    #expect(table.count == 0)
  }

  @Test mutating func `a call that waits is there when thousands have come and gone`() {
    for id in [1, 3, 5000] { table.insert("\(id)", for: id) }
    for id in 10_000..<30_000 {
      table.insert("\(id)", for: id)
      #expect(table.remove(id) == "\(id)")
    }
    #expect(table.count == 3)
    #expect(table.all.map(\.id).sorted() == [1, 3, 5000])
    #expect([1, 3, 5000].map { table.remove($0) } == ["1", "3", "5000"])
    #expect(table.all.isEmpty)
  }

  @Test(arguments: [1, 7, 8, 9, 100, 4095, 4096, 4097, 20_000])
  mutating func `all that wait are found`(count: Int) {
    // The first id is not in the first slot, whatever the number of slots.
    let ids = 12_345..<(12_345 + count)
    for id in ids { table.insert("\(id)", for: id) }
    #expect(table.count == count)
    #expect(table.all.map(\.id).sorted() == Array(ids))
    #expect(table.all.allSatisfy { $0.call == "\($0.id)" })
    #expect(ids.allSatisfy { table[$0] == "\($0)" })
    #expect(ids.reversed().allSatisfy { table.remove($0) == "\($0)" })
    #expect(table.count == 0)
  }

  @Test mutating func `a call is changed where it is, and taken by whoever may`() {
    for id in 1...10_000 { table.insert("\(id)", for: id) }
    for id in [1, 9_999] {
      table.change(id) { $0 += "!" }
      #expect(table[id] == "\(id)!")
      #expect(table.remove(id) { $0 == "another's" } == nil)
      #expect(table.remove(id) { $0 == "\(id)!" } == "\(id)!")
    }
    table.change(1) { $0 = "not there" }
    #expect(table[1] == nil)
    #expect(table.count == 9_998)
  }

  // MARK: The page

  @Test(arguments: [1, 15, 16, 17, 300, 4096, 4097, 9_000])
  func `each call of the page has its own answer, in whatever order they come`(count: Int)
    async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.results = [];
      for (let i = 1; i <= \(count); i++) bridge.call('a').then((result) => results.push([i, result]));
      0
      """)
    try await page.evaluate("0")
    let ids = wire.frames.filter { $0.hasPrefix("call ") }
      .compactMap { Int($0.split(separator: " ")[1]) }
    #expect(ids == Array(1...count))
    // The calls with odd ids first, then the others backwards.
    let order = ids.filter { $0 % 2 == 1 } + ids.filter { $0 % 2 == 0 }.reversed()
    wire.say(order.map { "done \($0) \($0)" }.joined(separator: "\n"))
    try await page.evaluate("0")
    let results = try await page.evaluate("results", as: [[Int]].self)
    #expect(results == order.map { [$0, $0] })
  }

  @Test func `a call of the page that waits long has its answer in the end`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      "window.results = []; bridge.call('slow').then((result) => results.push(result)); 0")
    for round in 0..<3 {
      try await page.evaluate(
        "for (let i = 0; i < 4000; i++) bridge.call('quick').then(() => {}); 0")
      try await page.evaluate("0")
      let first = 2 + round * 4000
      wire.say((first..<first + 4000).map { "done \($0) 0" }.joined(separator: "\n"))
      try await page.evaluate("0")
      while let _ = wire.outstanding.firstIndex(of: "batch") { wire.answerBatch() }
    }
    wire.say("done 1 7")
    try await page.evaluate("0")
    #expect(try await page.evaluate("results", as: [Int].self) == [7])
  }

  @Test(arguments: [10, 5000])
  func `a call of the page that is answered twice makes room for one`(count: Int) async throws {
    let wire = ScriptedWire()
    let page = try await wire.page(
      "https://a.example/", limits: BridgeLimits(pendingCalls: count))
    try await page.evaluate(
      "for (let i = 0; i < \(count); i++) bridge.call('a').then(() => {}); 0")
    try await page.evaluate("0")
    wire.say("done 1 0\ndone 1 0")
    try await page.evaluate("0")
    try await page.evaluate(
      """
      window.refused = [];
      for (let i = 0; i < 2; i++) bridge.call('a').catch((error) => refused.push(error.code));
      0
      """)
    try await page.evaluate("0")
    #expect(try await page.evaluate("refused", as: [String].self) == ["overLimit"])
  }

  @Test func `calls of the page that end together end in their order`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.ended = [];
      for (let i = 1; i <= 6000; i++) bridge.call('a').catch((error) => ended.push(i));
      0
      """)
    try await page.evaluate("0")
    wire.say("done 5 0\ndone 5999 0")
    try await page.evaluate("0")
    wire.close("close {\"code\":\"detached\",\"message\":\"Gone\"}")
    try await page.evaluate("0")
    let ended = try await page.evaluate("ended", as: [Int].self)
    #expect(ended == (1...6000).filter { $0 != 5 && $0 != 5999 })
  }

  @Test func `all calls of native end with the bridge, however far apart their ids are`()
    async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.ended = [];
      bridge.handle('wait', function (id) {
        this.signal.addEventListener('abort', () => ended.push(id));
        return new Promise(() => {});
      });
      0
      """)
    // The ids in between belong to calls of other documents.
    let ids = [3, 4, 5, 40, 41, 1000, 1003, 5000, 9007]
    wire.say(ids.map { "call \($0) wait [\($0)]" }.joined(separator: "\n"))
    try await page.evaluate("0")
    try await page.evaluate("0")
    wire.close("close {\"code\":\"detached\",\"message\":\"Gone\"}")
    try await page.evaluate("0")
    #expect(try await page.evaluate("ended", as: [Int].self).sorted() == ids)
  }
}
