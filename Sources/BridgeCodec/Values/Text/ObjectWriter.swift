/// Writes a JSON object member by member, without a value of it in memory.
package struct ObjectWriter: ~Copyable {
  private var writer: ValueWriter
  private var isEmpty = true

  /// Returns the text of an object, without a raw newline.
  package static func write(_ body: (inout ObjectWriter) -> Void) -> [UInt8] {
    TextBuffer.with { text in
      var object = ObjectWriter(text)
      body(&object)
      return object.finish()
    }
  }

  private init(_ text: consuming TextBuffer) {
    writer = ValueWriter(text, isJSON: true)
    writer.text.append(0x7B)
  }

  private consuming func finish() -> [UInt8] {
    writer.text.append(0x7D)
    return writer.finish().0
  }

  /// Writes a member.
  package mutating func member(_ key: StaticString, _ value: String) {
    begin(key)
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

  /// Writes a member with a value, which is converted as ``BridgeValue/plainText`` converts it.
  package mutating func member(_ key: StaticString, _ value: BridgeValue) {
    begin(key)
    writer.write(value)
  }

  /// Writes a member whose key is known only now.
  package mutating func member(named key: String, _ value: BridgeValue) {
    separate()
    writer.write(string: key)
    writer.text.append(0x3A)
    writer.write(value)
  }

  /// Writes a member with an object.
  package mutating func member(_ key: StaticString, _ body: (inout ObjectWriter) -> Void) {
    begin(key)
    writer.text.append(0x7B)
    isEmpty = true
    body(&self)
    isEmpty = false
    writer.text.append(0x7D)
  }

  /// - Parameter key: A key without a character that JSON escapes.
  private mutating func begin(_ key: StaticString) {
    separate()
    writer.text.append(0x22)
    writer.text.append(key)
    writer.text.append("\":")
  }

  private mutating func separate() {
    if !isEmpty { writer.text.append(0x2C) }
    isEmpty = false
  }
}
