import BridgeCore

/// The beginning of a call, or its end if the call was answered with a result.
package struct CallMoment: Sendable {
  let time: ObservedTime
  let kind: Kind
  let call: Int
  let name: String
  let direction: FrameDirection
  /// The number of the document; 0 without one.
  let document: Int
  /// The payload of the arguments or of the result, which is a text.
  let text: ArraySlice<UInt8>

  enum Kind: Sendable {
    case began
    case ended(queueTime: ObservedTime.Span, handlerTime: ObservedTime.Span)
  }
}
