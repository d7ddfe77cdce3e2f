import Foundation
import OrderedCollections

/// Writes the text of one payload, which ``ValueParser`` reads.
///
/// Plain JSON has no mark. If a value contains any of the following, the payload starts with the mark `~`,
/// and each of them is an object with one key:
///
/// | value | text |
/// |---|---|
/// | `undefined` | `{"$undefined":1}` |
/// | `NaN`, `±Infinity` | `{"$number":"NaN"}` |
/// | integers beyond ±2^53 | `{"$int":"9007199254740993"}` |
/// | bytes | `{"$bytes":"<base64>"}` |
/// | dates | `{"$date":<milliseconds since 1970>}` |
/// | maps, sets | `{"$map":[[key,value],…]}`, `{"$set":[…]}` |
/// | large bytes, which travel beside the line | `{"$bytes":<number>}` |
/// | blobs | `{"$blob":{"ref":<number>,"size":…,"type":"…","name":"…","key":"…"}}` |
/// | functions, streams | `{"$function":<number>}`, `{"$stream":<number>}` |
/// | an object whose only key starts with `$` | `{"$object":{…}}` |
package struct ValueWriter: ~Copyable {
  var text: TextBuffer
  private var isMarked = false
  /// Whether the text is JSON for readers other than the runtime, which do not know marked values.
  private var isJSON = false
  private var exports: [Export] = []
  private var nextExport = 0
  /// The maximum size of data in the text, in bytes. Larger data travels beside the line.
  private var largestInline = Int.max

  init(_ text: consuming TextBuffer, isJSON: Bool = false) {
    self.text = text
    self.isJSON = isJSON
  }

  /// Returns the text of a payload, without a raw newline.
  static func write(_ value: BridgeValue) -> [UInt8] {
    write(value, from: 0, largestInline: .max).0
  }

  /// Returns the text of a payload and the references that it exports, numbered from `first`.
  ///
  /// - Parameter largestInline: The maximum size of data in the text, in bytes. Larger data travels beside it.
  static func write(
    _ value: BridgeValue, from first: Int, largestInline: Int
  ) -> ([UInt8], [Export]) {
    TextBuffer.with { text in
      var writer = ValueWriter(text)
      writer.nextExport = first
      writer.largestInline = largestInline
      writer.write(value)
      return writer.finish()
    }
  }

  consuming func finish() -> ([UInt8], [Export]) {
    var bytes = text.finish()
    if isMarked { bytes.insert(ValueParser.mark, at: 0) }
    return (bytes, exports)
  }

  package static func text(of value: BridgeValue) -> String {
    String(decoding: write(value), as: UTF8.self)
  }

  mutating func write(_ value: BridgeValue) {
    if isJSON { return write(json: value) }
    switch value {
    case .undefined: extended("$undefined") { $0.text.append("1") }
    case .null: text.append("null")
    case .bool(let value): text.append(value ? "true" : "false")
    case .int(let value):
      if value.magnitude <= 1 << 53 {
        text.append(decimal: value)
      } else {
        extended("$int") { $0.write(string: String(value)) }
      }
    case .double(let value): write(double: value)
    case .bigInt(let digits): extended("$int") { $0.write(string: digits) }
    case .string(let string): write(string: string)
    case .bytes(let data) where data.count > largestInline:
      export("$bytes", .bytes(data, key: PageSecret.random()))
    case .bytes(let data): extended("$bytes") { $0.write(string: data.base64EncodedString()) }
    case .date(let date):
      // A page's Date holds whole milliseconds.
      guard let milliseconds = date.pageMilliseconds else { return text.append("null") }
      extended("$date") { $0.write(double: milliseconds) }
    case .array(let values): write(array: values)
    case .object(let object):
      if object.count == 1, object.keys[0].utf8.first == UInt8(ascii: "$") {
        extended("$object") { $0.write(object: object) }
      } else {
        write(object: object)
      }
    case .map(let entries):
      extended("$map") { $0.write(array: entries.map { .array([$0.key, $0.value]) }) }
    case .set(let values): extended("$set") { $0.write(array: values) }
    case .blob(let blob): write(blob: blob)
    case .function(let function): export("$function", .function(function))
    case .stream(let stream): export("$stream", .stream(stream))
    }
  }

  private mutating func extended(_ key: StaticString, _ body: (inout Self) -> Void) {
    isMarked = true
    text.append("{\"")
    text.append(key)
    text.append("\":")
    body(&self)
    text.append(0x7D)
  }

  private mutating func export(_ key: StaticString, _ export: Export) {
    extended(key) { $0.text.append(decimal: $0.nextExport) }
    exports.append(export)
    nextExport += 1
  }

  private mutating func write(blob: BridgeBlob) {
    let key = PageSecret.random()
    extended("$blob") {
      var fields: OrderedDictionary<String, BridgeValue> = [
        "ref": .int($0.nextExport), "size": .int(blob.size), "type": .string(blob.type),
      ]
      if let name = blob.name { fields["name"] = .string(name) }
      // A blob of another page has no key, because it can only be read from its start.
      if case .remote = blob.source.place {} else { fields["key"] = .string(key) }
      $0.write(object: fields)
    }
    exports.append(.blob(blob, key: key))
    nextExport += 1
  }

  mutating func write(array: [BridgeValue]) {
    let start = text.count
    text.append(0x5B)
    for index in array.indices {
      if index > 0 { text.append(0x2C) }
      write(array[index])
      reserveRest(of: array.count, after: index, from: start)
    }
    text.append(0x5D)
  }

  /// Reserves room for the rest of a list. The elements so far predict its size, so that a large text does not move
  /// as it grows.
  private mutating func reserveRest(of count: Int, after index: Int, from start: Int) {
    guard index >= 16, index & (index - 1) == 0 else { return }
    let guess = (text.count - start) / index * count
    text.reserve(start + guess + guess / 8)
  }

  mutating func write(object: OrderedDictionary<String, BridgeValue>) {
    text.append(0x7B)
    for index in 0..<object.count {
      if index > 0 { text.append(0x2C) }
      write(string: object.keys[index])
      text.append(0x3A)
      write(object.values[index])
    }
    text.append(0x7D)
  }

  mutating func write(double value: Double) {
    if value == 0, value.sign == .minus {
      text.append("-0")
    } else if value.isFinite {
      // Whole numbers as JavaScript prints them, others as Swift does, in the shortest exact form.
      if abs(value) < 1e15, Double(Int(value)) == value {
        text.append(decimal: Int(value))
      } else if !text.append(short: value) {
        var digits = "\(value)"
        digits.withUTF8 { text.append($0) }
      }
    } else {
      extended("$number") {
        $0.write(string: value.isNaN ? "NaN" : value > 0 ? "Infinity" : "-Infinity")
      }
    }
  }

  mutating func write(string: String) {
    text.append(0x22)
    var string = string
    string.withUTF8 { bytes in
      // Includes room for the rest of the line, so that a large text does not move for a few more bytes.
      if bytes.count > 4096 { text.reserve(text.count + bytes.count + 512) }
      let raw = UnsafeRawBufferPointer(bytes)
      var run = 0
      while true {
        let end = raw.firstEscape(from: run)
        text.append(UnsafeBufferPointer(rebasing: bytes[run..<end]))
        if end == bytes.count { break }
        escape(bytes[end])
        run = end + 1
      }
    }
    text.append(0x22)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: text.append("\\\"")
    case 0x5C: text.append("\\\\")
    case 0x0A: text.append("\\n")
    case 0x0D: text.append("\\r")
    case 0x09: text.append("\\t")
    default:
      text.append(byte < 0x10 ? "\\u000" : "\\u001")
      let digit = byte & 0xF
      text.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}

extension ValueWriter {
  /// Writes a value for readers other than the page's runtime, which do not know marked values.
  mutating func write(json value: BridgeValue) {
    switch value {
    case .undefined, .null, .blob, .function, .stream: text.append("null")
    case .bool(let value): text.append(value ? "true" : "false")
    case .int(let value): text.append(decimal: value)
    case .double(let value): writeJSON(value)
    case .bigInt(let digits):
      if let value = Double(digits) { writeJSON(value) } else { write(string: digits) }
    case .string(let string): write(string: string)
    case .bytes(let data): write(string: data.base64EncodedString())
    case .date(let date):
      write(string: date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    case .array(let values), .set(let values): write(array: values)
    case .object(let object): write(object: object)
    case .map(let entries): write(array: entries.map { .array([$0.key, $0.value]) })
    }
  }

  private mutating func writeJSON(_ value: Double) {
    if value.isFinite { write(double: value) } else { text.append("null") }
  }
}
