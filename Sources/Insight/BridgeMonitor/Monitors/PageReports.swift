import WebBridge

/// The reports that a page sends together.
struct PageReports {
  /// The most reports of one text.
  private static let most = 50

  let list: ArraySlice<PageReport>
  /// The number of reports that the page has dropped.
  let dropped: Int
  /// The page's time, in milliseconds.
  private let now: Double

  /// - Parameter payload: The page's time in milliseconds, how many reports were dropped, and the reports.
  init(_ payload: Payload) throws {
    guard case .array(let parts) = try payload.value(), parts.count == 3 else {
      throw BridgeError(.badArguments, "Reports are a time, a number and a list.")
    }
    now = try parts[0].decode()
    dropped = min(try parts[1].decode(), 1 << 30)
    list = try parts[2].decode([PageReport].self).prefix(Self.most)
  }

  /// Returns how long ago something happened that a report tells of.
  func age(of report: PageReport) -> Duration {
    let age = now - report.at
    // A page's times may be infinite, and then the age is no number.
    return .milliseconds(age > 0 ? min(age, 60_000) : 0)
  }
}
