import Metrics
import Synchronization

/// How many values are at most as large as each of some bounds. Times are in seconds.
final class HistogramSeries: Series, TimerHandler, RecorderHandler {
  /// The bounds that OpenTelemetry advises for calls, and four smaller ones, because most calls of a bridge take less
  /// than five milliseconds.
  private static let bounds = [
    0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1,
    2.5, 5, 7.5, 10,
  ]

  private struct Values {
    /// The number of values in each bucket, and in the last one that of values above all bounds.
    var buckets = [Int](repeating: 0, count: bounds.count + 1)
    var sum = 0.0
  }

  let type = "histogram"
  private let values = Mutex(Values())

  var samples: [Sample] {
    let values = values.withLock { $0 }
    var (samples, count): ([Sample], Int) = ([], 0)
    for (bound, bucket) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], values.buckets) {
      count += bucket
      samples.append(Sample(suffix: "_bucket", bound: bound, value: "\(count)"))
    }
    return samples + [
      Sample(suffix: "_sum", value: "\(values.sum)"), Sample(suffix: "_count", value: "\(count)"),
    ]
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    let bucket = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
    values.withLock {
      $0.buckets[bucket] += 1
      $0.sum += value
    }
  }
}
