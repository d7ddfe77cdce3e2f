import Foundation
import OrderedCollections

/// Reads the text of one payload: JSON ([RFC 8259](https://www.rfc-editor.org/rfc/rfc8259)). After the
/// mark `~`, an object with one key that starts with `$` is a value that JSON lacks. ``ValueWriter`` lists
/// these values.
package struct ValueParser: ~Copyable {
  // The text outlives the parser, which only ``parse(_:from:)`` makes.
  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private var next: UnsafePointer<UInt8>
  private var depth = 0
  private let source: ReferenceSource?
  private var stack = ValueStack()
  /// Whether an array had a second element, so that the next objects may have the keys of earlier ones.
  private var repeats = false
  /// The keys of the last object at each depth. The keys of deep objects are not kept.
  private var shapes: ContiguousArray<ObjectShape?> = []
  private static let deepestShape = 16

  /// The maximum depth. Deeper values are refused, because the parser is recursive.
  @inlinable package static var deepest: Int { 512 }
  static let mark = UInt8(ascii: "~")

  /// - Parameter source: Resolves the numbers in a marked text.
  /// - Throws: `DecodingError.dataCorrupted` if the text is malformed.
  package static func parse(
    _ text: ArraySlice<UInt8>, from source: ReferenceSource? = nil
  ) throws -> BridgeValue {
    try text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { throw malformed("the text ends early", at: 0) }
      var parser = ValueParser(start, start + buffer.count, source)
      return try parser.parse()
    }
  }

  private init(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ source: ReferenceSource?
  ) {
    (self.start, self.end, next, self.source) = (start, end, start, source)
  }

  private mutating func parse() throws -> BridgeValue {
    let isMarked = isNext(Self.mark)
    if isMarked { next += 1 }
    let value = try parseValue()
    skipSpace()
    guard next == end else { throw malformed("something follows the value") }
    return isMarked ? try ExtendedValue.revive(value, source) : value
  }

  private mutating func parseValue() throws -> BridgeValue {
    skipSpace()
    guard next < end else { throw malformed("the text ends early") }
    switch next.pointee {
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "{"):
      try enter()
      defer { depth -= 1 }
      return .object(try parseObject())
    case UInt8(ascii: "["):
      try enter()
      defer { depth -= 1 }
      return .array(try parseArray())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try NumberParser.parse(&next, until: end) ?? parseNumber()
    }
  }

  private mutating func enter() throws {
    guard depth < Self.deepest else { throw malformed("it is nested deeper than \(Self.deepest)") }
    depth += 1
    next += 1
  }

  private mutating func parseArray() throws -> [BridgeValue] {
    if take(UInt8(ascii: "]")) { return [] }
    let first = try parseValue()
    if take(UInt8(ascii: "]")) { return [first] }
    let base = stack.count
    stack.push(first)
    repeats = true
    while take(UInt8(ascii: ",")) {
      stack.push(try parseValue())
      if take(UInt8(ascii: "]")) { return stack.popArray(from: base) }
    }
    throw malformed("a comma or ] is missing")
  }

  // MARK: Objects

  private typealias Object = OrderedDictionary<String, BridgeValue>

  private mutating func parseObject() throws -> Object {
    if take(UInt8(ascii: "}")) { return [:] }
    if repeats, depth < shapes.count, let shape = shapes[depth] {
      return try parseObject(like: shape)
    }
    return try parseMembers(Members(), [])
  }

  /// Reads an object that may have the keys of an earlier one.
  private mutating func parseObject(like shape: ObjectShape) throws -> Object {
    let base = stack.count
    var index = 0
    var ends = false
    while !ends {
      skipSpace()
      guard let size = shape.size(of: index, at: next, until: end) else { break }
      next += size
      stack.push(try parseValue())
      index += 1
      ends = !take(UInt8(ascii: ","))
    }
    if ends { try close() }
    let values = stack.popContiguousArray(from: base)
    if ends, index == shape.keys.count { return shape.object(values) }
    let members = Members(keys: shape.keys.prefix(index), values: values)
    return ends ? members.object : try parseMembers(members, shape.places.prefix(index))
  }

  /// Reads members until the object ends, and keeps its keys if later objects may have them too.
  private mutating func parseMembers(
    _ first: Members, _ firstPlaces: ArraySlice<UnsafeRawBufferPointer>
  ) throws -> Object {
    var members = first
    var places = ContiguousArray(firstPlaces)
    repeat {
      skipSpace()
      guard isNext(UInt8(ascii: "\"")) else { throw malformed("a key is missing") }
      let place = next
      let key = try parseString()
      guard take(UInt8(ascii: ":")) else { throw malformed("a colon is missing") }
      if repeats { places.append(UnsafeRawBufferPointer(start: place, count: next - place)) }
      guard members.set(try parseValue(), for: key) else {
        throw malformed("two keys differ in their Unicode form alone, which Swift takes for one")
      }
    } while take(UInt8(ascii: ","))
    try close()
    if depth < Self.deepestShape, let keys = members.fewKeys, keys.count == places.count {
      keep(ObjectShape(keys: keys, places: places))
    }
    return members.object
  }

  private mutating func keep(_ shape: ObjectShape) {
    while shapes.count <= depth { shapes.append(nil) }
    shapes[depth] = shape
  }

  private mutating func close() throws {
    guard take(UInt8(ascii: "}")) else { throw malformed("a comma or } is missing") }
  }

  // MARK: Other values

  /// Reads a number of any length and form.
  private mutating func parseNumber() throws -> BridgeValue {
    let first = next
    var isInteger = true
    if isNext(UInt8(ascii: "-")) { next += 1 }
    // JSON has no leading zeros.
    if isNext(UInt8(ascii: "0")) {
      next += 1
    } else {
      try skipDigits("no value starts like this")
    }
    if isNext(UInt8(ascii: ".")) {
      isInteger = false
      next += 1
      try skipDigits("a number has no digit after its point")
    }
    if isNext(UInt8(ascii: "e")) || isNext(UInt8(ascii: "E")) {
      isInteger = false
      next += 1
      if isNext(UInt8(ascii: "+")) || isNext(UInt8(ascii: "-")) { next += 1 }
      try skipDigits("a number has no exponent")
    }
    let text = String(
      decoding: UnsafeBufferPointer(start: first, count: next - first), as: UTF8.self)
    if isInteger, text != "-0", let value = Int(text) { return .int(value) }
    guard let value = Double(text), value.isFinite else {
      throw malformed("\(text) is not a number")
    }
    return .double(value)
  }

  /// Skips one digit or more.
  private mutating func skipDigits(_ reason: String) throws {
    let first = next
    while next < end, next.pointee &- 0x30 < 10 { next += 1 }
    guard next > first else { throw malformed(reason) }
  }

  private mutating func literal(_ word: StaticString, _ value: BridgeValue) throws -> BridgeValue {
    let count = word.utf8CodeUnitCount
    guard count <= end - next, memcmp(next, word.utf8Start, count) == 0 else {
      throw malformed("no value starts like this")
    }
    next += count
    return value
  }

  private mutating func parseString() throws -> String {
    let text = UnsafeBufferPointer(start: start, count: end - start)
    guard let (string, end) = try StringParser.parse(text, from: next - start + 1) else {
      throw malformed("a string does not end")
    }
    next = start + end
    return string
  }

  private func isNext(_ byte: UInt8) -> Bool { next < end && next.pointee == byte }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard isNext(byte) else { return false }
    next += 1
    return true
  }

  private mutating func skipSpace() {
    while next < end, next.pointee <= 0x20 {
      switch next.pointee {
      case 0x20, 0x0A, 0x0D, 0x09: next += 1
      default: return
      }
    }
  }

  private func malformed(_ reason: String) -> DecodingError {
    Self.malformed(reason, at: next - start)
  }

  private static func malformed(_ reason: String, at position: Int) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "\(reason), at byte \(position)"))
  }
}
