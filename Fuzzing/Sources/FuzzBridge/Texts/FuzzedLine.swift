import Foundation
import FuzzDriver

@testable import BridgeCodec

/// The first lines of texts, and their frames.
enum FuzzedLine {
  private static let secret = PageSecret()

  static func accept(_ bytes: [UInt8]) {
    if let batch = Batch(bytes) { accept(batch, bytes) }
    if let beacon = BeaconCall(bytes) { read(beacon.line) }
    let text = String(decoding: bytes, as: UTF8.self)
    if let call = SynchronousCall(text) {
      hold(call.textCount >= 0, "A count is negative.")
      hold(!call.line.isEmpty, "A synchronous text has no line.")
      read(call.line)
    }
    hold(Hello(text, secret: secret) == nil, "A stranger says hello.")
    if let hello = Hello("hello \(secret.text) \(text)", secret: secret) {
      hold(hello.key.utf8.count == 32, "A document has a key of another length.")
    }
    read(bytes[...])
  }

  private static func accept(_ batch: Batch, _ bytes: [UInt8]) {
    hold(batch.number > 0, "A text has no number.")
    hold(batch.size == bytes.count, "A text has another size.")
    var lines: [ArraySlice<UInt8>] = []
    let end = batch.forEachLine { line in
      lines.append(line)
      return true
    }
    hold(end == nil, "A reader stops where nobody asked it to.")
    hold(lines.allSatisfy { !$0.isEmpty && !$0.contains(0x0A) }, "A line is empty, or two lines.")
    let rest = bytes.drop { $0 != 0x0A }.split(separator: 0x0A)
    hold(lines.map(Array.init) == rest.map(Array.init), "Lines are lost.")
    // Reading that stops before each line goes on with this line.
    var index: Int?
    for line in lines.prefix(8) {
      var isFirst = true
      index = batch.forEachLine(from: index) {
        defer { isFirst = false }
        if isFirst { hold($0 == line, "Reading goes on elsewhere.") }
        return isFirst
      }
    }
    for line in lines { read(line) }
  }

  static func read(_ line: ArraySlice<UInt8>) {
    let id = FrameCoder.requestID(of: line)
    hold(id.map { $0 >= 0 } ?? true, "An id is negative.")
    do throws(BridgeError) {
      let frame = try FrameCoder.decode(line)
      let text = written(frame)
      let again = try FrameCoder.decode(text[...])
      hold(
        again == frame && written(again) == text, "A frame is another one when it is read again.")
      hold(FrameCoder.requestID(of: text[...]) == id, "A request has another id.")
      if frame.startsHandler { hold(FrameCoder.beginsHandler(line), "A handler starts unseen.") }
    } catch {
      hold(
        error.code == .badFrame || error.code == .invalidName, "A line fails with \(error.code).")
      hold(!error.message.utf8.contains { $0 < 0x20 }, "A message controls the log.")
    }
  }

  private static func written(_ frame: Frame) -> [UInt8] {
    var text: [UInt8] = []
    FrameCoder.encode(frame, into: &text)
    return text
  }
}

extension Frame {
  fileprivate var startsHandler: Bool {
    switch self {
    case .call, .stream, .callRef, .readRef: true
    default: false
    }
  }
}
