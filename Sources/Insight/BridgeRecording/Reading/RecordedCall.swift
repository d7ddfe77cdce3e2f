/// A call in a recording, from its beginning to its end.
public struct RecordedCall: Sendable {
  /// The name of the call.
  public let id: String
  /// Whether the page called.
  public let isOfPage: Bool
  /// The method that was called.
  public let method: String
  /// The arguments.
  public let arguments: RecordedPayload
  /// The result, or `nil` if the call failed or had not ended.
  public internal(set) var result: RecordedPayload?
  /// The error, or `nil` if the call did not fail.
  public internal(set) var error: RecordedError?
  /// Whether the answer was a stream.
  public internal(set) var isStream = false
  /// The elements of the stream.
  public internal(set) var elements: [RecordedPayload] = []
  /// Whether the recording has the end of the call.
  public internal(set) var hasEnded = false
}

extension Recording {
  /// The calls in the order in which they began.
  public var calls: [RecordedCall] {
    var calls: [RecordedCall] = []
    var places: [String: Int] = [:]
    for line in lines {
      guard let id = line.call else { continue }
      if line.kind == "callBegan", let method = line.method, let arguments = line.arguments {
        places[id] = calls.count
        calls.append(
          RecordedCall(
            id: id, isOfPage: line.from == "page", method: method, arguments: arguments))
      } else if let place = places[id] {
        switch line.kind {
        case "streamOpened": calls[place].isStream = true
        case "streamElement":
          if let value = line.value { calls[place].elements.append(value) }
        case "callEnded":
          calls[place].hasEnded = true
          (calls[place].result, calls[place].error) = (line.result, line.error)
        default: break
        }
      }
    }
    return calls
  }
}
