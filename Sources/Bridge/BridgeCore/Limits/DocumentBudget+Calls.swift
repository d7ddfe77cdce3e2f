/// Calls of the page, and references that the page exports.
extension DocumentBudget {
  /// Returns why a call of the page is refused before anything else is checked; `nil` if it is not.
  ///
  /// - Parameters:
  ///   - unanswered: How many calls of the page are unanswered, this one included.
  func refusal(ofCall name: String, _ arguments: Payload, unanswered: Int) -> BridgeError? {
    if unanswered > limits.pendingCalls {
      return BridgeError(
        .overLimit, "\"\(name)\": \(unanswered - 1) calls of this page are unanswered already.")
    }
    let size = arguments.text.count
    if size > limits.frameBytes {
      return BridgeError(
        .overLimit,
        "The arguments of \"\(name)\" have \(size) bytes; a frame may have \(limits.frameBytes).")
    }
    return limits.refusal(ofNesting: arguments, "The list of arguments of \"\(name)\"")
  }

  /// Counts a function, stream or blob of the page that native code holds from now on.
  ///
  /// - Returns: Whether there is room for it.
  func takeReference() -> Bool {
    guard heldReferences < limits.references else { return false }
    change(references: 1)
    return true
  }

  /// Stops counting a function, stream or blob of the page that native code no longer holds.
  func releaseReference() { change(references: -1) }
}
