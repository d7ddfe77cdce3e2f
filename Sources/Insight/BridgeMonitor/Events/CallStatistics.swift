public import WebBridge

/// The statistics of the calls of one method, in one direction.
///
/// The percentiles have an error of 1 %. A time of more than an hour counts as an hour, and a size of more than 4 GB
/// as 4 GB.
public struct CallStatistics: Sendable {
  /// The name of the method, as ``CallReport/method``.
  public let method: String
  /// The direction of the calls.
  public let direction: FrameDirection
  /// The number of calls that have ended.
  public let count: Int
  /// The number of calls that have failed.
  public let errors: Int
  /// How long the calls took, from the request to the answer, in microseconds' resolution.
  public let time: Percentiles<Duration>
  /// The sizes of the arguments, in bytes.
  public let argumentBytes: Percentiles<Int>
  /// The sizes of the results, in bytes. A failed call has 0.
  public let resultBytes: Percentiles<Int>
}

/// The median and two percentiles of many values.
public struct Percentiles<Value: Sendable>: Sendable {
  /// Half of the values are not larger.
  public let median: Value
  /// 95 of 100 values are not larger.
  public let p95: Value
  /// 99 of 100 values are not larger.
  public let p99: Value
}

extension CallStatistics: CustomStringConvertible {
  /// The method, the counts, and how long the calls took.
  public var description: String {
    "\(method) (\(direction.rawValue)): \(count) calls, \(errors) errors, \(time)"
  }
}

extension Percentiles: CustomStringConvertible {
  /// The three values.
  public var description: String { "median \(median), p95 \(p95), p99 \(p99)" }
}
