import OfflinePackages

/// One load of a release in one web view: the first document that is served for it decides on its health.
@MainActor final class PackageLoad {
  nonisolated let release: OpenedRelease
  /// The release of the page that is there until the document of this load begins. It may still ask for its files.
  var previous: OpenedRelease?
  /// Whether the app opened the package, so that the page to come is the one of the main frame.
  var isOpened = false
  /// Whether a page was served for the load.
  var isServed = false
  /// Whether the document of the load has said hello, and is the one in the main frame.
  var hasDocument = false
  /// Whether the document of the load has gone from the main frame, and no other one of it has said hello since.
  var isLeft = false
  /// What is known of the health.
  var outcome = Outcome.open
  /// Ends the load when its page is not ready in time.
  var deadline: Task<Void, Never>?

  enum Outcome {
    case open
    case confirmed
    case failed
  }

  nonisolated init(_ release: OpenedRelease) { self.release = release }

  // A view that is closed before its page is ready says nothing of the release. A load with an outcome keeps it.
  deinit {
    let release = release
    DiskQueue.pages.start { release.withdraw() }
  }
}
