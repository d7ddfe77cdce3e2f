import BridgeTesting
import TestSupport
import Testing

@testable import BridgeCore

/// What observers of a bridge receive.
@MainActor @Suite struct ObserverTests {
  let engine = ScriptedEngine()
  let observer = RecordingObserver()

  func attach(
    frames: FrameScope = .main, limits: BridgeLimits = .default
  ) throws -> (Bridge, String) {
    let bridge = try engine.bridge(frames: frames, limits: limits)
    bridge.add(observer: observer)
    return (bridge, try engine.enter())
  }

  @Test func `a document begins and ends with the reason`() throws {
    let (bridge, token) = try attach()
    _ = engine.post("goodbye \(token)")
    _ = try engine.enter()
    bridge.session.processTerminated()
    _ = try engine.enter()
    bridge.detach()
    #expect(
      observer.lines == [
        "document 1 begins", "document 1 ends: documentGone",
        "document 2 begins", "process ends", "document 2 ends: webProcessTerminated",
        "document 3 begins", "document 3 ends: detached",
      ])
    #expect(observer.documents.first?.origin == "https://a.example")
    #expect(observer.documents.first?.url == "https://a.example/")
    #expect(observer.documents.first?.isMainFrame == true)
  }

  @Test func `a call of a page that is answered immediately has its name and its sizes`() throws {
    let (bridge, token) = try attach()
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    _ = engine.post("batch \(token) 1\ncall 1 add [1,200]\ncall 2 nobody []")
    #expect(
      observer.lines == [
        "document 1 begins",
        "toNative 1 add begins: [1,200]", "toNative 1 add ends: 201",
        "toNative 2 nobody begins: []", "toNative 2 nobody ends: unknownMethod",
      ])
  }

  @Test func `the time in the handler and before it are told apart`() async throws {
    let (bridge, token) = try attach()
    let gate = TestSupport.Gate()
    try bridge.handle("slow") { () async in await gate.wait() }
    _ = engine.post("batch \(token) 1\ncall 1 slow []")
    let before = ContinuousClock.now
    try await until { gate.count == 1 }
    while .now - before < .milliseconds(20) { try await turn() }
    gate.open()
    try await until { observer.ends.count == 1 }
    let end = try #require(observer.ends.first)
    #expect(end.handlerTime >= .milliseconds(15))
    #expect(end.queueTime >= .zero)
    #expect(end.queueTime + end.handlerTime <= .now - before + .milliseconds(20))
  }

  @Test func `a call of native code waits, is sent, and ends`() async throws {
    let bridge = try engine.bridge()
    bridge.add(observer: observer)
    let call = Task { try await bridge.call("title", as: String.self) }
    try await until { bridge.session.outbound.count == 1 }
    #expect(observer.lines == ["toPage 1 title begins: []", "toPage 1 title waits"])
    let token = try engine.enter()
    _ = engine.post("poll \(token) 1")
    _ = engine.post("batch \(token) 2\ndone 1 \"A shop\"")
    #expect(try await call.value == "A shop")
    #expect(observer.lines.suffix(2) == ["document 1 begins", "toPage 1 title ends: \"A shop\""])
    #expect(observer.calls.last?.document?.id == observer.documents.first?.id)
  }

  @Test func `calls that are refused, cancelled or left unanswered end with the code`() throws {
    let (bridge, token) = try attach(limits: BridgeLimits(pendingCalls: 1))
    let gate = TestSupport.Gate()
    try bridge.handle("slow") { () async in await gate.wait() }
    _ = engine.post(
      "batch \(token) 1\ncall 1 slow []\ncall 2 slow []\ncancel 1\ncall 3 slow []")
    bridge.session.documentCommitted(at: nil)
    #expect(
      observer.lines.filter { $0.contains("ends") || $0.contains("limit") } == [
        "toNative 2 slow ends: overLimit", "limit: overLimit", "toNative 1 slow ends: cancelled",
        "toNative 3 slow ends: documentGone", "document 1 ends: documentGone",
      ])
    gate.open()
  }

  @Test func `a stream opens, has elements and credit, and ends with their number`() async throws {
    let (bridge, token) = try attach()
    try bridge.handle("count") {
      AsyncStream<Int> {
        $0.yield(1)
        $0.yield(22)
        $0.finish()
      }
    }
    _ = engine.post("poll \(token) 1")
    _ = engine.post("batch \(token) 2\nstream 1 count []\ncredit 1 4")
    try await until { !observer.ends.isEmpty }
    #expect(
      Array(observer.lines.dropFirst()) == [
        "toNative 1 count begins: []", "toNative 1 count: credit 4",
        "toNative 1 count is a stream", "toNative 1 count: element 1",
        "toNative 1 count: element 22", "toNative 1 count ends: ~{\"$undefined\":1}, 2 elements",
      ])
  }

  @Test func `a stream of a page opens, has elements, and ends with their number`() async throws {
    let (bridge, token) = try attach()
    let sum = Task {
      var sum = 0
      for try await n in bridge.stream("ticks", as: Int.self) { sum += n }
      return sum
    }
    try await until { bridge.session.outbound.count == 1 }
    _ = engine.post("batch \(token) 1\nopen 1\nnext 1 20\nnext 1 3\ndone 1 ~{\"$undefined\":1}")
    #expect(try await sum.value == 23)
    #expect(
      observer.lines.filter { !$0.contains("credit") } == [
        "document 1 begins", "toPage 1 ticks begins: []", "toPage 1 ticks is a stream",
        "toPage 1 ticks: element 20", "toPage 1 ticks: element 3",
        "toPage 1 ticks ends: ~{\"$undefined\":1}, 2 elements",
      ])
  }

  @Test func `events, refusals and synchronous calls are told`() throws {
    let (bridge, token) = try attach()
    try bridge.handle("now") { 7 }
    bridge.emit("theme", "dark")
    _ = engine.post("batch \(token) 1\nevent cart 3")
    _ = engine.post("something else")
    _ = bridge.session.answer(
      prompt: "webbridge", text: "sync 0123456789abcdef0123456789abcdef 1\ncall 0 now []")
    #expect(
      Array(observer.lines.dropFirst()) == [
        "event toPage theme: \"dark\"", "event toNative cart: 3", "refused",
        "toNative 0 now begins: []", "toNative 0 now ends: 7",
      ])
  }

  @Test func `an observer that was removed hears nothing, and calls go on`() throws {
    let (bridge, token) = try attach()
    try bridge.handle("now") { 7 }
    bridge.remove(observer: observer)
    _ = engine.post("batch \(token) 1\ncall 1 now []")
    #expect(observer.lines == ["document 1 begins"])
  }

  private func until(_ isTrue: () -> Bool) async throws {
    while !isTrue() { try await turn() }
  }
}

/// Records what it observes. Documents are numbered in the order in which they begin.
@MainActor final class RecordingObserver: BridgeObserver {
  private(set) var lines: [String] = []
  private(set) var documents: [ObservedDocument] = []
  private(set) var calls: [ObservedCall] = []
  private(set) var ends: [CallEnd] = []
  private var last: ContinuousClock.Instant?

  func observe(_ activity: BridgeActivity) {
    if let last { #expect(activity.time >= last || !activity.kind.isLater) }
    last = activity.time
    lines.append(line(activity.kind))
  }

  private func line(_ kind: BridgeActivity.Kind) -> String {
    switch kind {
    case .documentBegan(let document):
      documents.append(document)
      return "document \(documents.count) begins"
    case .documentEnded(let document, let error):
      return "document \((documents.firstIndex(of: document) ?? -1) + 1) ends: \(error.code)"
    case .callBegan(let call, let arguments):
      return "\(name(call)) begins: \(arguments.text)"
    case .callWaits(let call): return "\(name(call)) waits"
    case .callEnded(let call, let end):
      ends.append(end)
      if let error = end.error { return "\(name(call)) ends: \(error.code)" }
      let elements = end.elements.map { ", \($0) elements" } ?? ""
      return "\(name(call)) ends: \(end.result?.text ?? "")\(elements)"
    case .streamOpened(let call): return "\(name(call)) is a stream"
    case .streamElement(let call, let element):
      return "\(name(call)): element \(element.text)"
    case .streamCredit(let call, let count): return "\(name(call)): credit \(count)"
    case .event(let name, let direction, _, let value):
      return "event \(direction.rawValue) \(name): \(value.text)"
    case .eventDropped(let name, _): return "event \(name) dropped"
    case .refused: return "refused"
    case .limitReached(let error): return "limit: \(error.code)"
    case .processEnded: return "process ends"
    }
  }

  private func name(_ call: ObservedCall) -> String {
    calls.append(call)
    return "\(call.direction.rawValue) \(call.id) \(call.name)"
  }
}

extension BridgeActivity.Kind {
  /// Whether the activity is reported when it happens. A call begins when its text
  /// arrives, and is reported when the text is read.
  fileprivate var isLater: Bool { if case .callBegan = self { false } else { true } }
}
