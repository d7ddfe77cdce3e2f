import Foundation
import OrderedCollections

/// Values as the older bridges' APIs have them: what `JSONSerialization` makes and takes.
extension BridgeValue {
  /// The value of an object of Foundation's, or of any encodable value; nil is `undefined`.
  ///
  /// - Throws: `EncodingError` where something in it cannot cross.
  package init(foundation value: Any?) throws {
    switch value {
    case nil: self = .undefined
    case is NSNull: self = .null
    case let number as NSNumber where Self.isNumber(value): self = Self.number(number)
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
        value as Any,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(type(of: value as Any)) cannot cross the bridge"))
    }
  }

  /// Whether a value is a number of Foundation's, and not one of Swift's that can be had as one.
  private static func isNumber(_ value: Any?) -> Bool {
    guard let value else { return false }
    return type(of: value) is NSNumber.Type
  }

  private static func number(_ number: NSNumber) -> BridgeValue {
    // Foundation's booleans are numbers of one byte.
    if String(cString: number.objCType) == "c" { return .bool(number.boolValue) }
    if let int = Int(exactly: number.doubleValue), int.magnitude < 1 << 53 { return .int(int) }
    if let int = Int("\(number)") { return .int(int) }
    return .double(number.doubleValue)
  }

  /// The value as an object of Foundation's; `undefined` is nil.
  package var foundation: Any? {
    switch self {
    case .undefined: nil
    case .null: NSNull()
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .bigInt(let digits): digits
    case .string(let text): text
    case .bytes(let data): data
    case .date(let date): date
    case .array(let values), .set(let values): values.map { $0.foundation ?? NSNull() }
    case .object(let object):
      object.reduce(into: [String: Any]()) { $0[$1.key] = $1.value.foundation ?? NSNull() }
    case .map(let entries):
      entries.reduce(into: [String: Any]()) { object, entry in
        if case .string(let key) = entry.key { object[key] = entry.value.foundation ?? NSNull() }
        if case .int(let key) = entry.key { object["\(key)"] = entry.value.foundation ?? NSNull() }
      }
    case .blob(let blob): blob
    case .function(let function): function
    case .stream(let stream): stream
    }
  }
}
