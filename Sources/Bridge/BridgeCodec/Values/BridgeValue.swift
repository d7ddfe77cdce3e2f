public import Foundation
public import OrderedCollections

/// Any value that can cross the bridge, for code that does not know the Swift type beforehand.
///
/// A `BridgeValue` holds the values of JSON, and those that JavaScript has beyond JSON. Typed code rarely
/// needs it, because parameters and results are ordinary `Codable` types.
///
/// ```swift
/// try bridge.handle("log") { (anything: BridgeValue) in print(anything) }
/// ```
public enum BridgeValue: Sendable, Hashable {
  /// JavaScript's `undefined`; Swift's `Void`.
  case undefined
  /// `null`; Swift's `nil`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number; a `BigInt` on the page if it is beyond ±2^53.
  case int(Int)
  /// Any other number, including `NaN` and the infinities.
  case double(Double)
  /// A whole number that `Int` cannot hold, as decimal digits; a `BigInt` on the page.
  case bigInt(String)
  /// Text.
  case string(String)
  /// `Uint8Array`.
  case bytes(Data)
  /// `Date`.
  case date(Date)
  /// An array.
  case array([BridgeValue])
  /// An object, in the order of its keys.
  case object(OrderedDictionary<String, BridgeValue>)
  /// A `Map`, as pairs of key and value.
  case map([MapEntry])
  /// A `Set`.
  case set([BridgeValue])
  /// A `Blob` or `File` of the page, or bytes in Swift that are read piece by piece.
  // Indirect, because a blob in place would make every value twice as large.
  indirect case blob(BridgeBlob)
  /// A function, of the page or of Swift.
  case function(BridgeFunction)
  /// An async iterable, of the page or of Swift.
  case stream(BridgeStream<BridgeValue>)

  /// One pair of a `Map`.
  public struct MapEntry: Sendable, Hashable {
    /// The key.
    public var key: BridgeValue
    /// The value.
    public var value: BridgeValue
    /// Makes a pair.
    public init(key: BridgeValue, value: BridgeValue) {
      self.key = key
      self.value = value
    }
  }
}

extension BridgeValue {
  /// Encodes a value.
  ///
  /// - Throws: `EncodingError` if the value cannot be encoded.
  public init(encoding value: some Encodable) throws {
    self = try ValueEncoder.encode(value)
  }

  /// Parses a text: JSON, or a ``description`` of a value.
  ///
  /// - Throws: `DecodingError` if the text is neither.
  public init(parsing text: String) throws {
    self = try ValueParser.parse(Array(text.utf8)[...])
  }

  ///
  /// Decodes this value as a Swift type.
  ///
  /// - Throws: `DecodingError` if the value is not of that type. A page's blob does not decode as `Data`,
  ///   because its bytes have not been read.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    do {
      return try decoding(type)
    } catch let unread as UnreadBlob {
      throw unread.mismatch
    }
  }

  ///
  /// Decodes this value as a Swift type.
  ///
  /// - Throws: `DecodingError`, or ``UnreadBlob`` if a blob has to be read first.
  package func decoding<T: Decodable>(_ type: T.Type) throws -> T {
    try ValueDecoder.decode(type, from: self)
  }

  /// The member of an object with a key; `nil` if this is not an object or has no such key.
  public subscript(key: String) -> BridgeValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// Whether this is `null` or `undefined`.
  public var isNil: Bool {
    switch self {
    case .null, .undefined: true
    default: false
    }
  }

  /// Whether this value contains a function, a stream or a blob.
  package var holdsReferences: Bool {
    switch self {
    case .function, .stream, .blob: true
    case .array(let values), .set(let values): values.contains(where: \.holdsReferences)
    case .object(let object): object.values.contains(where: \.holdsReferences)
    case .map(let entries):
      entries.contains { $0.key.holdsReferences || $0.value.holdsReferences }
    default: false
    }
  }

  /// A description for an error message: `a string`, `an array of 3`. It never has the value, because messages leave the
  /// process, and the value may be a password.
  var kind: String {
    switch self {
    case .undefined: "undefined"
    case .null: "null"
    case .bool: "a boolean"
    case .int: "a whole number"
    case .double(let value): value.isFinite ? "a number" : "a number that is not finite"
    case .bigInt: "a whole number beyond 64 bits"
    case .string: "a string"
    case .bytes(let data): "\(data.count) bytes"
    case .date: "a date"
    case .array(let values): "an array of \(values.count)"
    case .object: "an object"
    case .map: "a Map"
    case .set: "a Set"
    case .blob(let blob): "a Blob of \(blob.size) bytes"
    case .function: "a function"
    case .stream: "a stream"
    }
  }
}

extension BridgeValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
  /// An array.
  public init(arrayLiteral elements: BridgeValue...) { self = .array(elements) }
  /// An object. If a key occurs twice, the later value counts.
  public init(dictionaryLiteral elements: (String, BridgeValue)...) {
    self = .object(OrderedDictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension BridgeValue: CustomStringConvertible {
  /// The value as its text on the wire.
  public var description: String { ValueWriter.text(of: self) }
}

extension BridgeValue {
  /// The value as plain JSON, in which dates are ISO 8601 and bytes are base64. Functions, streams, blobs,
  /// `undefined` and numbers that are not finite are `null`.
  package var plainText: String {
    let bytes = TextBuffer.with { text in
      var writer = ValueWriter(text, isJSON: true)
      writer.write(self)
      return writer.finish().0
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
