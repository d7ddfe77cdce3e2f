public import Foundation
import Logging

/// An event of a page whose process has ended.
public enum RecoveryEvent: Sendable, Equatable {
  /// The process of the page has ended. `url` is the URL of the page, or `nil` if the view had shown none.
  case lost(url: URL?)

  /// The page will be loaded again after a delay. `attempt` counts from 1, until a page is healthy.
  case restoring(attempt: Int, after: Duration)

  /// The page waits until its view is shown (``RecoveryPolicy/waitsUntilShown``).
  case waitingUntilShown

  /// The view has loaded a page: the one that was lost, or one that the app or a package loaded meanwhile.
  case restored

  /// The page will not be loaded again. The view stays empty until the app loads a page.
  case gaveUp(Reason)

  /// Why a page is not loaded again.
  public enum Reason: Sendable, Equatable {
    /// The policy has no more attempts.
    case attemptsUsed
    /// The view had shown no page, or one that it cannot load again, such as a page of `loadHTMLString`.
    case notReloadable
    /// The page is the answer to a form's POST, which would be sent again. The view's `reload()` sends it, for an app whose
    /// user agrees.
    case wouldPost
    /// The page belongs to a package that has failed too often.
    case package
  }
}

extension RecoveryEvent {
  /// The level of the event's line in the log.
  var level: Logger.Level {
    switch self {
    case .lost: .warning
    case .restoring, .waitingUntilShown, .restored: .notice
    case .gaveUp: .error
    }
  }

  /// The event's line in the log. It has no query and no fragment of the page's URL, which may be private.
  var text: String {
    switch self {
    case .lost(let url):
      let page = url.map { "\($0.scheme ?? "")://\($0.host ?? "")\($0.path)" } ?? "no page"
      return "the web process ended: \(page) is lost"
    case .restoring(let attempt, let delay):
      return "the lost page will be loaded again after \(delay): attempt \(attempt)"
    case .waitingUntilShown: return "the lost page waits until its view is shown"
    case .restored: return "a page has been loaded after the lost one"
    case .gaveUp(.attemptsUsed): return "the lost page was lost too often, and is given up"
    case .gaveUp(.notReloadable): return "the lost page cannot be loaded again"
    case .gaveUp(.wouldPost):
      return "the lost page is not loaded again, because that would send a form"
    case .gaveUp(.package): return "the lost page is one of a package that has failed too often"
    }
  }
}
