import Foundation
import OrderedCollections

extension BridgeValue {
  /// The value as plain JSON, in which dates are ISO 8601 and bytes are base64. Functions, streams, blobs,
  /// `undefined` and numbers that are not finite are `null`.
  package var plainText: String { ValueWriter.json(of: plain) }

  private var plain: BridgeValue {
    switch self {
    case .null, .bool, .int, .string: self
    case .double(let number): number.isFinite ? self : .null
    case .bigInt(let digits): Double(digits).map { .double($0) } ?? .string(digits)
    case .bytes(let data): .string(data.base64EncodedString())
    case .date(let date):
      .string(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    case .array(let values), .set(let values): .array(values.map(\.plain))
    case .object(let object): .object(object.mapValues(\.plain))
    case .map(let entries): .array(entries.map { .array([$0.key.plain, $0.value.plain]) })
    case .undefined, .blob, .function, .stream: .null
    }
  }
}
