/// An observer that takes the parts of calls. To make an activity of each call takes longer than to record the call.
@MainActor package protocol CallObserver: BridgeObserver {
  /// Takes the beginning of a call.
  ///
  /// - Returns: `false` if the observer wants the activity instead.
  func callBegan(_ call: borrowing TimedCall, _ arguments: borrowing Payload) -> Bool

  /// Takes the end of a call that was answered with a result.
  ///
  /// - Returns: `false` if the observer wants the activity instead.
  func callEnded(
    _ call: borrowing TimedCall, _ result: borrowing Payload, at time: ObservedTime
  ) -> Bool
}

/// Records that the handler of an observed call begins. A structure, because a closure would need memory for each call.
@MainActor struct CallStart {
  let observers: Observers
  let key: CallTimes.Key

  func record() { observers.handlerBegan(key) }
}

/// Traces the calls of a bridge, for an extension. Observers learn of each call before the bridge asks for its trace.
@MainActor package protocol CallTracing: AnyObject {
  /// Returns what is bound around the handler of a page's call; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - id: The number of the call.
  ///   - document: The number of the document that calls.
  func scope(of id: Int, in document: Int) -> (any CallScope)?

  /// Returns the `traceparent` of a call of native code, for the page; `nil` for none.
  func traceparent(of id: Int) -> String?
}

/// A call that has not ended, and its times.
///
/// A structure of the call's parts, because most calls are only recorded, and an ``ObservedCall`` needs memory of its own.
package struct TimedCall: Sendable {
  package let id: Int
  package let name: String
  package let direction: FrameDirection
  package private(set) var document: ObservedDocument?
  /// The call for activities; `nil` if it is not kept. A call with a trace is kept.
  private var observed: ObservedCall?

  package let asked: ObservedTime
  package let argumentBytes: Int
  /// When the handler of a page's call began, or when a call of native code was sent; `nil` before.
  var began: ObservedTime?
  /// The number of elements so far; `nil` if the answer is not a stream.
  package var elements: Int?

  /// Creates a call that has just been requested.
  init(
    _ id: Int, _ name: String, _ direction: FrameDirection, _ document: ObservedDocument?,
    traceparent: String? = nil, argumentBytes: Int, at time: ObservedTime = .now
  ) {
    (self.id, self.name, self.direction, self.document) = (id, name, direction, document)
    (self.argumentBytes, asked) = (argumentBytes, time)
    if let traceparent {
      observed = ObservedCall(
        id: id, name: name, direction: direction, document: document, traceparent: traceparent)
    }
  }

  var key: CallTimes.Key {
    CallTimes.Key(
      id: id, direction: direction, document: direction == .toNative ? document?.id : nil)
  }

  /// The call for activities.
  var inActivities: ObservedCall {
    observed ?? ObservedCall(id: id, name: name, direction: direction, document: document)
  }

  /// Keeps the call for activities, because there will be several.
  mutating func keepForActivities() { observed = inActivities }

  /// Records that native code's call was sent to a document.
  mutating func send(to document: ObservedDocument) {
    began = .now
    if document != self.document { (self.document, observed) = (document, nil) }
  }

  // MARK: Times

  /// How long the call waited, if it ends at a time.
  package func queueTime(until end: ObservedTime) -> ObservedTime.Span { (began ?? end) - asked }

  /// How long the handler took, if it ends at a time.
  package func handlerTime(until end: ObservedTime) -> ObservedTime.Span {
    end - (began ?? end)
  }
}

/// A call, in either direction.
public struct ObservedCall: Hashable, Sendable {
  // One reference, because each activity of the call has a copy.
  private let content: Content

  private final class Content: Sendable {
    let id: Int
    let name: String
    let direction: FrameDirection
    let document: ObservedDocument?
    let traceparent: String?

    init(
      _ id: Int, _ name: String, _ direction: FrameDirection, _ document: ObservedDocument?,
      _ traceparent: String?
    ) {
      (self.id, self.name, self.direction) = (id, name, direction)
      (self.document, self.traceparent) = (document, traceparent)
    }
  }

  package init(
    id: Int, name: String, direction: FrameDirection, document: ObservedDocument?,
    traceparent: String? = nil
  ) {
    content = Content(id, name, direction, document, traceparent)
  }

  /// The number of the call, which counts up on the side that calls.
  public var id: Int { content.id }
  /// The name of the method; `function` or `stream` for a reference, which has no name.
  public var name: String { content.name }
  /// The direction of the call.
  public var direction: FrameDirection { content.direction }
  /// The document that calls or is called; `nil` for a call of native code that waits for one.
  public var document: ObservedDocument? { content.document }
  /// The W3C `traceparent` that the page gave with its call, as the page gave it; `nil` without one.
  public var traceparent: String? { content.traceparent }

  /// Returns whether both are the same call, in the same state.
  public static func == (one: Self, other: Self) -> Bool {
    one.content === other.content
      || one.id == other.id && one.direction == other.direction && one.document == other.document
        && one.name == other.name && one.traceparent == other.traceparent
  }

  /// Hashes the number, the direction and the document.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(direction)
    hasher.combine(document)
  }
}
