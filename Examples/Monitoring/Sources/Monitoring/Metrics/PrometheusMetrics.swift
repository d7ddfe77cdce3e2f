import Metrics
import Synchronization

/// The metrics of the app, in the text format that Prometheus reads.
///
/// The class is as small as this example allows. An app takes swift-prometheus or swift-otel instead.
final class PrometheusMetrics: MetricsFactory {
  private let all = Mutex<[SeriesName: any Series]>([:])

  /// All series, in version 0.0.4 of the text format.
  var text: String {
    let series = all.withLock { $0 }.sorted { $0.key < $1.key }
    var (lines, metric): ([String], String?) = ([], nil)
    for (name, series) in series {
      if name.metric != metric { lines.append("# TYPE \(name.metric) \(series.type)") }
      metric = name.metric
      lines += series.samples.map { "\(name.with($0)) \($0.value)" }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(SeriesName(label, unit: "total", dimensions)) { CounterSeries() }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(SeriesName(label, unit: "seconds", dimensions)) { HistogramSeries() }
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    let name = SeriesName(label, unit: nil, dimensions)
    return aggregate ? series(name) { HistogramSeries() } : series(name) { GaugeSeries() }
  }

  func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
  func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

  /// Returns the series of a name, which several handlers share.
  private func series<Kind: Series>(_ name: SeriesName, make: () -> Kind) -> Kind {
    all.withLock { all in
      if let series = all[name] as? Kind { return series }
      let series = make()
      all[name] = series
      return series
    }
  }

  private func remove(_ handler: AnyObject) {
    all.withLock { all in all = all.filter { $0.value !== handler } }
  }
}
