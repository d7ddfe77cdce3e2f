/// Kinds of text that iOS turns into links.
@available(macOS, unavailable)
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Makes kinds from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// Every kind.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
