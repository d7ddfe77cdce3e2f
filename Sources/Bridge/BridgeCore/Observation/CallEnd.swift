/// The end of a call.
public struct CallEnd: Sendable {
  // One reference, because an end is large, and an activity is copied often.
  private let content: Content

  private final class Content: Sendable {
    let outcome: Result<ObservedPayload, BridgeError>
    let argumentBytes: Int
    let elements: Int?
    let queueTime: Duration
    let handlerTime: Duration

    init(
      _ outcome: Result<ObservedPayload, BridgeError>, _ argumentBytes: Int, _ elements: Int?,
      _ queueTime: Duration, _ handlerTime: Duration
    ) {
      (self.outcome, self.argumentBytes, self.elements) = (outcome, argumentBytes, elements)
      (self.queueTime, self.handlerTime) = (queueTime, handlerTime)
    }
  }

  package init(
    _ outcome: Result<ObservedPayload, BridgeError>, argumentBytes: Int, elements: Int? = nil,
    queueTime: Duration, handlerTime: Duration
  ) {
    content = Content(outcome, argumentBytes, elements, queueTime, handlerTime)
  }

  /// The error; `nil` if the call was answered with a result.
  public var error: BridgeError? {
    if case .failure(let error) = content.outcome { error } else { nil }
  }
  /// The size of the arguments, in bytes.
  public var argumentBytes: Int { content.argumentBytes }
  /// The result; `nil` if there is an error.
  public var result: ObservedPayload? {
    if case .success(let result) = content.outcome { result } else { nil }
  }
  /// The number of elements of the stream; `nil` if the answer was not a stream.
  public var elements: Int? { content.elements }
  /// How long the call waited. A page's call waits for its handler to begin, and a call of native code waits
  /// for a document.
  public var queueTime: Duration { content.queueTime }
  /// How long the handler took. For a call of native code, this is the time from sending the call to its
  /// answer.
  public var handlerTime: Duration { content.handlerTime }
}
