import InMemoryTracing
import Tracing

/// An in-memory tracer whose identities and propagation are those of W3C Trace Context.
struct W3CTracer: Tracer {
  private let memory = InMemoryTracer(
    idGenerator: InMemoryTracer.IDGenerator(
      nextTraceID: { Self.digits() + Self.digits() }, nextSpanID: { Self.digits() }))

  var finished: [FinishedInMemorySpan] { memory.finishedSpans }
  var active: [InMemorySpan] { memory.activeSpans }

  /// Returns the only finished span of a name.
  func span(_ name: String) -> FinishedInMemorySpan? {
    let spans = finished.filter { $0.operationName == name }
    return spans.count == 1 ? spans.first : nil
  }

  private static func digits() -> String {
    let text = String(UInt64.random(in: 1 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  func startSpan<Instant: TracerInstant>(
    _ operationName: String, context: @autoclosure () -> ServiceContext, ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
  ) -> InMemorySpan {
    memory.startSpan(
      operationName, context: context(), ofKind: kind, at: instant(), function: function,
      file: fileID, line: line)
  }

  func forceFlush() {}

  func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext, into carrier: inout Carrier, using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let span = context.inMemorySpanContext else { return }
    let flags = context[Flags.self] ?? "01"
    injector.inject(
      "00-\(span.traceID)-\(span.spanID)-\(flags)", forKey: "traceparent", into: &carrier)
  }

  func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier, into context: inout ServiceContext, using extractor: Extract
  ) where Extract.Carrier == Carrier {
    let text = extractor.extract(key: "traceparent", from: carrier) ?? ""
    let parts = text.split(separator: "-").map(String.init)
    guard parts.count == 4 else { return }
    context.inMemorySpanContext = InMemorySpanContext(
      traceID: parts[1], spanID: parts[2], parentSpanID: nil)
    context[Flags.self] = parts[3]
  }

  private enum Flags: ServiceContextKey { typealias Value = String }
}

extension Tracer {
  /// The `traceparent` of the running code.
  var current: String? {
    var fields: [String: String] = [:]
    inject(ServiceContext.current ?? .topLevel, into: &fields, using: Fields())
    return fields["traceparent"]
  }
}

private struct Fields: Injector {
  func inject(_ value: String, forKey key: String, into carrier: inout [String: String]) {
    carrier[key] = value
  }
}
