import Foundation
import OrderedCollections

/// Writes the text of one payload; the peer of ``ValueParser``.
///
/// Plain JSON stands as it is. Where a value has any of the following, the whole payload is marked
/// with a `~` in front, and the value is an object with one key:
///
/// | value | text |
/// |---|---|
/// | `undefined` | `{"$undefined":1}` |
/// | `NaN`, `±Infinity` | `{"$number":"NaN"}` |
/// | integers beyond ±2^53 | `{"$int":"9007199254740993"}` |
/// | bytes | `{"$bytes":"<base64>"}` |
/// | dates | `{"$date":<milliseconds since 1970>}` |
/// | maps, sets | `{"$map":[[key,value],…]}`, `{"$set":[…]}` |
/// | large bytes, which go beside the line | `{"$bytes":<number>}` |
/// | blobs | `{"$blob":{"ref":<number>,"size":…,"type":"…","name":"…","key":"…"}}` |
/// | functions, streams | `{"$function":<number>}`, `{"$stream":<number>}` |
/// | an object with just one key, which starts with `$` | `{"$object":{…}}` |
struct ValueWriter {
  private var bytes: [UInt8] = []
  private var isMarked = false
  private var exports: [Export] = []
  private var nextExport = 0
  /// From how many bytes on data goes beside the line.
  private var largestInline = Int.max

  /// The text of a payload, without a raw newline.
  static func write(_ value: BridgeValue) -> [UInt8] {
    var writer = ValueWriter()
    writer.reserve(for: value)
    writer.write(value)
    if writer.isMarked { writer.bytes.insert(ValueParser.mark, at: 0) }
    return writer.bytes
  }

  /// The text of a payload, and what is given away with it, numbered on from `first`.
  ///
  /// - Parameter largestInline: How many bytes data in the text may have. Larger goes beside it.
  static func write(
    _ value: BridgeValue, from first: Int, largestInline: Int
  ) -> ([UInt8], [Export]) {
    var writer = ValueWriter()
    writer.nextExport = first
    writer.largestInline = largestInline
    writer.reserve(for: value)
    writer.write(value)
    if writer.isMarked { writer.bytes.insert(ValueParser.mark, at: 0) }
    return (writer.bytes, writer.exports)
  }

  static func text(of value: BridgeValue) -> String {
    String(decoding: write(value), as: UTF8.self)
  }

  /// Makes room for what is likely: growing costs more than all that is written into a small object.
  private mutating func reserve(for value: BridgeValue) {
    switch value {
    case .object, .array: bytes.reserveCapacity(160)
    default: break
    }
  }

  private mutating func write(_ value: BridgeValue) {
    switch value {
    case .undefined: extended("$undefined") { $0.append("1") }
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .int(let value):
      if value.magnitude <= 1 << 53 {
        bytes.append(decimal: value)
      } else {
        extended("$int") { $0.write(string: String(value)) }
      }
    case .double(let value): write(double: value)
    case .bigInt(let digits): extended("$int") { $0.write(string: digits) }
    case .string(let text): write(string: text)
    case .bytes(let data) where data.count > largestInline:
      export("$bytes", .bytes(data, key: PageSecret.random()))
    case .bytes(let data): extended("$bytes") { $0.write(string: data.base64EncodedString()) }
    case .date(let date):
      // A page's Date holds whole milliseconds.
      guard let milliseconds = date.pageMilliseconds else { return append("null") }
      extended("$date") { $0.write(double: milliseconds) }
    case .array(let values): write(array: values)
    case .object(let object):
      if object.count == 1, object.keys[0].utf8.first == UInt8(ascii: "$") {
        extended("$object") { $0.write(pairs: object.elements) }
      } else {
        write(pairs: object.elements)
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
    append("{\"")
    append(key)
    append("\":")
    body(&self)
    append("}")
  }

  private mutating func export(_ key: StaticString, _ export: Export) {
    extended(key) { $0.bytes.append(decimal: $0.nextExport) }
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
      // What another page has can only be read from its start.
      if case .page = blob.source.place {} else { fields["key"] = .string(key) }
      $0.write(pairs: fields.elements)
    }
    exports.append(.blob(blob, key: key))
    nextExport += 1
  }

  private mutating func write(array: [BridgeValue]) {
    bytes.append(0x5B)
    for index in array.indices {
      if index > 0 { bytes.append(0x2C) }
      write(array[index])
    }
    bytes.append(0x5D)
  }

  private mutating func write(pairs: OrderedDictionary<String, BridgeValue>.Elements) {
    bytes.append(0x7B)
    for index in pairs.indices {
      if index > 0 { bytes.append(0x2C) }
      write(string: pairs[index].key)
      bytes.append(0x3A)
      write(pairs[index].value)
    }
    bytes.append(0x7D)
  }

  private mutating func write(double value: Double) {
    if value == 0, value.sign == .minus {
      append("-0")
    } else if value.isFinite {
      // As JavaScript prints whole numbers; others as Swift does, which is the shortest exact form.
      if value.rounded() == value && abs(value) < 1e15 {
        bytes.append(decimal: Int(value))
      } else {
        bytes.append(text: "\(value)")
      }
    } else {
      extended("$number") {
        $0.write(string: value.isNaN ? "NaN" : value > 0 ? "Infinity" : "-Infinity")
      }
    }
  }

  private mutating func write(string: String) {
    bytes.append(0x22)
    var string = string
    string.withUTF8 { text in
      // Room for the rest of the line too: a large text is not to be moved for a few bytes more.
      if text.count > 4096 { bytes.reserveCapacity(bytes.count + text.count + 512) }
      let raw = UnsafeRawBufferPointer(text)
      var run = 0
      while true {
        let end = raw.firstEscape(from: run)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run..<end]))
        if end == text.count { break }
        escape(text[end])
        run = end + 1
      }
    }
    bytes.append(0x22)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    default:
      let hex = String(byte, radix: 16)
      bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
    }
  }

  private mutating func append(_ text: StaticString) { bytes.append(text) }
}

extension Date {
  /// What a page's `Date` holds: whole milliseconds, 100,000,000 days before and after 1970. `nil`
  /// beyond that.
  var pageMilliseconds: Double? {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    return milliseconds.magnitude <= 8.64e15 ? milliseconds : nil
  }
}
