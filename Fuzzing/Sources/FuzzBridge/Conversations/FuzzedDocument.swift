@testable import BridgeCodec

/// A document of the fuzzed page, as native code welcomed it.
struct FuzzedDocument {
  let token: String
  let key: String
  let uploadKey: String
  /// The number of the next text.
  var next = 1
  /// How often an id was requested, and how often it was answered.
  private var requests: [Int: Int] = [:]
  private var answers: [Int: Int] = [:]

  init?(welcome: String, key: String) {
    let parts = welcome.split(separator: " ")
    guard parts.count == 3, parts[0] == "welcome" else { return nil }
    (token, uploadKey, self.key) = (String(parts[1]), String(parts[2]), key)
  }

  mutating func count(requests lines: some Sequence<ArraySlice<UInt8>>) {
    for line in lines {
      if let id = FrameCoder.requestID(of: line) { requests[id, default: 0] += 1 }
    }
  }

  /// Counts the answers in a text of native code.
  ///
  /// - Returns: Whether each request has one at most.
  mutating func countAnswers(in text: ArraySlice<UInt8>) -> Bool {
    for line in text.split(separator: 0x0A).dropFirst() {
      let parts = line.split(separator: 0x20, maxSplits: 2)
      guard parts.count > 1, ["done", "fail"].contains(String(decoding: parts[0], as: UTF8.self)),
        let id = Int(String(decoding: parts[1], as: UTF8.self))
      else { continue }
      answers[id, default: 0] += 1
      if answers[id, default: 0] > requests[id, default: 0] { return false }
    }
    return true
  }
}
