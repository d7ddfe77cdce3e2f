import BridgeCore
import Foundation

extension BridgeValue {
  /// An expression of TypeScript that is what the page gets.
  var expression: String {
    switch self {
    case .undefined: return "undefined"
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .int(let value): return value.magnitude > 1 << 53 ? "\(value)n" : "\(value)"
    case .double(let value) where value.isFinite: return "\(value)"
    case .double(let value): return "Number('\(value)')"
    case .bigInt(let digits): return "\(digits)n"
    case .string: return description
    case .bytes(let data): return "new Uint8Array(\(Array(data)))"
    case .date(let date): return "new Date(\(date.timeIntervalSince1970 * 1000))"
    case .array(let values): return "[\(values.map(\.expression).joined(separator: ", "))]"
    case .object(let object):
      let members = object.map { "\(BridgeValue.string($0.key)): \($0.value.expression)" }
      return "{ \(members.joined(separator: ", ")) }"
    case .map(let entries):
      let pairs = entries.map { "[\($0.key.expression), \($0.value.expression)]" }
      return "new Map([\(pairs.joined(separator: ", "))])"
    case .set(let values):
      return "new Set([\(values.map(\.expression).joined(separator: ", "))])"
    case .function, .stream, .blob: return "unknown"
    }
  }
}
