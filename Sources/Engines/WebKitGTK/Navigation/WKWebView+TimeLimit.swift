import CWebKitGTK
import Foundation

extension WKWebView {
  /// A limit from one year on counts as no limit, because no load takes that long.
  private static let longestTimeLimit: TimeInterval = 365 * 24 * 60 * 60

  /// Calls a function after a time limit. Tests set a clock of their own.
  static var whenTimeHasPassed: (TimeInterval, @escaping @MainActor () -> Void) -> Void = {
    seconds, passed in
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      passed()
    }
  }

  /// Ends the load that has just started if the server does not respond within the request's time
  /// limit. WebKitGTK does not enforce that limit by itself.
  func limitTime() {
    guard let navigation = navigations.current, let seconds = navigation.timeLimit else { return }
    navigation.timeLimit = nil
    guard seconds < Self.longestTimeLimit else { return }
    Self.whenTimeHasPassed(seconds) { [weak self, weak navigation] in
      guard let self, let navigation, !self.isClosed, self.navigations.isProvisional,
        !self.navigations.isAnswered, self.navigations.current === navigation
      else { return }
      self.navigations.failure = URLError(
        .timedOut, description: "The server did not answer within \(seconds) seconds.",
        failingURL: self.url)
      self.endLoading()
    }
  }
}
