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
