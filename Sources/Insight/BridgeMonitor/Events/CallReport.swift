import Disclosure
public import WebBridge

/// A call that has ended, in either direction.
public struct CallReport: Sendable {
  /// The name of the method. It is `_OTHER` if a page called a method that does not exist.
  public let method: String
  /// The direction of the call.
  public let direction: FrameDirection
  /// The code of the error, or `nil` if the call was answered with a result.
  public let error: BridgeError.Code?
  /// How long the call waited for its handler to begin, or for a document.
  public let queueTime: Duration
  /// How long the handler took.
  public let handlerTime: Duration
  /// The size of the arguments, in bytes.
  public let argumentBytes: Int
  /// The size of the result, in bytes. It is 0 if there is none.
  public let resultBytes: Int
  /// The number of elements, or `nil` if the answer was not a stream.
  public let elements: Int?
}

extension CallReport {
  /// The name of methods without a name of their own, as OpenTelemetry has it for `rpc.method`.
  static let otherMethod = "_OTHER"

  /// The time from the request to the answer, in whole microseconds. By components, because the quotient of two
  /// durations takes as long as all else that a monitor does for a call.
  var microseconds: Int64 {
    let (seconds, attoseconds) = (queueTime + handlerTime).components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }

  init(_ call: ObservedCall, _ end: CallEnd) {
    // A page may make up any number of names.
    let code = end.error?.code
    let isUnknown = call.direction == .toNative && code == .unknownMethod
    method = isUnknown ? Self.otherMethod : call.name.printable(upTo: 256)
    (direction, error) = (call.direction, code)
    (queueTime, handlerTime) = (end.queueTime, end.handlerTime)
    (argumentBytes, resultBytes) = (end.argumentBytes, end.result?.size ?? 0)
    elements = end.elements
  }
}

extension CallReport: CustomStringConvertible {
  /// The method, how the call ended, and how long it took.
  public var description: String {
    "\(method) (\(direction.rawValue)): \(error.map { "failed with \($0)" } ?? "answered") after \(queueTime + handlerTime)"
  }
}
