public import Foundation

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
