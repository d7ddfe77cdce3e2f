import Foundation
import OrderedCollections

/// Supports coders other than the bridge's own, which take a `BridgeValue` as it is.
extension BridgeValue: Codable {
  /// Reads a value from any decoder.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? ValueDecoder {
      self = decoder.value
    } else if let container = try? decoder.container(keyedBy: ValueKey.self) {
      self = .object(
        try container.allKeys.reduce(into: [:]) {
          $0[$1.stringValue] = try container.decode(BridgeValue.self, forKey: $1)
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [BridgeValue] = []
      while !container.isAtEnd { values.append(try container.decode(BridgeValue.self)) }
      self = .array(values)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Int.self) {
        self = .int(value)
      } else if let value = try? container.decode(Double.self) {
        self = .double(value)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  /// Writes the value to any encoder.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let values), .set(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let object):
      var container = encoder.container(keyedBy: ValueKey.self)
      for (key, value) in object { try container.encode(value, forKey: ValueKey(key)) }
    case .map(let entries):
      var container = encoder.unkeyedContainer()
      for entry in entries { try container.encode([entry.key, entry.value]) }
    case .function, .stream, .blob:
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "\(kind) can only cross a bridge"))
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .int(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .string(let value), .bigInt(let value): try container.encode(value)
      case .bytes(let value): try container.encode(value)
      case .date(let value): try container.encode(value)
      default: try container.encodeNil()
      }
    }
  }
}

/// A coding key made of any text or position.
struct ValueKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(_ name: String) { stringValue = name }
  init(index: Int) { (stringValue, intValue) = ("\(index)", index) }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(index: intValue) }
}
