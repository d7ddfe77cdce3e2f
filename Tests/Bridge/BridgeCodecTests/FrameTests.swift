import Foundation
import Testing

@testable import BridgeCodec

@Suite struct FrameTests {
  @Test func `every golden frame of wire 2 is read, and written as it stands`() throws {
    let lines = GoldenFrames.lines
    #expect(lines.count > 10)
    for line in lines {
      let frame = try FrameCoder.decode(Array(line.utf8)[...])
      var text: [UInt8] = []
      FrameCoder.encode(frame, into: &text)
      #expect(String(decoding: text, as: UTF8.self) == line)
    }
  }

  @Test func `golden payloads are read, and written as they stand`() throws {
    for line in GoldenFrames.lines {
      // Functions, streams, blobs and large bytes belong to a document, and this test has none.
      let frame = try FrameCoder.decode(Array(line.utf8)[...])
      guard let payload = frame.payload, !line.contains("$function"), !line.contains("$blob")
      else { continue }
      #expect(Payload(try payload.value()) == payload, "\(line)")
    }
  }

  @Test(arguments: [
    "", " ", "call", "call ", "call 1", "call 1 ", "call 1 a", "call 1 a ", "call x a []",
    "call -1 a []", "call 1.5 a []", "call 99999999999999999999 a []", "call 1 ä []",
    "call 1 \"a []", "call 1 \"\" []", "call 1 \"\\x\" []", "bytes", "bytes 1", "bytes 1 0",
    "bytes x 0 \"\"", "load 1 2 k", "done", "done 1", "fail 1",
    "cancel", "cancel a", "credit 1", "credit 1 b", "event", "event a", "stream", "stream 1",
    "stream 1 a", "stream x a []", "stream 1 ä []", "open", "open x",
    "open 1 2", "callRef 1", "callRef 1 2", "callRef 1 a []", "callRef x 2 []", "readRef 1",
    "readRef 1 x",
    "trace", "trace 1", "trace x \"a\"",
    "readRef 1 2 3", "release", "release x", "release 1 2", "credit 1 -1", "credit 1 1.5",
    "credit 1 99999999999999999999", "credit 1 2 3", "cancel 1 2", "nonsense 1 2", "CALL 1 a []",
  ])
  func `what is no frame is refused with the reason`(line: String) {
    let error = #expect(throws: BridgeError.self) {
      try FrameCoder.decode(Array(line.utf8)[...])
    }
    #expect(error?.code == .badFrame)
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 1 << 53, .max, -1, -10, .min])
  func `numbers are written as they are printed`(number: Int) {
    var text: [UInt8] = [0x20]
    text.append(decimal: number)
    #expect(String(decoding: text, as: UTF8.self) == " \(number)")
  }

  @Test func `decimal fractions are read as they are printed`() throws {
    for text in [
      "0.1", "-0.0", "2.75", "123456789.012345", "-1.5", "0.000000000001", "9.99999999999999",
    ] {
      #expect(
        try BridgeValue(parsing: text).description
          == "\(Double(text) ?? .nan)".replacing("-0.0", with: "-0"))
    }
    for _ in 0..<2000 {
      let text = "\(Int.random(in: 0..<100_000)).\(Int.random(in: 0..<1_000_000_000))"
      guard case .double(let value) = try BridgeValue(parsing: text) else { continue }
      #expect(value == Double(text), "\(text)")
    }
    for text in ["1.", "1..2", "1.2.3", "-.5", "1.5e", "."] {
      #expect(throws: (any Error).self, "\(text)") { try BridgeValue(parsing: text) }
    }
  }

  @Test(arguments: [
    "batch t", "batch t ", "batch t x", "batch t 0", "batch t -1", "batch t 1x\ncall 1 a []",
    "batch t 1 2", "batch t\n1", "batchlor t 1", "bat", "poll", "poll t", "",
    "batch t 9999999999999999999999", "batch \(String(repeating: "t", count: 200)) 1\ncall 1 a []",
  ])
  func `what starts with no first line is no batch`(text: String) {
    #expect(Batch(Array(text.utf8))?.token == nil)
  }

  @Test(arguments: [("batch t 1", 0), ("poll t 12", 0), ("batch t 1\n\na b\nc", 2)])
  func `a batch has a first line, and any number of others`(text: String, count: Int) throws {
    let batch = try #require(Batch(Array(text.utf8)))
    var lines: [String] = []
    let end = batch.forEachLine {
      lines.append(String(decoding: $0, as: UTF8.self))
      return true
    }
    #expect(end == nil)
    #expect(batch.token == "t")
    #expect(lines == (count == 2 ? ["a b", "c"] : []))
  }

  @Test func `the lines of a batch are read on from where their reader stopped`() throws {
    let batch = try #require(Batch(Array("batch t 1\na\n\nb\nc".utf8)))
    var lines: [String] = []
    func read(from index: Int?, until last: String) -> Int? {
      batch.forEachLine(from: index) {
        let line = String(decoding: $0, as: UTF8.self)
        if line == last { return false }
        lines.append(line)
        return true
      }
    }
    let stop = try #require(read(from: nil, until: "b"))
    #expect(lines == ["a"])
    let next = try #require(read(from: stop, until: "c"))
    #expect(lines == ["a", "b"])
    #expect(read(from: next, until: "") == nil)
    #expect(lines == ["a", "b", "c"])
  }

  @Test func `names up to 256 characters are names`() throws {
    let longest = String(repeating: "ä", count: 256)
    var text: [UInt8] = []
    FrameCoder.encode(.has(id: 1, name: longest), into: &text)
    #expect(try FrameCoder.decode(text[...]) == .has(id: 1, name: longest))
    text = []
    FrameCoder.encode(.has(id: 1, name: longest + "ä"), into: &text)
    #expect(throws: BridgeError.self) { try FrameCoder.decode(text[...]) }
  }
}

/// The frames that both ends must read and write in every later version: one file for each version of the wire.
enum GoldenFrames {
  static let lines: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/frames-2.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()
}
