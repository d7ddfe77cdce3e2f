/// The times of observed calls that have not ended.
struct CallTimes {
  /// The identity of a call.
  struct Key: Hashable {
    let id: Int
    let direction: FrameDirection
    /// The calling document; `nil` for native code, which numbers its calls across all documents.
    let document: Int?
  }

  struct Times {
    var call: ObservedCall
    let asked: ContinuousClock.Instant
    var began: ContinuousClock.Instant?
    var elements: Int?
  }

  private var times: [Key: Times] = [:]

  subscript(key: Key) -> Times? {
    get { times[key] }
    set { times[key] = newValue }
  }

  /// Removes and returns the times of a call.
  mutating func take(_ key: Key) -> Times? { times.removeValue(forKey: key) }
}

extension ObservedCall {
  var key: CallTimes.Key {
    CallTimes.Key(
      id: id, direction: direction, document: direction == .toNative ? document?.id : nil)
  }
}
