import Foundation
import WebBridge

/// The loads of custom schemes in a view that belong to no report yet.
@MainActor final class NativeLoads: SchemeLoadObserver {
  /// The most loads that are kept.
  private static let most = 500
  /// The difference that the clocks of the page and of native code may have.
  private static let slack = 0.002

  private var loads: [SchemeLoad] = []

  func loaded(_ load: SchemeLoad) {
    if loads.count >= Self.most { loads.removeFirst() }
    loads.append(load)
  }

  /// Returns the loads since the beginning of a navigation, and forgets all loads.
  func take(since start: Date?) -> [SchemeLoad] {
    defer { loads = [] }
    guard let start else { return [] }
    return loads.filter { $0.began.timeIntervalSince(start) >= -Self.slack }
  }
}
