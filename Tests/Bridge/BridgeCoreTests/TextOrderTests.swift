import TestSupport
import Testing

@testable import BridgeCore

/// The order of a page's texts, on the native end.
@MainActor @Suite(.timeLimit(.minutes(1))) struct TextOrderTests {
  @Test(arguments: Seeds.all)
  func `texts that arrive in a random order are read in their own, once`(seed: UInt64) async throws
  {
    var random = SeededGenerator(seed: seed)
    let engine = ScriptedEngine()
    let bridge = try engine.bridge()
    let token = try engine.enter()
    var heard: [Int] = []
    try bridge.handle("take") { (number: Int) in
      heard.append(number)
      return number
    }
    bridge.on("event") { (number: Int) in heard.append(number) }
    var (line, id) = (0, 0)
    var texts: [String] = []
    for number in 1...48 {
      var lines = ["\(Bool.random(using: &random) ? "batch" : "poll") \(token) \(number)"]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        line += 1
        if Bool.random(using: &random) {
          lines.append("event event \(line)")
        } else {
          id += 1
          lines.append("call \(id) take [\(line)]")
        }
      }
      texts.append(lines.joined(separator: "\n"))
    }
    var posts: [PostedReply] = []
    for start in stride(from: 0, to: texts.count, by: 8) {
      posts += texts[start..<start + 8].shuffled(using: &random).map { engine.post($0) }
    }
    #expect(heard == Array(1...line))
    bridge.detach()
    for post in posts { await post.wait() }
    let answered = posts.flatMap { $0.text?.split(separator: "\n") ?? [] }
      .filter { $0.hasPrefix("done ") }
    #expect(Set(answered).count == answered.count)
  }

  @Test(arguments: ["goodbye", "commit", "hello", "detach", "twice", "failure"])
  func `texts that came before their turn are answered when their document ends`(
    end: String
  ) async throws {
    let engine = ScriptedEngine()
    let bridge = try engine.bridge()
    let token = try engine.enter()
    let early = [3, 2, 5].map { engine.post("batch \(token) \($0)\ncall \($0) nobody []") }
    switch end {
    case "goodbye": _ = engine.post("goodbye \(token)")
    case "commit": bridge.session.documentCommitted(at: nil)
    case "hello": _ = try engine.enter()
    case "failure": bridge.session.runtimeFailed("The runtime did not start.")
    case "twice": _ = engine.post("batch \(token) 3")
    default: bridge.detach()
    }
    for post in early { #expect(post.text?.hasPrefix("close ") == true) }
  }
}
