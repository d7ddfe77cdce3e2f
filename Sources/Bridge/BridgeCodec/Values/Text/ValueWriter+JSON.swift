import Foundation

extension ValueWriter {
  /// Writes a value for readers other than the page's runtime, which do not know marked values.
  mutating func write(json value: BridgeValue) {
    switch value {
    case .undefined, .null, .blob, .function, .stream: text.append("null")
    case .bool(let value): text.append(value ? "true" : "false")
    case .int(let value): text.append(decimal: value)
    case .double(let value): writeJSON(value)
    case .bigInt(let digits):
      if let value = Double(digits) { writeJSON(value) } else { write(string: digits) }
    case .string(let string): write(string: string)
    case .bytes(let data): write(string: data.base64EncodedString())
    case .date(let date):
      write(string: date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    case .array(let values), .set(let values): write(array: values)
    case .object(let object): write(object: object)
    case .map(let entries): write(array: entries.map { .array([$0.key, $0.value]) })
    }
  }

  private mutating func writeJSON(_ value: Double) {
    if value.isFinite { write(double: value) } else { text.append("null") }
  }
}
