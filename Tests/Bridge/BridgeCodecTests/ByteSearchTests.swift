import Testing

@testable import BridgeCodec

@Suite struct ByteSearchTests {
  @Test func `every byte that JSON escapes is found, wherever it stands`() {
    let escaped = Array(0..<0x20) + [0x22, 0x5C] as [UInt8]
    let others: [UInt8] = [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7F, 0x80, 0x9F, 0xA2, 0xDC, 0xFF]
    for count in 0...20 {
      for other in others {
        let bytes = [UInt8](repeating: other, count: count)
        #expect(bytes.withUnsafeBytes { $0.firstEscape(from: 0) } == count)
        for position in 0..<count {
          for byte in [escaped[position % escaped.count], 0x22, 0x5C, 0x1F] {
            var bytes = bytes
            bytes[position] = byte
            bytes[count - 1] = 0x22
            #expect(bytes.withUnsafeBytes { $0.firstEscape(from: 0) } == position)
            #expect(
              bytes.withUnsafeBytes { $0.firstEscape(from: position + 1) }
                == (position == count - 1 ? count : count - 1))
          }
        }
      }
    }
  }

  @Test func `a batch's lines are what stands between its newlines`() {
    #expect(Batch(Array("batch t 1".utf8))?.allLines.count == 0)
    #expect(Batch(Array("batch t 1\n".utf8))?.allLines.count == 0)
    let lines = Batch(Array("batch t 1\na\n\nbé\nc\n".utf8))?.allLines
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(lines == ["a", "bé", "c"])
  }
}

extension Batch {
  fileprivate var allLines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    _ = forEachLine {
      lines.append($0)
      return true
    }
    return lines
  }
}
