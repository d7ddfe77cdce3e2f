import BridgeInspector
@_spi(Wire) import BridgeTesting
import Foundation
import WebBridge

/// The native side alone, without a browser. It receives the texts that a page would send.
@MainActor final class CoreSide {
  struct Item: Codable, Sendable {
    var id: Int
    var name: String
    var price: Double
    var isSold: Bool
  }

  private let page = WirePage()
  private(set) var bridge: Bridge?
  /// The script that a page would receive.
  var runtime: String { page.script }
  private var token = ""
  private var texts = 0
  private var heard = 0
  private var observer: (any BridgeObserver)?

  static func open() throws -> CoreSide {
    let side = CoreSide()
    let bridge = try Bridge(
      attachedTo: side.page, policy: BridgePolicy(origins: [.anyOrigin]),
      options: BridgeOptions(limits: .withoutRate))
    try bridge.handle("echo") { (text: String) in text }
    try bridge.handle("value") { (value: BridgeValue) in value }
    bridge.on("tick") { [weak side] (_: BridgeValue) in side?.heard += 1 }
    try bridge.handle("item") { (item: Item) in
      Item(id: item.id + 1, name: item.name, price: item.price, isSold: !item.isSold)
    }
    side.bridge = bridge
    let hello = """
      hello \(side.page.secret) {"wire":2,"origin":"http://a.example","url":"http://a.example/",\
      "main":true,"key":"0123456789abcdef0123456789abcdef"}
      """
    let welcome = String(decoding: side.post(Array(hello.utf8)), as: UTF8.self)
    side.token = welcome.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    side.poll()
    return side
  }

  // The batches are built before the measurement, because building them is the page's work and not the bridge's.

  /// Builds batches with one call each, as of a page that waits for each call. The result posts them in the
  /// order in which they were built, and checks the answers.
  ///
  /// - Parameter each: The number of calls in a batch, as of a page that waits for none.
  func calls(
    _ name: String, _ arguments: String, times: Int, each: Int = 1
  ) -> @MainActor () async -> Void {
    let batches = batches(times / each) { text in
      (0..<each).map { "call \(text * each + $0) \(name) \(arguments)" }.joined(separator: "\n")
    }
    return { [self] in
      for batch in batches {
        // Long values are read off the main actor, and a turn of many calls may end, because Valgrind is slow.
        let answer = batch.count < 10_000 && each == 1 ? post(batch) : await posted(batch)
        precondition(answer.count > 50, String(decoding: answer, as: UTF8.self))
      }
      // What waits for the file is a part of the work.
      (observer as? Recorder)?.flush()
    }
  }

  /// Builds batches with one event each. The result posts them.
  func events(_ name: String, _ value: String, times: Int) -> @MainActor () -> Void {
    let batches = batches(times) { _ in "event \(name) \(value)" }
    return { [self] in
      let before = heard
      for batch in batches { post(batch) }
      precondition(heard == before + times, "Not all events were heard.")
    }
  }

  private func batches(_ count: Int, _ line: (Int) -> String) -> [[UInt8]] {
    (0..<count).map { _ in
      texts += 1
      return Array("batch \(token) \(texts)\n\(line(texts))".utf8)
    }
  }

  /// Adds an observer that does nothing, unless it is there.
  func observed() -> Self {
    guard observer == nil else { return self }
    let observer = Nothing()
    self.observer = observer
    bridge?.add(observer: observer)
    return self
  }

  /// Adds a recorder that keeps the latest lines in memory, unless it is there.
  func recorded() throws -> Self {
    if observer == nil { observer = try bridge?.record() }
    return self
  }

  /// Adds a recorder that also writes a file, unless it is there.
  func filed() throws -> Self {
    guard observer == nil else { return self }
    var options = RecorderOptions()
    options.file = try Scratch.folder("filed").appending(path: "calls.jsonl")
    observer = try bridge?.record(options)
    return self
  }

  private final class Nothing: BridgeObserver {
    func observe(_ activity: BridgeActivity) {}
  }

  /// Calls the page with a text, which the page returns.
  func callPage(_ name: String, _ text: String) async throws {
    let answer = try await bridge?.call(name, text, as: String.self)
    precondition(answer == text, "The page returned another text.")
  }

  /// Sends a long poll, and answers the calls in its reply with their first argument.
  private func poll(_ lines: [UInt8] = []) {
    texts += 1
    let text = Array("poll \(token) \(texts)".utf8) + lines
    page.post(text) { [weak self] reply in
      guard let self, !reply.isEmpty else { return }
      var answers: [UInt8] = []
      for line in reply.split(separator: 0x0A).dropFirst() {
        let fields = line.split(separator: 0x20, maxSplits: 3)
        guard fields.count == 4, fields[0].elementsEqual("call".utf8) else { continue }
        answers += "\ndone ".utf8
        answers += fields[1]
        answers.append(0x20)
        answers += fields[3].dropFirst().dropLast()
      }
      poll(answers)
    }
  }

  @discardableResult private func post(_ text: [UInt8]) -> [UInt8] {
    var answer: [UInt8] = []
    page.post(text) { answer = $0 }
    return answer
  }

  /// Waits for the answer.
  private func posted(_ text: [UInt8]) async -> [UInt8] {
    await withCheckedContinuation { answered in
      page.post(text) { answered.resume(returning: $0) }
    }
  }
}
