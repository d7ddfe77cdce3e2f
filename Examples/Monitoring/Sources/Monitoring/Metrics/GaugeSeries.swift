import Metrics
import Synchronization

/// A number that goes up and down.
final class GaugeSeries: Series, RecorderHandler {
  let type = "gauge"
  private let last = Mutex(0.0)

  var samples: [Sample] { [Sample(value: "\(last.withLock { $0 })")] }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) { last.withLock { $0 = value } }
}
