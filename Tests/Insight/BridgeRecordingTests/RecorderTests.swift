import BridgeRecording
import BridgeTesting
import Foundation
import Testing

@Suite("A recorder") @MainActor struct RecorderTests {
  private let page = InMemoryPage(url: "https://shop.example.com/")

  private func makeBridge() throws -> Bridge {
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try bridge.handle("login") { (_: String, _: [String: String]) in ["token": "t1", "name": "Ada"]
    }
    try bridge.handle("fail") { () throws -> Int in throw BridgeError("outOfStock", "None left") }
    try bridge.handle("count") { (to: Int) in
      AsyncStream { continuation in
        for number in 0..<to { continuation.yield(number) }
        continuation.finish()
      }
    }
    return bridge
  }

  @Test("has a line for everything that happens, in order")
  func lines() async throws {
    let bridge = try makeBridge()
    let recorder = try bridge.record()
    try await page.evaluate("bridge.handle('title', () => 'Shop')")
    try await page.evaluate("bridge.call('add', 1, 2)")
    try await page.evaluate("bridge.call('fail').catch(() => 0)")
    try await page.evaluate(
      "(async () => { for await (const n of bridge.stream('count', 3)); })().then(() => 0)")
    try await page.evaluate("bridge.emit('seen', new Date(0))")
    let title: String = try await bridge.call("title")
    bridge.emit("theme", ["dark": true])
    #expect(title == "Shop")
    let recording = try Recording(parsing: recorder.text)
    #expect(
      recording.lines.filter { $0.kind != "streamCredit" }.map(\.summary) == [
        "documentBegan", "callBegan page add [1,2]", "callEnded 3", "callBegan page fail []",
        "callEnded outOfStock", "callBegan page count [3]", "streamOpened", "streamElement 0",
        "streamElement 1", "streamElement 2", "callEnded {\"$undefined\":1}",
        "event seen {\"$date\":0}", "callBegan native title []", "callEnded \"Shop\"",
        "event theme {\"dark\":true}",
      ])
    let times = recording.lines.map(\.at)
    #expect(times == times.sorted())
  }

  @Test("has the document that was there before it")
  func laterRecorder() async throws {
    let bridge = try makeBridge()
    try await page.evaluate("bridge.ready.then(() => 0)")
    let recorder = try bridge.record()
    #expect(try Recording(parsing: recorder.text).lines.map(\.kind) == ["documentBegan"])
  }

  @Test("replaces secret values by key, at any depth, and whole payloads by name")
  func redaction() async throws {
    let bridge = try makeBridge()
    var options = RecorderOptions()
    options.redaction.names = ["secretly"]
    let recorder = try bridge.record(options)
    try await page.evaluate(
      "bridge.call('login', 'ada', {pass_word: 'p1', 'X-Api-Key': 'p2', city: 'c'})")
    try await page.evaluate("bridge.call('login', 'ada', {a: 'x', b: 'y'})")
    try await page.evaluate("bridge.emit('secretly', 'p3')")
    try await page.evaluate("bridge.emit('deep', [{list: [{Cookie: {a: 'p4'}}]}])")
    let text = recorder.text
    for secret in ["p1", "p2", "p3", "p4", "t1"] { #expect(!text.contains(secret)) }
    for open in ["\"city\":\"c\"", "\"name\":\"Ada\"", "\"redacted\":true"] {
      #expect(text.contains(open))
    }
  }

  @Test("replaces the second part of a pair and the parameter of a URL whose name is secret")
  func redactedPairs() async throws {
    let bridge = try makeBridge()
    let recorder = try bridge.record()
    try await page.evaluate(
      "bridge.emit('a', {headers: [['Authorization', 'Bearer p1'], ['Accept', 'text/html']]})")
    try await page.evaluate("bridge.emit('b', new Map([['apiKey', 'p2'], ['city', 'c']]))")
    try await page.evaluate(
      "bridge.emit('c', 'https://a.example/x?token=p3&page=4&access_token=p4#top')")
    // An accent makes another character of the mark before it.
    try await page.evaluate(
      "bridge.emit('d', '/x?\\u0301token=p5&\\u0301token=p6&token=\\u0301p7')")
    let text = recorder.text
    for secret in ["p1", "p2", "p3", "p4", "p5", "p6", "p7"] { #expect(!text.contains(secret)) }
    for open in ["text/html", #"["city","c"]"#, "?token=‹redacted›&page=4"] {
      #expect(text.contains(open))
    }
  }

  @Test("keeps the beginning of a long payload, without its secrets")
  func longPayloads() async throws {
    let bridge = try makeBridge()
    var options = RecorderOptions()
    options.maxPayloadBytes = 100
    let recorder = try bridge.record(options)
    try await page.evaluate("bridge.emit('long', {token: 'p1', text: 'x'.repeat(5000)})")
    let line = try #require(try Recording(parsing: recorder.text).lines.last)
    let value = try #require(line.value)
    #expect(value.json == .none)
    #expect(value.text?.count == 100)
    #expect(value.bytes > 5000)
    #expect(value.isRedacted)
    #expect(!recorder.text.contains("p1"))
  }

  @Test("has the same members for short and long calls, of each document")
  func copies() async throws {
    let bridge = try makeBridge()
    try bridge.handle("echo") { (text: String) in text }
    let recorder = try bridge.record()
    let texts = ["", "é", String(repeating: "x", count: 900), String(repeating: "y", count: 5000)]
    for isSecond in [false, true] {
      if isSecond { page.load(url: "https://shop.example.com/next") }
      for text in texts { try await page.evaluate("bridge.call('echo', '\(text)')") }
    }
    let recording = try Recording(parsing: recorder.text)
    let results = texts.map { BridgeValue.string($0) }
    let arguments = results.map { BridgeValue.array([$0]) }
    let documents = recording.lines.filter { $0.kind == "documentBegan" }.compactMap(\.document)
    #expect(documents.count == 2)
    for (index, document) in documents.enumerated() {
      let began = recording.lines.filter { $0.kind == "callBegan" && $0.document == document }
      let ended = recording.lines.filter { $0.kind == "callEnded" && $0.document == document }
      #expect(began.compactMap { $0.arguments?.json } == arguments, "\(index)")
      #expect(ended.compactMap { $0.result?.json } == results, "\(index)")
      #expect(began.map(\.method) == texts.map { _ in "echo" })
      #expect(began.map(\.call) == ended.map(\.call))
    }
  }

  @Test("keeps the size of a payload that is too long to be read, and not the payload")
  func unreadPayloads() async throws {
    let bridge = try makeBridge()
    var options = RecorderOptions()
    (options.maxLines, options.maxBytes) = (160, 1 << 20)
    let recorder = try bridge.record(options)
    for _ in 0..<20 { try await page.evaluate("bridge.emit('long', 'x'.repeat(2 << 20))") }
    let values = try Recording(parsing: recorder.text).lines.compactMap(\.value)
    #expect(values.count == 20)
    #expect(values.allSatisfy { $0.bytes == (2 << 20) + 2 && $0.text == "" })
  }

  @Test("begins with the date and the time at which it began")
  func started() throws {
    let before = Date()
    let header = try #require(try makeBridge().record().text.split(separator: "\n").first)
    let text = try #require(header.firstMatch(of: /"started":"([^"]+)"/)?.output.1)
    let started = try Date(
      String(text), strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    #expect(started.timeIntervalSince(before) > -1 && started.timeIntervalSinceNow < 1)
  }

  @Test("drops the oldest lines beyond its limits, and says how many")
  func bounds() async throws {
    let bridge = try makeBridge()
    var options = RecorderOptions()
    options.maxLines = 10
    let recorder = try bridge.record(options)
    try await page.evaluate("for (let i = 0; i < 50; i++) bridge.emit('number', i)")
    let lines = try Recording(parsing: recorder.text).lines
    #expect(lines.first?.kind == "dropped")
    #expect(lines.first?.count == 41)
    #expect(lines.dropFirst().compactMap { $0.value?.json } == (40..<50).map { .int($0) })
  }

  @Test("writes all lines to a file that only its owner reads")
  func file() async throws {
    let bridge = try makeBridge()
    var options = RecorderOptions()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    (options.file, options.maxLines) = (file, 10)
    let recorder = try bridge.record(options)
    try await page.evaluate(
      "for (let i = 0; i < 3000; i++) bridge.emit('number', i); bridge.has('x')")
    recorder.stop()
    let lines = try Recording(contentsOf: file).lines
    #expect(lines.compactMap { $0.value?.json } == (0..<3000).map { .int($0) })
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("ends its file with a whole line before the limit, and keeps later lines in memory")
  func fullFile() async throws {
    let bridge = try makeBridge()
    var options = RecorderOptions()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    (options.file, options.maxFileBytes) = (file, 100_000)
    let recorder = try bridge.record(options)
    try await page.evaluate(
      "for (let i = 0; i < 3000; i++) bridge.emit('number', i); bridge.has('x')")
    recorder.stop()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect((50_000...100_000).contains(text.utf8.count) && text.hasSuffix("}\n"))
    let numbers = try Recording(parsing: text).lines.compactMap { $0.value?.json }
    #expect(numbers == (0..<numbers.count).map { .int($0) })
    #expect(recorder.text.contains("2999"))
  }

  @Test("says which folder is missing")
  func missingFolder() throws {
    let bridge = try makeBridge()
    var options = RecorderOptions()
    options.file = URL(filePath: "/nowhere/at/all.jsonl")
    #expect(throws: RecordingError.self) { try bridge.record(options) }
  }

  @Test("records nothing after it was stopped")
  func stopped() async throws {
    let bridge = try makeBridge()
    let recorder = try bridge.record()
    try await page.evaluate("bridge.call('add', 1, 2)")
    recorder.stop()
    let text = recorder.text
    try await page.evaluate("bridge.call('add', 1, 2)")
    #expect(recorder.text == text)
  }
}

extension RecordedLine {
  fileprivate var summary: String {
    [
      kind, from.flatMap { kind == "callBegan" ? $0 : nil }, method, name, arguments?.description,
      result?.description, value?.description, kind == "callEnded" ? error?.code : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}
