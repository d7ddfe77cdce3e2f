import Foundation
public import OfflinePackages

/// The options for serving packages to web views.
public struct PackageSiteOptions: Sendable {
  /// The way in which a page is confirmed to be healthy.
  public var confirmation = Confirmation.firstPaint

  /// The time in which a page has to be ready. A page that takes longer is a failure of its release.
  ///
  /// Only time counts in which the page can run and be seen: not while its view is hidden, the app suspended, or the machine
  /// asleep, and not while a dialog, a request for a permission, a file panel or WebKit's inspector is open.
  public var readyLimit = Duration.seconds(15)

  /// Whether a navigation to an `https` URL that an installed package serves opens the page of the package.
  public var interceptsNavigations = true

  /// The number of times that a view opens a package again after consecutive failures.
  public var maxRetries = 4

  /// Makes the HTML that people see in place of a page if no release of the package can be opened, or if the stored
  /// file of the page is missing or damaged. Without it, the response has no page that is meant for people.
  ///
  /// The page has the URL that was asked for, so that a button that loads it again can be a link to `""`. The closure runs on
  /// any thread. It gets the error, whose code says what happened: `notInstalled`, `revoked`, `mismatch` or `storage`. The
  /// page says nothing of the health of a release.
  public var errorPage: (@Sendable (PackageError) -> String)?

  /// The way in which a page is confirmed to be healthy.
  public enum Confirmation: Sendable {
    /// The first contentful paint of the page, when the page is parsed, or in a view that is not shown, the end of parsing,
    /// without a failure of the release's own scripts and files before. The end of parsing is waited for five seconds.
    case firstPaint
    /// The page itself, by `offlinePage.confirmHealthy()`. It knows better than a first paint whether it works.
    case byPage
    /// The app, by ``PackageSite/confirmHealthy(_:)``.
    case byApp
  }

  /// Creates options with the usual values.
  public init() {}
}
