import BridgeCore
import Metrics
import WebBridge

/// Counts and measures for a metrics backend. The landing page of the documentation lists the metrics.
@MainActor final class EventMetrics {
  /// The most methods that have metrics of their own. Others are `_OTHER`.
  private static let mostMethods = 500

  private struct CallKey: Hashable {
    let method: String
    let isOfPage: Bool
    let error: String?
  }

  private let factory: any MetricsFactory
  private var timers: [CallKey: Metrics.Timer] = [:]
  /// The timer of the last call that was answered, because calls of one method often follow one another.
  private var last: (method: String, direction: FrameDirection, timer: Metrics.Timer)?
  private var phases: [String: Metrics.Timer] = [:]
  private var failures: [String: Counter] = [:]
  private var methods: Set<String> = [CallReport.otherMethod]
  private var droppers: [Dropper: Counter] = [:]

  /// The part that drops events.
  enum Dropper: String {
    /// The page's script, because the page reports faster than native code reads.
    case page
    /// The monitor, because there are more than ``PageMonitorOptions/maxEvents``.
    case rate
    /// The monitor, because there are more spans than ``PageMonitorOptions/maxSpans``.
    case spans
  }

  init(_ factory: any MetricsFactory) { self.factory = factory }

  func record(_ call: CallReport) {
    let time = call.queueTime + call.handlerTime
    if let last, call.error == nil, last.method == call.method, last.direction == call.direction {
      return last.timer.record(duration: time)
    }
    let timer = timer(for: call)
    timer.record(duration: time)
    if call.error == nil { last = (call.method, call.direction, timer) }
  }

  private func timer(for call: CallReport) -> Metrics.Timer {
    var method = call.method
    if !methods.contains(method) {
      if methods.count < Self.mostMethods {
        methods.insert(method)
      } else {
        method = CallReport.otherMethod
      }
    }
    let key = CallKey(
      method: method, isOfPage: call.direction == .toNative, error: call.error?.rawValue)
    return timer(for: key)
  }

  func record(_ kind: PageEvent.Kind) {
    switch kind {
    case .call, .dropped: break
    case .loaded(let times):
      for (phase, time) in times.phases { timer(for: phase).record(duration: time) }
    case .failed(let failure): counter(for: failure.origin.rawValue).increment()
    case .resourceFailed: counter(for: "resource").increment()
    case .violated: counter(for: "policy").increment()
    case .refused: counter(for: "refused").increment()
    case .blank: counter(for: "blank").increment()
    case .hung: counter(for: "hang").increment()
    case .recovered(let time): timer(for: "hang").record(duration: time)
    case .resources(let resources): record(resources)
    case .processEnded: counter(for: "process").increment()
    }
  }

  private func record(_ resources: PageResources) {
    for (label, numbers) in [
      ("webbridge.page.resources", resources.counts),
      ("webbridge.page.resource.bytes", resources.bytes),
    ] {
      for (source, number) in numbers {
        Counter(
          label: label, dimensions: [("webbridge.resource.source", source.rawValue)],
          factory: factory
        ).increment(by: number)
      }
    }
    if let slowest = resources.slowest.first {
      timer(for: "slowest_resource").record(duration: slowest.duration)
    }
  }

  func drop(_ count: Int, by dropper: Dropper) {
    let counter =
      droppers[dropper]
      ?? Counter(
        label: "webbridge.monitor.dropped",
        dimensions: [("webbridge.monitor.dropper", dropper.rawValue)], factory: factory)
    droppers[dropper] = counter
    counter.increment(by: count)
  }

  private func timer(for key: CallKey) -> Metrics.Timer {
    if let timer = timers[key] { return timer }
    var dimensions = [("rpc.system.name", "webbridge"), ("rpc.method", key.method)]
    if let error = key.error { dimensions.append(("error.type", error)) }
    let timer = Metrics.Timer(
      label: key.isOfPage ? "rpc.server.call.duration" : "rpc.client.call.duration",
      dimensions: dimensions, factory: factory)
    timers[key] = timer
    return timer
  }

  private func timer(for phase: String) -> Metrics.Timer {
    if let timer = phases[phase] { return timer }
    let timer = Metrics.Timer(
      label: "webbridge.page.time", dimensions: [("webbridge.page.phase", phase)], factory: factory)
    phases[phase] = timer
    return timer
  }

  private func counter(for type: String) -> Counter {
    if let counter = failures[type] { return counter }
    let counter = Counter(
      label: "webbridge.page.failures", dimensions: [("error.type", type)], factory: factory)
    failures[type] = counter
    return counter
  }
}

extension TokenBucket {
  /// Makes a bucket for so much in a minute, all of which may come at once.
  init(perMinute count: Int) { self.init(rate: Double(count) / 60, size: count) }
}
