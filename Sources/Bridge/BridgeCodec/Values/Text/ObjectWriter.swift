/// Writes a JSON object member by member, without a value of it in memory.
package struct ObjectWriter: ~Copyable {
  private var writer: ValueWriter
  private var isEmpty = true
  /// Whether a text that was written may have characters from U+007F on.
  private var mayBeUnusual = false

  /// Returns the text of an object, without a raw newline.
  package static func write(_ body: (inout ObjectWriter) -> Void) -> [UInt8] {
    TextBuffer.with { text in
      var object = ObjectWriter(text)
      object.write(body)
      return object.writer.finish().0
    }
  }

  /// Writes numbered objects, each with a newline after it.
  ///
  /// - Parameter lines: An array whose memory the text takes.
  /// - Returns: Whether a line may have characters from U+007F on.
  package static func writeLines(
    _ numbers: Range<Int>, to lines: inout [UInt8], _ body: (Int, inout ObjectWriter) -> Void
  ) -> Bool {
    TextBuffer.with { text in
      var object = ObjectWriter(text)
      object.writer.text.takeMemory(of: &lines)
      for number in numbers {
        object.write { body(number, &$0) }
        object.writer.text.append(0x0A)
      }
      let mayBeUnusual = object.mayBeUnusual
      lines = object.writer.finish().0
      return mayBeUnusual
    }
  }

  private init(_ text: consuming TextBuffer) { writer = ValueWriter(text, isJSON: true) }

  private mutating func write(_ body: (inout ObjectWriter) -> Void) {
    writer.text.append(0x7B)
    isEmpty = true
    body(&self)
    isEmpty = false
    writer.text.append(0x7D)
  }

  /// Writes a member.
  package mutating func member(_ key: StaticString, _ value: String) {
    begin(key)
    if !mayBeUnusual {
      var value = value
      mayBeUnusual = value.withUTF8 { UnsafeRawBufferPointer($0).hasUnusual }
    }
    writer.write(string: value)
  }

  /// Writes a member.
  package mutating func member(_ key: StaticString, _ value: StaticString) {
    begin(key)
    writer.text.append(0x22)
    writer.text.append(value)
    writer.text.append(0x22)
  }

  /// Writes a member.
  package mutating func member(_ key: StaticString, _ value: Int) {
    begin(key)
    writer.text.append(decimal: value)
  }

  /// Writes a member whose text has two numbers with a slash between them.
  package mutating func member(_ key: StaticString, _ first: Int, slash second: Int) {
    begin(key)
    writer.text.append(0x22)
    writer.text.append(decimal: first)
    writer.text.append(0x2F)
    writer.text.append(decimal: second)
    writer.text.append(0x22)
  }

  /// Writes a member with a number of thousandths: 1250 as `1.25`.
  package mutating func member(_ key: StaticString, thousandths: Int) {
    begin(key)
    writer.text.append(thousandths: thousandths)
  }

  /// Writes a member with the JSON of a value in ASCII, which has no control character.
  package mutating func member(_ key: StaticString, json: ArraySlice<UInt8>) {
    begin(key)
    json.withUnsafeBufferPointer { writer.text.append($0) }
  }

  /// Writes a member with a value, which is converted as ``BridgeValue/plainText`` converts it.
  package mutating func member(_ key: StaticString, _ value: BridgeValue) {
    begin(key)
    mayBeUnusual = true
    writer.write(value)
  }

  /// Writes a member whose key is known only now.
  package mutating func member(named key: String, _ value: BridgeValue) {
    separate()
    mayBeUnusual = true
    writer.write(string: key)
    writer.text.append(0x3A)
    writer.write(value)
  }

  /// Writes a member with an object.
  package mutating func member(_ key: StaticString, _ body: (inout ObjectWriter) -> Void) {
    begin(key)
    write(body)
  }

  /// - Parameter key: A key without a character that JSON escapes.
  private mutating func begin(_ key: StaticString) {
    writer.text.append(key: key, isFirst: isEmpty)
    isEmpty = false
  }

  private mutating func separate() {
    if !isEmpty { writer.text.append(0x2C) }
    isEmpty = false
  }
}

extension UnsafeRawBufferPointer {
  /// Whether there is a byte from 0x7F on. Eight bytes are looked at at once, because all lines are.
  package var hasUnusual: Bool {
    var place = 0
    // Without an end before the last byte, because the compiler then looks at several words at once.
    var all: UInt64 = 0
    while place + 8 <= count {
      let word = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      all |= word | (word &+ 0x0101_0101_0101_0101)
      place += 8
    }
    if all & 0x8080_8080_8080_8080 != 0 { return true }
    while place < count {
      if self[place] >= 0x7F { return true }
      place += 1
    }
    return false
  }
}
