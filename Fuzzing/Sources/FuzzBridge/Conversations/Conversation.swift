@_spi(Wire) import BridgeTesting
import Foundation
import FuzzDriver
import Logging

@testable import BridgeCodec
@testable import BridgeCore
@testable import BridgeLegacy

/// One session of native code, and what a hostile page and a busy app do in it.
///
/// The input has steps, which blank lines separate. The first letter of a step says what happens; see ``Step``. All else
/// is posted as it is. Whatever happens, the session answers every post and every call of native code exactly once,
/// answers no call of the page twice, and holds nothing in the end.
@MainActor final class Conversation {
  private let clock = PageClock()
  private let page: WirePage
  private let bridge: Bridge
  private let app: FuzzedApp
  private var documents: [FuzzedDocument] = []
  private var current = 0
  private var helloCount = 0
  /// How often each post was answered.
  private var posts: [Int] = []
  private let calls = FuzzedCalls()

  /// Small limits, so that short inputs reach them.
  private static let limits = BridgeLimits(
    pendingCalls: 12, runningHandlers: 4, frameBytes: 1024, heldBytes: 1024, queuedBytes: 2048,
    bufferedEvents: 4, streamWindow: 4, references: 6, timeout: .seconds(5))
  private static let log = Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() }

  static func accept(_ bytes: [UInt8], dialect: BridgeDialect? = nil) {
    weak var session: PageSession?
    do {
      guard let conversation = try? Conversation(dialect: dialect) else {
        fatalError("There is no bridge.")
      }
      session = conversation.bridge.session
      for step in steps(bytes).prefix(64) { conversation.take(step) }
      conversation.finish()
    }
    MainQueue.drain { session == nil }
    hold(session == nil, "A session outlives its end.")
  }

  private static func steps(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var steps: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices.dropLast() where bytes[index] == 0x0A && bytes[index + 1] == 0x0A {
      if index >= start { steps.append(bytes[start..<index]) }
      start = index + 2
    }
    if start < bytes.count { steps.append(bytes[start...]) }
    return steps
  }

  private init(dialect: BridgeDialect?) throws {
    page = WirePage(clock: clock)
    bridge = try Bridge(
      attachedTo: page, policy: BridgePolicy(origins: ["https://a.example"], frames: .all),
      options: BridgeOptions(limits: Self.limits, logger: Self.log),
      parts: [.dialects(dialect.map { [$0] } ?? [])])
    app = try FuzzedApp(of: bridge)
    hello(isMain: true)
  }

  // MARK: Steps

  private func take(_ bytes: ArraySlice<UInt8>) {
    let line = bytes.prefix { $0 != 0x0A }
    let rest = bytes.dropFirst(line.count + 1)
    guard let letter = line.first, let step = Step(letter: letter) else { return post(bytes) }
    let text = String(decoding: line.dropFirst(), as: UTF8.self)
    let number = Int(text.prefix { $0.isASCII && $0.isNumber }.prefix(3)) ?? 0
    switch step {
    case .batch: send("batch", number, rest)
    case .poll: send("poll", number, rest)
    case .prompt: prompt(number, rest)
    case .beacon: post("beacon \(key)\n", rest)
    case .hello: hello(isMain: true)
    case .frameHello: hello(isMain: false)
    case .goodbye: post("goodbye \(token)", [])
    case .document: current = documents.isEmpty ? 0 : number % documents.count
    case .call: calls.begin(String(text.dropFirst(number > 0 ? 1 : 0)), number % 5, of: bridge)
    case .cancel: calls.cancel(number)
    case .emit: bridge.emit("e", text)
    case .wait: clock.advance(by: .seconds(number % 20))
    case .upload: _ = bridge.session.upload(Data(rest), to: "\(uploadKey)/\(number)")
    case .blob: _ = bridge.session.blob(at: "\(uploadKey)/\(number)")
    case .turn: MainQueue.drain()
    case .answer: app.answerOne()
    case .commit: bridge.session.documentCommitted(at: nil)
    case .crash: bridge.session.processTerminated()
    case .failure: bridge.session.runtimeFailed("It failed.")
    case .navigate:
      if let url = URL(string: text) {
        _ = bridge.session.intercept(PageNavigation(to: url, isMainFrame: rest.isEmpty))
      }
    case .otherPrompt:
      ask(text, String(decoding: rest, as: UTF8.self))
    case .detach: bridge.detach()
    }
  }

  private var token: String {
    documents.indices.contains(current) ? documents[current].token : "none"
  }
  private var key: String { documents.indices.contains(current) ? documents[current].key : "none" }
  private var uploadKey: String {
    documents.indices.contains(current) ? documents[current].uploadKey : "none"
  }

  private func hello(isMain: Bool) {
    helloCount += 1
    let digits = String(helloCount, radix: 16)
    let key = String(repeating: "0", count: 32 - digits.count) + digits
    var welcome = ""
    let text = """
      hello \(page.secret) {"wire":2,"origin":"https://a.example",\
      "url":"https://a.example/","main":\(isMain),"key":"\(key)"}
      """
    page.post(Array(text.utf8)) { welcome = String(decoding: $0, as: UTF8.self) }
    guard let document = FuzzedDocument(welcome: welcome, key: key) else { return }
    documents.append(document)
    current = documents.count - 1
  }

  /// - Parameter offset: How far the number is ahead of its turn.
  private func send(_ kind: String, _ offset: Int, _ frames: ArraySlice<UInt8>) {
    guard documents.indices.contains(current) else { return post("\(kind) none 1\n", frames) }
    let number = documents[current].next + max(offset, 0)
    if offset == 0 { documents[current].next += 1 }
    documents[current].count(requests: frames.split(separator: 0x0A))
    post("\(kind) \(token) \(number)\n", frames)
  }

  private func post(_ first: String, _ rest: ArraySlice<UInt8>) { post((first.utf8 + rest)[...]) }

  private func post(_ text: ArraySlice<UInt8>) {
    let (index, document) = (posts.count, current)
    posts.append(0)
    page.post(Array(text)) { [self] reply in
      arrived(Array(reply)[...], of: index, document)
    }
  }

  private func prompt(_ offset: Int, _ line: ArraySlice<UInt8>) {
    let count = documents.indices.contains(current) ? documents[current].next - 1 : 0
    let line = String(decoding: line, as: UTF8.self)
    ask(PageRuntime.handlerName, "sync \(key) \(max(0, count + offset))\n\(line)")
  }

  private func ask(_ message: String, _ text: String) {
    let (index, document) = (posts.count, current)
    posts.append(0)
    let isOwn = page.prompt(message, text) { [self] reply in
      arrived(Array(reply.utf8)[...], of: index, document)
    }
    if !isOwn { posts[index] += 1 }
  }

  private func arrived(_ reply: ArraySlice<UInt8>, of post: Int, _ document: Int) {
    posts[post] += 1
    hold(posts[post] == 1, "A post is answered twice.")
    guard reply.starts(with: "batch ".utf8), documents.indices.contains(document) else { return }
    let token = reply.dropFirst(6).prefix { $0 != 0x20 }
    guard token.elementsEqual(documents[document].token.utf8) else { return }
    hold(documents[document].countAnswers(in: reply), "A call is answered twice.")
  }

  // MARK: The end

  private func finish() {
    bridge.detach()
    app.end()
    calls.cancelAll()
    let session = bridge.session
    MainQueue.drain { isQuiet(session) }
    hold(posts.allSatisfy { $0 == 1 }, "A post is not answered.")
    hold(calls.areAnswered, "A call of native code is not answered once.")
    hold(session.outbound.count == 0, "A call of native code is kept.")
    hold(app.isQuiet, "A handler runs on.")
    hold(session.budget.total == BudgetUse(), "The budget is not empty: \(session.budget.total).")
    hold(session.beacons.isEmpty, "A beacon is under way.")
    page.end()
  }

  private func isQuiet(_ session: PageSession) -> Bool {
    session.budget.total == BudgetUse() && posts.allSatisfy { $0 == 1 } && calls.areAnswered
      && app.isQuiet && session.beacons.isEmpty
  }
}
