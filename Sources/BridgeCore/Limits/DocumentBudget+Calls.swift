/// Calls of the page, and what the page gives away.
extension DocumentBudget {
  /// Why a call of the page is refused before anything else is looked at.
  ///
  /// - Parameters:
  ///   - size: How many bytes its arguments have.
  ///   - unanswered: How many calls of the page are unanswered, this one included.
  func refusal(ofCall name: String, size: Int, unanswered: Int) -> BridgeError? {
    if unanswered > limits.pendingCalls {
      return BridgeError(
        .overLimit, "\"\(name)\": \(unanswered - 1) calls of this page are unanswered already.")
    }
    guard size > limits.frameBytes else { return nil }
    return BridgeError(
      .overLimit,
      "The arguments of \"\(name)\" have \(size) bytes; a frame may have \(limits.frameBytes).")
  }

  /// Counts a function, a stream or a blob of the page that is held from now on.
  ///
  /// - Returns: Whether there is room for it.
  func takeReference() -> Bool {
    guard heldReferences < limits.references else { return false }
    change(references: 1)
    return true
  }

  /// A function, a stream or a blob of the page is held no longer.
  func releaseReference() { change(references: -1) }
}
