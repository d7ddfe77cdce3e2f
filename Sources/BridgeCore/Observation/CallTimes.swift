/// The times of the calls that are observed and have not ended.
struct CallTimes {
  /// What a call is known by.
  struct Key: Hashable {
    let id: Int
    let direction: FrameDirection
    /// The document that calls; native code counts its calls on through all documents.
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

  /// Takes the times of a call out.
  mutating func take(_ key: Key) -> Times? { times.removeValue(forKey: key) }
}

extension ObservedCall {
  var key: CallTimes.Key {
    CallTimes.Key(
      id: id, direction: direction, document: direction == .toNative ? document?.id : nil)
  }
}
