/// The text of a value on the wire: the arguments of a call, a result, an event's value.
struct Payload: Sendable, Equatable {
  /// UTF-8 without a raw newline.
  let text: ArraySlice<UInt8>

  init(text: ArraySlice<UInt8>) { self.text = text }

  init(_ value: BridgeValue) { text = ValueWriter.write(value)[...] }

  func value() throws -> BridgeValue { try ValueParser.parse(text) }
}
