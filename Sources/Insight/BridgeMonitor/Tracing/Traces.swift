import Disclosure
import Foundation
import Tracing
import WebBridge

/// The spans of one web view: of its calls in both directions, and of the load of its page.
@MainActor final class Traces {
  private let tracer: any Tracer
  private var sampling: TraceSampling
  private var rate: TokenBucket
  private let drop: () -> Void
  private var calls: [CallKey: CallSpan] = [:]
  private var mainDocument: Int?
  private var load: LoadSpan?

  /// - Parameter drop: Called for each span that is not made, because there are too many.
  init(_ tracer: any Tracer, share: Double, maxSpans: Int, drop: @escaping () -> Void) {
    (self.tracer, sampling) = (tracer, TraceSampling(share: share))
    (rate, self.drop) = (TokenBucket(perMinute: maxSpans), drop)
  }

  private func isInRate() -> Bool {
    if rate.take() { return true }
    drop()
    return false
  }

  // MARK: Calls

  func begin(_ call: ObservedCall, at time: ContinuousClock.Instant) {
    calls[CallKey(call)] =
      call.direction == .toNative ? ofPage(call, at: time) : ofNative(call, at: time)
  }

  func end(
    _ call: ObservedCall, _ report: CallReport, in page: @autoclosure () -> String?,
    at time: ContinuousClock.Instant
  ) {
    calls.removeValue(forKey: CallKey(call))?.end(report, in: page(), at: time)
  }

  /// A call of a page is a child of the page's trace, or of the page's load while the page loads. Later calls begin
  /// traces of their own, because a page may live for hours. They have a link to the load.
  private func ofPage(_ call: ObservedCall, at time: ContinuousClock.Instant) -> CallSpan {
    let load = load.flatMap { $0.document == call.document?.id ? $0 : nil }
    if let parent = call.traceparent.flatMap({ TraceParent($0) }) {
      guard sampling.takes(parent), isInRate() else { return unrecorded(parent.unsampled) }
      return start(call, .server, in: tracer.context(of: parent.text), at: time)
    }
    if let load, load.isOpen {
      guard let span = load.span, isInRate() else { return unrecorded() }
      return start(call, .server, in: span.context, at: time)
    }
    guard sampling.takesNewTrace(), isInRate() else { return unrecorded() }
    return start(call, .server, in: .topLevel, at: time, after: load)
  }

  /// A call of native code is a child of the span that is current where the app calls.
  private func ofNative(_ call: ObservedCall, at time: ContinuousClock.Instant) -> CallSpan {
    let context = ServiceContext.current ?? .topLevel
    let parent = tracer.traceparent(of: context)
    let isTaken = parent?.isSampled ?? sampling.takesNewTrace()
    guard isTaken, isInRate() else { return CallSpan(in: context) }
    return start(call, .client, in: context, at: time, after: parent == nil ? load : nil)
  }

  private func start(
    _ call: ObservedCall, _ kind: SpanKind, in context: ServiceContext,
    at time: ContinuousClock.Instant, after load: LoadSpan? = nil
  ) -> CallSpan {
    let span = tracer.startSpan(
      call.name.printable(upTo: 256), context: context, ofKind: kind, at: TraceInstant(time))
    if let load = load?.span { span.addLink(SpanLink(context: load.context, attributes: [:])) }
    return CallSpan(span)
  }

  /// A call without a span. Its handler runs in a trace that nobody records, so that tracers which follow their
  /// parents record no span of the handler either.
  private func unrecorded(_ parent: String = TraceParent.newUnsampled()) -> CallSpan {
    CallSpan(in: tracer.context(of: parent))
  }

  // MARK: Loads

  /// Starts the span of the load of the page in the main frame.
  ///
  /// - Parameters:
  ///   - origin: The beginning of the navigation, in milliseconds since 1970.
  ///   - tap: When the user tapped, if the app has marked it.
  /// - Returns: The `traceparent` of the span, for the page; `nil` if the page gets none.
  func beginLoad(origin: Double, tap: Date?) -> String? {
    guard let mainDocument, load?.document != mainDocument else { return nil }
    let date = Date(timeIntervalSince1970: origin / 1000)
    let isTaken = sampling.takesNewTrace() && isInRate()
    let load = LoadSpan(of: mainDocument, origin: date, tap: tap) { time in
      isTaken
        ? tracer.startSpan(LoadSpan.name, context: .topLevel, ofKind: .internal, at: time) : nil
    }
    self.load = load
    return load.span.flatMap { tracer.traceparent(of: $0.context)?.text }
  }

  func endLoad(_ times: PageTimes, in page: String?) { load?.end(times, in: page) }

  func documentBegan(_ document: ObservedDocument) {
    if document.isMainFrame { mainDocument = document.id }
  }

  func documentEnded(_ document: ObservedDocument, _ error: BridgeError) {
    guard document.id == load?.document else { return }
    load?.end(error, in: ReportedURL.of(document.url))
    load = nil
  }
}

extension Traces: CallTracing {
  func scope(of id: Int, in document: Int) -> (any CallScope)? {
    calls[CallKey(id, document: document)]
  }

  func traceparent(of id: Int) -> String? {
    calls[CallKey(id, document: nil)].flatMap { tracer.traceparent(of: $0.context)?.text }
  }
}
