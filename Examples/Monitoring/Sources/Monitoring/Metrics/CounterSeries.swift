import Metrics
import Synchronization

/// A number that only grows.
final class CounterSeries: Series, CounterHandler {
  let type = "counter"
  private let count = Atomic<Int64>(0)

  var samples: [Sample] { [Sample(value: "\(count.load(ordering: .relaxed))")] }

  func increment(by amount: Int64) { count.add(amount, ordering: .relaxed) }

  func reset() { count.store(0, ordering: .relaxed) }
}
