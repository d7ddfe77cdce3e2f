import Foundation
import Tracing

/// A `traceparent` of W3C Trace Context: `00-<trace>-<span>-<flags>`.
struct TraceParent: Equatable {
  /// The text, in the first version of the format.
  let text: String
  /// 32 hexadecimal digits.
  private let traceID: Substring
  /// Whether the caller records the trace.
  let isSampled: Bool

  /// Reads the text of a page.
  ///
  /// - Returns: `nil` if the text is no `traceparent`, which then counts as missing.
  init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count >= 4, Self.isHex(parts[0], 2), Self.isHex(parts[1], 32),
      Self.isHex(parts[2], 16), Self.isHex(parts[3], 2), parts[0] != "ff",
      // A later version may have further parts.
      parts.count == 4 || parts[0] != "00",
      parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" }),
      let flags = UInt8(parts[3], radix: 16)
    else { return nil }
    self.text = "00-\(parts[1])-\(parts[2])-\(parts[3])"
    (traceID, isSampled) = (parts[1], flags & 1 == 1)
  }

  private static func isHex(_ part: Substring, _ count: Int) -> Bool {
    part.utf8.count == count
      && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The position of the trace among all traces, from 0 to less than 1, by the part of its identity that is random.
  var position: Double {
    // A Double holds 13 digits exactly.
    Double(UInt64(traceID.suffix(13), radix: 16) ?? 0) / Double(1 << 52 as UInt64)
  }

  /// The same trace, which nobody records.
  var unsampled: String { "\(text.prefix(53))00" }

  /// Returns the text of a new trace that nobody records.
  static func newUnsampled() -> String {
    func digits() -> String {
      let number = String(UInt64.random(in: 1 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - number.count) + number
    }
    return "00-\(digits())\(digits())-\(digits())-00"
  }
}

/// A time of a span, on the wall clock.
struct TraceInstant: TracerInstant {
  let nanosecondsSinceEpoch: UInt64

  init(_ date: Date) {
    nanosecondsSinceEpoch = UInt64(max(0, date.timeIntervalSince1970) * 1e9)
  }

  /// Converts a time of native code's clock.
  init(_ time: ContinuousClock.Instant) {
    self.init(Date() - (ContinuousClock.now - time) / .seconds(1))
  }

  static func < (one: Self, other: Self) -> Bool {
    one.nanosecondsSinceEpoch < other.nanosecondsSinceEpoch
  }
}

/// The fields by which a tracer gives a trace away and takes it.
struct TraceCarrier: Injector, Extractor {
  func inject(_ value: String, forKey key: String, into carrier: inout [String: String]) {
    carrier[key.lowercased()] = value
  }

  func extract(key: String, from carrier: [String: String]) -> String? {
    carrier[key.lowercased()]
  }
}

extension Instrument {
  /// Returns a context whose spans are children of a `traceparent`.
  func context(of traceparent: String) -> ServiceContext {
    var context = ServiceContext.topLevel
    extract(["traceparent": traceparent], into: &context, using: TraceCarrier())
    return context
  }

  /// Returns the `traceparent` of a context; `nil` if the context has no span, or the tracer has another format.
  func traceparent(of context: ServiceContext) -> TraceParent? {
    var fields: [String: String] = [:]
    inject(context, into: &fields, using: TraceCarrier())
    return fields["traceparent"].flatMap { TraceParent($0) }
  }
}
