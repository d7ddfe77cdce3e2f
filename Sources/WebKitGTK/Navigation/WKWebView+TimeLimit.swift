import CWebKitGTK
import Foundation

extension WKWebView {
  /// Ends the load that has just started if its request's time passes without a response, which
  /// WebKitGTK does not do by itself.
  func limitTime() {
    guard let navigation = navigations.current, let seconds = navigation.timeLimit else { return }
    navigation.timeLimit = nil
    Task { [weak self, weak navigation] in
      try? await Task.sleep(for: .seconds(seconds))
      guard let self, let navigation, !self.isClosed, self.navigations.isProvisional,
        self.navigations.current === navigation
      else { return }
      self.navigations.failure = URLError(
        .timedOut, description: "The server did not answer within \(seconds) seconds.",
        failingURL: self.url)
      webkit_web_view_stop_loading(self.object.pointer())
    }
  }
}
