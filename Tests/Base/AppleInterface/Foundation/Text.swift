// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States what Foundation's overlay adds to Swift's strings and to Data beyond FoundationEssentials, CharacterSet
// and Notification, as far as this package uses them.

public struct CharacterSet: Hashable, SetAlgebra, Sendable {
  public typealias Element = Unicode.Scalar
  public init() {}
  public init(charactersIn text: String) {}
  public func contains(_ member: Unicode.Scalar) -> Bool { fatalError() }
  public func union(_ other: CharacterSet) -> CharacterSet { fatalError() }
  public func intersection(_ other: CharacterSet) -> CharacterSet { fatalError() }
  public func symmetricDifference(_ other: CharacterSet) -> CharacterSet { fatalError() }
  public mutating func formUnion(_ other: CharacterSet) {}
  public mutating func formIntersection(_ other: CharacterSet) {}
  public mutating func formSymmetricDifference(_ other: CharacterSet) {}
  @discardableResult public mutating func insert(_ member: Unicode.Scalar)
    -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
  { fatalError() }
  @discardableResult public mutating func update(with member: Unicode.Scalar) -> Unicode.Scalar? {
    nil
  }
  @discardableResult public mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar? {
    nil
  }
  public mutating func insert(charactersIn text: String) {}
  public mutating func remove(charactersIn text: String) {}
  public var inverted: CharacterSet { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var letters: CharacterSet { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var urlHostAllowed: CharacterSet { fatalError() }
  public static var urlPathAllowed: CharacterSet { fatalError() }
  public static var urlQueryAllowed: CharacterSet { fatalError() }
  public static var urlFragmentAllowed: CharacterSet { fatalError() }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
  public init(contentsOf url: URL) throws { fatalError() }
  public init(contentsOfFile path: String) throws { fatalError() }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func components(separatedBy set: CharacterSet) -> [String] { fatalError() }
  public func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? { nil }
  public var removingPercentEncoding: String? { fatalError() }
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
    fatalError()
  }
  public func caseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult {
    fatalError()
  }
  public var capitalized: String { fatalError() }
  public var precomposedStringWithCanonicalMapping: String { fatalError() }
  public var precomposedStringWithCompatibilityMapping: String { fatalError() }
  public func range(
    of text: some StringProtocol, options: String.CompareOptions = [], range: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { fatalError() }
  public func replacingCharacters(
    in range: some RangeExpression<Index>, with replacement: some StringProtocol
  ) -> String { fatalError() }
  public func replacingOccurrences(
    of target: some StringProtocol, with replacement: some StringProtocol,
    options: String.CompareOptions = [], range: Range<Index>? = nil
  ) -> String { fatalError() }
}

extension Data {
  public func range(
    of data: Data, options: SearchOptions = [], in range: Range<Index>? = nil
  ) -> Range<Index>? { nil }
}

public struct Notification: @unchecked Sendable {
  public typealias Name = NSNotification.Name
  public var name: Name { fatalError() }
  public var object: Any? { fatalError() }
  public var userInfo: [AnyHashable: Any]? { fatalError() }
}
