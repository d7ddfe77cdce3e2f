import Histogram
import WebBridge

/// The calls of each method, in histograms of a bounded size: at most 40 KB for a method and a direction.
@MainActor final class CallRecords {
  /// The most methods and directions that have a record of their own. Others are `_OTHER`.
  private static let mostRecords = 500

  fileprivate struct Key: Hashable {
    let method: String
    let direction: FrameDirection
  }

  fileprivate final class Record {
    var errors = 0
    var times = Histogram<UInt32>(numberOfSignificantValueDigits: .two)
    var arguments = Histogram<UInt32>(numberOfSignificantValueDigits: .two)
    var results = Histogram<UInt32>(numberOfSignificantValueDigits: .two)
  }

  private var records: [Key: Record] = [:]
  /// The record of the last call, because calls of one method often follow one another.
  private var last: (key: Key, record: Record)?

  func record(_ call: CallReport) {
    record(for: Key(method: call.method, direction: call.direction)).add(
      call.error != nil, time: UInt64(max(0, min(call.microseconds, 3_600_000_000))),
      arguments: call.argumentBytes, result: call.resultBytes)
  }

  private func record(for key: Key) -> Record {
    if let last, last.key == key { return last.record }
    let record = records[key] ?? added(key)
    last = (key, record)
    return record
  }

  private func added(_ key: Key) -> Record {
    var key = key
    if records.count >= Self.mostRecords {
      key = Key(method: CallReport.otherMethod, direction: key.direction)
    }
    let record = records[key] ?? Record()
    records[key] = record
    return record
  }

  var all: [CallStatistics] {
    records.map { key, record in record.statistics(key) }.sorted {
      if $0.method != $1.method { return $0.method < $1.method }
      return $0.direction == .toNative && $1.direction == .toPage
    }
  }
}

extension CallRecords.Record {
  fileprivate func add(_ hasFailed: Bool, time: UInt64, arguments: Int, result: Int) {
    if hasFailed { errors += 1 }
    times.record(time)
    self.arguments.record(UInt64(min(arguments, 1 << 32)))
    results.record(UInt64(min(result, 1 << 32)))
  }

  fileprivate func statistics(_ key: CallRecords.Key) -> CallStatistics {
    CallStatistics(
      method: key.method, direction: key.direction, count: Int(times.totalCount), errors: errors,
      time: Percentiles(times) { .microseconds($0) }, argumentBytes: Percentiles(arguments) { $0 },
      resultBytes: Percentiles(results) { $0 })
  }
}

extension Percentiles {
  fileprivate init(_ values: Histogram<UInt32>, _ convert: (Int) -> Value) {
    func value(_ percentile: Double) -> Value {
      convert(Int(values.valueAtPercentile(percentile)))
    }
    self.init(median: value(50), p95: value(95), p99: value(99))
  }
}
