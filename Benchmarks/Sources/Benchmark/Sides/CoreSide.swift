import Foundation
import WebBridge

/// The native end alone: no browser and no page, but the texts of one.
@MainActor final class CoreSide: BridgeEngine {
  struct Item: Codable, Sendable {
    var id: Int
    var name: String
    var price: Double
    var isSold: Bool
  }

  let clock: any BridgeClock = SystemClock()
  private(set) var bridge: Bridge?
  private var receiver: (any EngineReceiver)?
  /// The page's side, as it would be served.
  private(set) var runtime = ""
  private var secret = ""
  private var token = ""
  /// What the first line of a batch starts with.
  private var opening = ""
  private var texts = 0
  private var heard = 0

  static func open() throws -> CoreSide {
    let side = CoreSide()
    let bridge = try Bridge(attachedTo: side, origins: [.anyOrigin])
    try bridge.handle("echo") { (text: String) in text }
    try bridge.handle("value") { (value: BridgeValue) in value }
    bridge.on("tick") { [weak side] (_: BridgeValue) in side?.heard += 1 }
    try bridge.handle("item") { (item: Item) in
      Item(id: item.id + 1, name: item.name, price: item.price, isSold: !item.isSold)
    }
    side.bridge = bridge
    let hello = """
      hello \(side.secret) {"wire":1,"origin":"http://a.example","url":"http://a.example/",\
      "main":true,"key":"0123456789abcdef0123456789abcdef"}
      """
    let welcome = String(decoding: side.post(hello), as: UTF8.self)
    side.token = welcome.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    side.opening = "batch \(side.token) "
    side.park()
    return side
  }

  /// Posts one batch with one call, as a page does that waits for each, and takes the answer.
  func call(_ name: String, _ arguments: String) {
    texts += 1
    // Put together with little work, for it is not the bridge's.
    let number = String(texts)
    var text = opening
    text.reserveCapacity(64 + name.utf8.count + arguments.utf8.count)
    text += number
    text += "\ncall "
    text += number
    text += " "
    text += name
    text += " "
    text += arguments
    let answer = post(text)
    precondition(answer.count > 50, String(decoding: answer, as: UTF8.self))
  }

  /// Posts one event.
  func emit(_ name: String, _ value: String) {
    texts += 1
    let before = heard
    post("batch \(token) \(texts)\nnote \(name) \(value)")
    precondition(heard == before + 1, "Nobody has heard of \(name).")
  }

  /// Asks the page for a text, which it gives back.
  func callPage(_ name: String, _ text: String) async throws {
    let answer = try await bridge?.call(name, text, as: String.self)
    precondition(answer == text, "The page said something else.")
  }

  /// Asks for what native has to say, and answers its calls with their first argument.
  private func park(_ frames: String = "") {
    texts += 1
    let text = Array("park \(token) \(texts)\(frames)".utf8)
    receiver?.receive(utf8: text, from: MessageSource()) { [weak self] reply in
      guard let self, !reply.isEmpty else { return }
      var answers = ""
      for line in String(decoding: reply, as: UTF8.self).split(separator: "\n").dropFirst() {
        let fields = line.split(separator: " ", maxSplits: 3)
        guard fields.count == 4, fields[0] == "call" else { continue }
        answers += "\ndone \(fields[1]) \(fields[3].dropFirst().dropLast())"
      }
      park(answers)
    }
  }

  @discardableResult private func post(_ text: String) -> [UInt8] {
    var answer: [UInt8] = []
    receiver?.receive(utf8: Array(text.utf8), from: MessageSource()) { answer = $0 }
    return answer
  }

  func install(_ runtime: PageRuntime, receiver: any EngineReceiver) throws -> PageSecret {
    self.receiver = receiver
    let secret = PageSecret()
    // The script is the only place that has it in plain text.
    let script = runtime.script(secret: secret)
    self.runtime = script
    if let start = script.range(of: "\"secret\":\"")?.upperBound {
      self.secret = String(script[start...].prefix(32))
    }
    return secret
  }

  func uninstall() { receiver = nil }
  func wake() {}
}
