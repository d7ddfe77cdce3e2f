import TestSupport
import Testing

@testable import BridgeCodec

@Suite struct RandomFrameTests {
  @Test(arguments: Seeds.all) func `random frames come back from their lines`(seed: UInt64) throws {
    var frames = RandomFrame(seed: seed)
    for _ in 0..<500 {
      let frame = frames.next()
      var line: [UInt8] = []
      FrameCoder.encode(frame, into: &line)
      #expect(!line.contains(0x0A))
      #expect(try FrameCoder.decode(line[...]) == frame, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test(arguments: Seeds.all) func `a batch of random frames has their lines`(seed: UInt64) throws {
    var frames = RandomFrame(seed: seed)
    for number in 1...50 {
      let sent = (0..<number % 7).map { _ in frames.next() }
      var text = Batch.header(token: "token")
      text.append(decimal: number)
      for frame in sent {
        text.append(0x0A)
        FrameCoder.encode(frame, into: &text)
      }
      let batch = try #require(Batch(text))
      var read: [Frame] = []
      _ = batch.forEachLine { line in
        if let frame = try? FrameCoder.decode(line) { read.append(frame) }
        return true
      }
      #expect(batch.number == number && batch.token == "token" && read == sent)
    }
  }
}

/// Random frames that a page sends.
private struct RandomFrame {
  private var values: RandomValue
  private var generator: SeededGenerator

  init(seed: UInt64) {
    (values, generator) = (RandomValue(seed: seed, isOfPage: false), SeededGenerator(seed: ~seed))
  }

  mutating func next() -> Frame {
    let (id, count) = (number(), number())
    let payload = Payload(values.next(depth: 2))
    return switch Int.random(in: 0...14, using: &generator) {
    case 0: .call(id: id, name: name(), arguments: payload)
    case 1: .has(id: id, name: name())
    case 2: .stream(id: id, name: name(), arguments: payload)
    case 3: .callRef(id: id, ref: count, arguments: payload)
    case 4: .readRef(id: id, ref: count)
    case 5: .open(id: id)
    case 6: .done(id: id, result: payload)
    case 7: .fail(id: id, error: payload)
    case 8: .cancel(id: id)
    case 9: .next(id: id, element: payload)
    case 10: .credit(id: id, count: count)
    case 11: .release(ref: count)
    case 12: .bytes(number: id, offset: count, piece: payload)
    case 13: .trace(id: id, parent: payload)
    default: .event(name: name(), value: payload)
    }
  }

  /// As large as numbers of the wire are, and mostly small.
  private mutating func number() -> Int {
    Int.random(in: 0...(1 << 53), using: &generator) >> Int.random(in: 0...53, using: &generator)
  }

  private mutating func name() -> String {
    ["a", "device.camera-1.$take_", "a b", "é\"\\", "😀", String(repeating: "x", count: 256)]
      .randomElement(using: &generator) ?? "a"
  }
}
