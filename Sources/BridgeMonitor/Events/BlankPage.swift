/// A page that shows nothing.
public struct BlankPage: Sendable, Equatable {
  /// The most frequent colour, such as `#ffffff`.
  public let color: String
  /// The share of the page that has the colour, from 0 to 1.
  public let share: Double
  /// The time from the beginning of the document to the second look at it.
  public let age: Duration
}

extension BlankPage: CustomStringConvertible {
  /// The colour, its share of the page, and the age of the document.
  public var description: String { "\(color) on \(Int(share * 100)) % of the page after \(age)" }
}
