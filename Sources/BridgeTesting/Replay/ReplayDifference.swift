/// A difference between a recording and its replay.
public struct ReplayDifference: Error, CustomStringConvertible, Sendable {
  /// The differences, in the order of the recording.
  public let differences: [String]
  let callCount: Int

  /// The differences for people, one paragraph each.
  public var description: String {
    let places = differences.count == 1 ? "one place" : "\(differences.count) places"
    return (["The replay of \(callCount) calls differs in \(places):"] + differences)
      .joined(separator: "\n")
  }
}
