import CWebKitGTK
import Foundation

extension WKWebView {
  /// No load lasts longer, and a program means no limit by it.
  private static let longestTimeLimit: TimeInterval = 365 * 24 * 60 * 60

  /// Calls a function when a time limit has passed. Tests put in a clock of their own.
  static var whenTimeHasPassed: (TimeInterval, @escaping @MainActor () -> Void) -> Void = {
    seconds, passed in
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      passed()
    }
  }

  /// Ends the load that has just started if its request's time passes without a response, which
  /// WebKitGTK does not do by itself.
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
