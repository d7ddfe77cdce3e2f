import Tracing

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
