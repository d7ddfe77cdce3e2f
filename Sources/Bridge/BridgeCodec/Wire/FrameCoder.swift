/// Reads and writes lines of the wire.
package enum FrameCoder {
  /// - Throws: ``BridgeError`` with code `badFrame`, whose message names the fault of the line.
  package static func decode(_ line: ArraySlice<UInt8>) throws(BridgeError) -> Frame {
    var fields = Fields(line)
    // The frequent words come first, because the words are compared one after another.
    return switch fields.text() {
    case "call":
      .call(id: try fields.number(), name: try fields.name(), arguments: try fields.payload())
    case "done": .done(id: try fields.number(), result: try fields.payload())
    case "event": .event(name: try fields.name(), value: try fields.payload())
    case "next": .next(id: try fields.number(), element: try fields.payload())
    case "credit": .credit(id: try fields.number(), count: try fields.last())
    case "stream":
      .stream(id: try fields.number(), name: try fields.name(), arguments: try fields.payload())
    case "open": .open(id: try fields.last())
    case "fail": .fail(id: try fields.number(), error: try fields.payload())
    case "cancel": .cancel(id: try fields.last())
    case "release": .release(ref: try fields.last())
    case "has": .has(id: try fields.number(), name: try fields.name())
    case "callRef":
      .callRef(id: try fields.number(), ref: try fields.number(), arguments: try fields.payload())
    case "readRef": .readRef(id: try fields.number(), ref: try fields.last())
    case "bytes":
      .bytes(number: try fields.number(), offset: try fields.number(), piece: try fields.payload())
    case "trace": .trace(id: try fields.number(), parent: try fields.payload())
    default: throw fields.malformed("it does not start with a known word")
    }
  }

  /// Returns the id of a request, even if the rest of its line is malformed, so that the request can be answered.
  package static func requestID(of line: ArraySlice<UInt8>) -> Int? {
    var fields = Fields(line)
    switch fields.text() {
    case "call", "has", "stream", "callRef", "readRef": return try? fields.number()
    default: return nil
    }
  }

  /// Returns whether a line may start a handler.
  package static func beginsHandler(_ line: ArraySlice<UInt8>) -> Bool {
    var fields = Fields(line)
    return ["call", "stream", "callRef", "readRef"].contains(fields.text())
  }

  /// Appends the line of `frame`, without a newline.
  package static func encode(_ frame: Frame, into text: inout [UInt8]) {
    switch frame {
    case .call(let id, let name, let arguments):
      append("call ", id, name, to: &text)
      append(arguments, to: &text)
    case .has(let id, let name): append("has ", id, name, to: &text)
    case .stream(let id, let name, let arguments):
      append("stream ", id, name, to: &text)
      append(arguments, to: &text)
    case .callRef(let id, let ref, let arguments):
      append("callRef ", id, ref, to: &text)
      append(arguments, to: &text)
    case .readRef(let id, let ref): append("readRef ", id, ref, to: &text)
    case .open(let id): append("open ", id, to: &text)
    case .done(let id, let result):
      append("done ", id, to: &text)
      append(result, to: &text)
    case .fail(let id, let error):
      append("fail ", id, to: &text)
      append(error, to: &text)
    case .cancel(let id): append("cancel ", id, to: &text)
    case .next(let id, let element):
      append("next ", id, to: &text)
      append(element, to: &text)
    case .credit(let id, let count): append("credit ", id, count, to: &text)
    case .release(let ref): append("release ", ref, to: &text)
    case .load(let ref, let size, let key):
      append("load ", ref, size, to: &text)
      text.append(text: " \(key)")
    case .bytes(let number, let offset, let piece):
      append("bytes ", number, offset, to: &text)
      append(piece, to: &text)
    case .trace(let id, let parent):
      append("trace ", id, to: &text)
      append(parent, to: &text)
    case .event(let name, let value):
      text.append("event ")
      append(name: name, to: &text)
      append(value, to: &text)
    }
  }

  private static func append(
    _ verb: StaticString, _ id: Int, _ name: String? = nil, to text: inout [UInt8]
  ) {
    text.append(verb)
    text.append(decimal: id)
    guard let name else { return }
    text.append(0x20)
    append(name: name, to: &text)
  }

  private static func append(
    _ verb: StaticString, _ id: Int, _ number: Int, to text: inout [UInt8]
  ) {
    append(verb, id, to: &text)
    text.append(0x20)
    text.append(decimal: number)
  }

  private static func append(name: String, to text: inout [UInt8]) {
    if Name.isBare(name) {
      text.append(text: name)
    } else {
      text.append(contentsOf: ValueWriter.write(.string(name)))
    }
  }

  private static func append(_ payload: Payload, to text: inout [UInt8]) {
    text.append(0x20)
    text.append(contentsOf: payload.text)
  }
}

/// The fields of a line, from its start. They are ranges, because each slice would retain the line.
private struct Fields {
  private let line: ArraySlice<UInt8>
  private var position: Int

  init(_ line: ArraySlice<UInt8>) { (self.line, position) = (line, line.startIndex) }

  /// Returns the range of the next field, and moves past it.
  private mutating func word() -> Range<Int> {
    let start = position
    let end = line.withUnsafeBytes { [base = line.startIndex] in
      $0.firstIndex(of: 0x20, from: start - base).map { base + $0 }
    }
    position = end.map { $0 + 1 } ?? line.endIndex
    return start..<(end ?? line.endIndex)
  }

  mutating func text() -> String { String(decoding: line[word()], as: UTF8.self) }

  private var isAtEnd: Bool { position >= line.endIndex }

  /// Reads a whole number of up to 16 digits, which include all numbers up to 2^53, as far as JavaScript counts.
  mutating func number() throws(BridgeError) -> Int {
    let place = word()
    let number = line.withUnsafeBytes { [base = line.startIndex] bytes -> Int? in
      guard place.count <= 16 else { return nil }
      return Int(
        digits: UnsafeRawBufferPointer(
          rebasing: bytes[(place.lowerBound - base)..<(place.upperBound - base)]))
    }
    guard let number else { throw malformed("a number is missing") }
    return number
  }

  /// Reads the number that ends the line.
  mutating func last() throws(BridgeError) -> Int {
    let number = try number()
    guard isAtEnd else { throw malformed("something follows its end") }
    return number
  }

  mutating func name() throws(BridgeError) -> String {
    if !isAtEnd, line[position] == UInt8(ascii: "\"") { return try quotedName() }
    let place = word()
    let name = line.withUnsafeBytes { [base = line.startIndex] bytes -> String? in
      let name = UnsafeRawBufferPointer(
        rebasing: bytes[(place.lowerBound - base)..<(place.upperBound - base)])
      guard !name.isEmpty, name.count <= Name.longest, Name.isBare(name) else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
    guard let name else { throw malformed("the name is not valid") }
    return name
  }

  private mutating func quotedName() throws(BridgeError) -> String {
    var end = position + 1
    while end < line.endIndex, line[end] != UInt8(ascii: "\"") {
      end += line[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < line.endIndex,
      case .string(let name)? = try? ValueParser.parse(line[position...end]), !name.isEmpty
    else { throw malformed("the name is not valid") }
    try Name.check(name)
    position = end + 1
    if !isAtEnd, line[position] == 0x20 { position += 1 }
    return name
  }

  mutating func payload() throws(BridgeError) -> Payload {
    guard !isAtEnd else { throw malformed("the payload is missing") }
    return Payload(text: line[position...])
  }

  func malformed(_ reason: String) -> BridgeError {
    let start = String(decoding: line.prefix(60), as: UTF8.self)
    return BridgeError(.badFrame, "A line cannot be read: \(reason): \(start.debugDescription)")
  }
}
