import Foundation
import OrderedCollections

/// Conversions for the APIs of older bridges, whose values are those of `JSONSerialization`.
extension BridgeValue {
  /// Makes the value of a Foundation object, or of any encodable value. `nil` is `undefined`, and an optional
  /// inside `Any` that is `nil` is `null`.
  ///
  /// - Throws: `EncodingError` if a part of the value cannot cross the bridge.
  package init(foundation value: Any?) throws {
    guard let value else {
      self = .undefined
      return
    }
    switch value {
    case let optional as any OptionalValue:
      self = try optional.content.map { try BridgeValue(foundation: $0) } ?? .null
    case is NSNull: self = .null
    case let number as NSNumber where type(of: value) is NSNumber.Type:
      self = Self.number(number)
    case let value as any Encodable: self = try BridgeValue(encoding: value)
    case let text as NSString: self = .string(text as String)
    case let data as NSData: self = .bytes(data as Data)
    case let date as NSDate: self = .date(date as Date)
    case let list as [Any]: self = .array(try list.map { try BridgeValue(foundation: $0) })
    case let object as [String: Any]:
      self = .object(
        try object.sorted { $0.key < $1.key }.reduce(into: OrderedDictionary()) {
          $0[$1.key] = try BridgeValue(foundation: $1.value)
        })
    default:
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(type(of: value)) cannot cross the bridge"))
    }
  }

  private static let booleanClass = type(of: NSNumber(value: true))

  private static func number(_ number: NSNumber) -> BridgeValue {
    // Booleans are recognized by their class, because they share their type code with Int8.
    if type(of: number) == booleanClass { return .bool(number.boolValue) }
    switch String(cString: number.objCType) {
    case "c", "C", "s", "S", "i", "I", "l", "q": return .int(number.intValue)
    case "L", "Q":
      let value = number.uint64Value
      return Int(exactly: value).map { .int($0) } ?? .double(Double(value))
    case "d" where !(number is NSDecimalNumber): return .double(number.doubleValue)
    default:
      // The number is read from its JSON, because the double of a Float or a decimal has other digits.
      guard JSONSerialization.isValidJSONObject([number]),
        let list = try? JSONSerialization.data(withJSONObject: [number]),
        case .array(let values)? = try? ValueParser.parse([UInt8](list)[...]),
        let value = values.first
      else { return .double(number.doubleValue) }
      return value
    }
  }

  /// The value as `JSONSerialization` returns it: numbers cast as an `NSNumber` does, `NaN` and the
  /// infinities are `NSNull`, and `undefined` is `nil`. Dates, bytes and other values that JSON lacks are
  /// objects of Foundation or of the bridge.
  package var foundation: Any? {
    var numbers = JSONNumbers(in: self)
    return foundation(&numbers)
  }

  private func foundation(_ numbers: inout JSONNumbers) -> Any? {
    switch self {
    case .undefined: return nil
    case .null: return NSNull()
    case .bool(let value): return NSNumber(value: value)
    case .double(let value) where !value.isFinite: return NSNull()
    case .int, .double, .bigInt: return numbers.object(of: self)
    case .string(let text): return text
    case .bytes(let data): return data
    case .date(let date): return date
    case .array(let values), .set(let values):
      return values.map { $0.foundation(&numbers) ?? NSNull() }
    case .object(let object):
      return object.reduce(into: [String: Any](minimumCapacity: object.count)) {
        $0[$1.key] = $1.value.foundation(&numbers) ?? NSNull()
      }
    case .map(let entries):
      return entries.reduce(into: [String: Any]()) { object, entry in
        if let key = entry.textKey { object[key] = entry.value.foundation(&numbers) ?? NSNull() }
      }
    case .blob(let blob): return blob
    case .function(let function): return function
    case .stream(let stream): return stream
    }
  }

  /// Casts the value as an app of an older bridge does, for values that do not decode as the type: `1` is `true`
  /// for `Bool`, and `true` is 1 for a number.
  ///
  /// - Returns: `nil` if the object of `JSONSerialization` does not cast to the type either.
  package func cast<T>(to type: T.Type = T.self) -> T? {
    // A number that does not decode as an integer is a fraction or out of range. It is not cast, because
    // casts of Foundation's decimals wrap around.
    if case .bool = self { return foundation as? T }
    return type is any FixedWidthInteger.Type ? nil : foundation as? T
  }
}

/// An optional inside `Any`.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { self }
}
