import Tracing
import WebBridge

/// The span of a call, and the context in which its handler runs.
final class CallSpan: CallScope {
  /// The span; `nil` if the trace is not recorded.
  let span: (any Span)?
  /// The context of the span, or of the trace that is not recorded.
  let context: ServiceContext

  init(_ span: any Span) { (self.span, context) = (span, span.context) }

  /// A call whose trace is not recorded.
  init(in context: ServiceContext) { (span, self.context) = (nil, context) }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ServiceContext.$current.withValue(context, operation: body)
  }

  func leave(_ body: () -> Void) { ServiceContext.$current.withValue(nil, operation: body) }

  /// Ends the span of a call that was answered.
  func end(_ call: CallReport, in page: String?, at time: ContinuousClock.Instant) {
    guard let span else { return }
    span.operationName = call.method
    span.updateAttributes { attributes in
      attributes["rpc.system.name"] = "webbridge"
      attributes["rpc.method"] = call.method
      attributes["webbridge.queue_time"] = call.queueTime / .seconds(1)
      attributes["webbridge.argument_bytes"] = call.argumentBytes
      attributes["webbridge.result_bytes"] = call.resultBytes
      if let elements = call.elements { attributes["webbridge.elements"] = elements }
      if let page { attributes["url.full"] = page }
      if let error = call.error { attributes["error.type"] = error.rawValue }
    }
    if call.error != nil { span.setStatus(SpanStatus(code: .error)) }
    span.end(at: TraceInstant(time))
  }
}

/// The identity of a call. Native code numbers its calls across all documents.
struct CallKey: Hashable {
  let id: Int
  /// The document that calls; `nil` for native code.
  let document: Int?

  init(_ id: Int, document: Int?) { (self.id, self.document) = (id, document) }

  init(_ call: ObservedCall) {
    (id, document) = (call.id, call.direction == .toNative ? call.document?.id : nil)
  }
}
