import BridgeCodec

extension BridgeLimits {
  /// Returns the error for a payload that is nested too deeply; `nil` if it is not.
  ///
  /// The text is searched only if an app has lowered the limit, because the coders keep to the default.
  ///
  /// - Parameter what: What the payload belongs to, at the start of a sentence.
  func refusal(ofNesting payload: Payload, _ what: @autoclosure () -> String) -> BridgeError? {
    guard nesting < ValueParser.deepest, payload.isNested(deeperThan: max(nesting, 0)) else {
      return nil
    }
    return BridgeError(
      .overLimit, "\(what()) has more than \(nesting) levels of arrays and objects.")
  }
}
