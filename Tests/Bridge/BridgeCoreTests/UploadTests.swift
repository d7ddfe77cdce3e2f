import Foundation
import Testing

@testable import BridgeCore

/// Bytes that are sent beside the lines, on the native end.
@MainActor @Suite(.timeLimit(.minutes(1))) struct UploadTests {
  let engine = ScriptedEngine()
  let lines = SentLines()

  func attach(limits: BridgeLimits = .default) throws -> (Bridge, Document) {
    let bridge = try engine.bridge(limits: limits)
    _ = try engine.enter()
    bridge.add(observer: lines)
    return (bridge, try #require(bridge.session.mainDocument))
  }

  func say(_ lines: String..., to document: Document) {
    for line in lines { document.read(Array(line.utf8)[...]) }
  }

  @Test func `a line takes the bytes that came ahead of it, in pieces or whole, once`() throws {
    let (bridge, document) = try attach()
    try bridge.handle("text") { (data: Data) in String(decoding: data, as: UTF8.self) }
    say(
      "bytes 1 0 \"YWI=\"", "bytes 1 2 \"Y2Q=\"", "call 1 text ~[{\"$bytes\":1}]",
      "call 2 text ~[{\"$bytes\":1}]", to: document)
    #expect(bridge.session.upload(Data("ef".utf8), to: "\(document.uploadKey)/2"))
    say("call 3 text ~[{\"$bytes\":2}]", to: document)
    #expect(lines.all[0] == "done 1 \"abcd\"")
    #expect(lines.all[1].hasPrefix("fail 2 {\"code\":\"badArguments\""))
    #expect(lines.all[2] == "done 3 \"ef\"")
    #expect(document.uploads.size == 0)
  }

  @Test func `a piece that begins anew takes the place of what came`() throws {
    let (bridge, document) = try attach()
    try bridge.handle("text") { (data: Data) in String(decoding: data, as: UTF8.self) }
    #expect(bridge.session.upload(Data("posted".utf8), to: "\(document.uploadKey)/1"))
    say("bytes 1 0 \"YWI=\"", "call 1 text ~[{\"$bytes\":1}]", to: document)
    #expect(lines.all == ["done 1 \"ab\""])
    // A post that arrives after its line is refused, because nothing needs it.
    #expect(!bridge.session.upload(Data("late".utf8), to: "\(document.uploadKey)/1"))
    #expect(document.uploads.size == 0)
  }

  @Test func `bytes of which a piece has no room fail, and are not fewer bytes`() throws {
    let (bridge, document) = try attach(limits: BridgeLimits(queuedBytes: 10))
    try bridge.handle("count") { (data: Data) in data.count }
    say("bytes 1 0 \"YWJjZA==\"", to: document)
    #expect(bridge.session.upload(Data(count: 5), to: "\(document.uploadKey)/2"))
    say(
      "bytes 1 4 \"YWJjZA==\"", "bytes 1 8 \"YQ==\"", "call 1 count ~[{\"$bytes\":1}]",
      "call 2 count ~[{\"$bytes\":2}]", to: document)
    #expect(lines.all.count == 2)
    #expect(lines.all[0].hasPrefix("fail 1 {\"code\":\"badArguments\""))
    #expect(lines.all[1] == "done 2 5")
    #expect(document.uploads.size == 0)
  }

  @Test func `a piece that a late post has brought already is left out`() throws {
    let (bridge, document) = try attach()
    try bridge.handle("text") { (data: Data) in String(decoding: data, as: UTF8.self) }
    say("bytes 1 0 \"YWI=\"", to: document)
    #expect(bridge.session.upload(Data("abcd".utf8), to: "\(document.uploadKey)/1"))
    say("bytes 1 2 \"Y2Q=\"", "call 1 text ~[{\"$bytes\":1}]", to: document)
    #expect(lines.all == ["done 1 \"abcd\""])
    #expect(document.uploads.size == 0)
  }

  @Test func `nonsense about bytes is refused and harms nothing`() throws {
    let (bridge, document) = try attach(limits: BridgeLimits(queuedBytes: 10))
    try bridge.handle("count") { (data: Data) in data.count }
    say(
      "bytes 1 1 \"YWI=\"", "bytes 1 0 \"?\"", "bytes 1 0 3", "bytes 1", "bytes 1 0",
      "bytes 9007199254740999 9007199254740999 \"YQ==\"", "load 1 5 abc",
      "call 1 count ~[{\"$bytes\":1}]", "call 2 count ~[{\"$bytes\":-1}]",
      "call 3 count ~[{\"$bytes\":1.5}]", "call 4 count ~[{\"$blob\":1}]",
      "call 5 count ~[{\"$blob\":{\"ref\":1,\"size\":-4,\"type\":\"\"}}]",
      "call 6 count ~[{\"$blob\":{\"ref\":1,\"size\":4}}]", to: document)
    #expect(lines.all.count == 6)
    #expect(lines.all.allSatisfy { $0.contains("\"badArguments\"") })
    #expect(document.uploads.size == 0)

    for path in [
      "", "/", "x/1", "\(document.uploadKey)", "\(document.uploadKey)/x",
      "\(document.uploadKey)/1/2",
    ] {
      #expect(!bridge.session.upload(Data("a".utf8), to: path), "\(path)")
      #expect(bridge.session.blob(at: path) == nil, "\(path)")
    }
    // Native keeps no more than the limits allow, whichever way the bytes are sent.
    #expect(bridge.session.upload(Data(count: 8), to: "\(document.uploadKey)/1"))
    #expect(!bridge.session.upload(Data(count: 8), to: "\(document.uploadKey)/2"))
    say("bytes 2 0 \"YWFhYQ==\"", "call 7 count ~[{\"$bytes\":1}]", to: document)
    #expect(lines.all.last == "done 7 8")
  }

  @Test func `uploads that no line asked for make room for later ones`() throws {
    let (bridge, document) = try attach(limits: BridgeLimits(queuedBytes: 10))
    try bridge.handle("count") { (data: Data) in data.count }
    #expect(bridge.session.upload(Data(count: 6), to: "\(document.uploadKey)/1"))
    #expect(bridge.session.upload(Data(count: 4), to: "\(document.uploadKey)/2"))
    say("call 1 count ~[{\"$bytes\":2}]", to: document)
    #expect(document.uploads.size == 0)
    #expect(bridge.session.upload(Data(count: 10), to: "\(document.uploadKey)/3"))
  }

  @Test func `uploads are limited in number too, for empty ones have no size`() throws {
    let (_, document) = try attach(limits: BridgeLimits(references: 10))
    for number in 1...100 { say("bytes \(number) 0 \"\"", to: document) }
    #expect(document.uploads.count == 10)
  }

  @Test func `answers that a page does not load are kept only up to the limit`() async throws {
    let (bridge, document) = try attach(limits: BridgeLimits(queuedBytes: 5 << 20))
    try bridge.handle("photo") { Data(count: 2 << 20) }
    say("call 1 photo []", "call 2 photo []", "call 3 photo []", to: document)
    let answers = lines.all.filter { !$0.hasPrefix("load") }
    #expect(answers.map { $0.prefix(6) } == ["done 1", "done 2", "fail 3"])
    #expect(answers.last?.contains("\"overLimit\"") == true)
    say("release 1", "call 4 photo []", to: document)
    #expect(lines.all.last?.hasPrefix("done 4") == true)
  }

  @Test func `what native gives is fetched by its key, until it is released`() async throws {
    let (bridge, document) = try attach()
    let call = Task {
      try await bridge.call("take", Data(count: 2 << 20), BridgeBlob(Data("ab".utf8)))
    }
    await lines.wait { $0.count == 2 }
    let load = lines.all[0].split(separator: " ")
    #expect(load.dropLast() == ["load", "1", "\(2 << 20)"])
    #expect(lines.all[1].hasPrefix("call 1 take ~[{\"$bytes\":1},{\"$blob\":{\"ref\":2,\"size\":2"))
    let path = "\(load[3])/1"
    #expect(try await bridge.session.blob(at: path)?.data() == Data(count: 2 << 20))
    #expect(bridge.session.blob(at: "\(load[3])/2") == nil)
    #expect(bridge.session.blob(at: "\(document.uploadKey)/1") == nil)
    #expect(!bridge.session.upload(Data("a".utf8), to: "\(document.token)/1"))
    #expect(document.queuedBytes >= 2 << 20)
    say("release 1", to: document)
    #expect(bridge.session.blob(at: path) == nil)
    #expect(document.queuedBytes < 1 << 20)
    say("release 1", "release 2", "done 1 null", to: document)
    try await call.value
    #expect(document.exports.isEmpty)
  }

  @Test func `a page that cannot fetch reads what it has to load as a stream`() async throws {
    let (bridge, document) = try attach()
    let call = Task { try await bridge.call("take", Data(repeating: 1, count: 1 << 20 + 1)) }
    await lines.wait { $0.count == 2 }
    say("readRef 1 1", "credit 1 9", to: document)
    await lines.wait { $0.contains("done 1 ~{\"$undefined\":1}") }
    let elements = lines.all.filter { $0.hasPrefix("next 1 ~{\"$bytes\":\"") }
    #expect(elements.count == 5)
    #expect(elements.dropLast().allSatisfy { $0.utf8.count < 360_000 })
    say("release 1", "done 1 null", to: document)
    try await call.value
  }
}
