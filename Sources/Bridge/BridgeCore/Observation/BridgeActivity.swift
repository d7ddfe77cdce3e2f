/// Something that happened on a bridge, and when.
public struct BridgeActivity: Sendable {
  /// When it happened, on native code's clock.
  public var time: ContinuousClock.Instant { observedTime.instant }
  /// ``time``, stored in the form that is cheap to copy.
  package let observedTime: ObservedTime
  /// The kind of the event.
  public let kind: Kind

  /// The kind of an activity.
  public enum Kind: Sendable {
    /// A document said hello and has the bridge.
    case documentBegan(ObservedDocument)
    /// A document no longer has the bridge. Its unanswered calls fail with the error, whose code gives the
    /// reason: `documentGone`, `webProcessTerminated`, `badFrame`, `overLimit` or `detached`.
    // Indirect, as `limitReached` is, because an error is large: every copy of a kind would call functions of its parts.
    indirect case documentEnded(ObservedDocument, BridgeError)
    /// A call or a stream was requested.
    case callBegan(ObservedCall, arguments: ObservedPayload)
    /// A call of native code waits, because there is no document to send it to.
    case callWaits(ObservedCall)
    /// A call or a stream has ended.
    case callEnded(ObservedCall, CallEnd)
    /// The answer to a call is a stream.
    case streamOpened(ObservedCall)
    /// An element of a stream was sent.
    case streamElement(ObservedCall, ObservedPayload)
    /// The reader of a stream can take further elements.
    case streamCredit(ObservedCall, count: Int)
    /// An event was emitted. The document is the one that emitted the event, or the only one that receives it.
    case event(name: String, FrameDirection, ObservedDocument?, value: ObservedPayload)
    /// An event was dropped, for the reason given.
    case eventDropped(name: String, reason: String)
    /// A text, a document or a prompt was refused, for the reason given.
    case refused(reason: String)
    /// A limit was reached. The error is the one of the call or the document that reached it.
    indirect case limitReached(BridgeError)
    /// The process that ran the page has ended.
    case processEnded
  }
}

/// A document that has, or had, the bridge.
public struct ObservedDocument: Hashable, Sendable {
  // One reference, because each observed call has a copy of the document.
  private let content: Content

  private final class Content: Sendable {
    let id: Int
    let origin: Origin
    let url: String
    let isMainFrame: Bool

    init(_ id: Int, _ origin: Origin, _ url: String, _ isMainFrame: Bool) {
      (self.id, self.origin, self.url, self.isMainFrame) = (id, origin, url, isMainFrame)
    }
  }

  init(id: Int, origin: Origin, url: String, isMainFrame: Bool) {
    content = Content(id, origin, url, isMainFrame)
  }

  /// A number that no other document of the app has.
  public var id: Int { content.id }
  /// The origin of the document.
  public var origin: Origin { content.origin }
  /// The address of the document when it was loaded.
  public var url: String { content.url }
  /// Whether it is the document of the main frame.
  public var isMainFrame: Bool { content.isMainFrame }

  /// Returns whether both are the same document.
  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A value on its way: arguments, a result, an element, or the value of an event.
public struct ObservedPayload: Sendable {
  let payload: Payload

  /// The size of the value, in bytes.
  public var size: Int { payload.size }

  /// The text of the value, as `docs/WIRE.md` describes payloads. Each access makes the text anew.
  public var text: String { String(decoding: payload.text, as: UTF8.self) }
}

extension BridgeActivity {
  /// Returns the activity for long-term storage. Its payloads keep no functions and streams of a page alive, and not the
  /// text of the whole batch.
  ///
  /// - Parameter longest: The size from which on only the size of a payload is kept, in bytes.
  package func detached(longest: Int) -> BridgeActivity {
    switch kind {
    case .callBegan(let call, let arguments):
      BridgeActivity(
        observedTime: observedTime, kind: .callBegan(call, arguments: arguments.detached(longest)))
    case .callEnded(let call, let end):
      BridgeActivity(observedTime: observedTime, kind: .callEnded(call, end.detached(longest)))
    case .streamElement(let call, let value):
      BridgeActivity(
        observedTime: observedTime, kind: .streamElement(call, value.detached(longest)))
    case .event(let name, let direction, let document, let value):
      BridgeActivity(
        observedTime: observedTime,
        kind: .event(name: name, direction, document, value: value.detached(longest)))
    default: self
    }
  }
}

extension ObservedPayload {
  /// The bytes of ``text``.
  package var bytes: ArraySlice<UInt8> { payload.written.text }

  /// The bytes of a payload that is only its text; `nil` for others.
  package var plainBytes: ArraySlice<UInt8>? { payload.isText ? payload.text : nil }

  /// The payload of a value, for what did not cross by itself.
  package init(_ value: BridgeValue) { self.init(payload: Payload(value)) }

  /// The payload with a text.
  package init(bytes: ArraySlice<UInt8>) { self.init(payload: Payload(text: bytes)) }

  fileprivate func detached(_ longest: Int) -> ObservedPayload {
    guard payload.text.count <= longest else {
      return ObservedPayload(
        payload: Payload(Payload(text: []), read: nil, sizeBeside: payload.size))
    }
    let copy = Payload(text: Array(payload.written.text)[...])
    return ObservedPayload(
      payload: payload.sizeBeside == 0
        ? copy : Payload(copy, read: nil, sizeBeside: payload.sizeBeside))
  }
}

extension Payload {
  /// A payload with a text, which the arguments of a function that stays on this side do not have.
  fileprivate var written: Payload {
    guard text.isEmpty, let value = try? value() else { return self }
    return Payload(value)
  }
}

extension CallEnd {
  fileprivate func detached(_ longest: Int) -> CallEnd {
    guard let result else { return self }
    return CallEnd(
      .success(result.detached(longest)), argumentBytes: argumentBytes, elements: elements,
      queueTime: queueTime, handlerTime: handlerTime)
  }
}
