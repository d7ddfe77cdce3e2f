import OfflinePackages
import WebBridge

/// One load of a release in one web view: the page that is shown of it decides on its health, if there is one.
@MainActor final class PackageLoad {
  nonisolated let release: OpenedRelease
  /// The release of the page that is there until the document of this load begins. It may still ask for its files.
  var previous: OpenedRelease?
  /// Whether the load is one of the main frame, whose page decides on the health of the release. Otherwise something else
  /// has asked for files, such as a frame, or an image of another site.
  let isPage: Bool
  /// Whether a page was served for the load.
  var isServed = false
  /// The paths of the first files that were asked for, and that the release does not have or cannot read.
  var missing: [String] = []
  static let mostMissing = 64
  /// Whether the document of the load has said hello, and is the one in the main frame.
  var hasDocument = false
  /// Whether the document of the load has gone from the main frame, and no other one of it has said hello since.
  var isLeft = false
  /// The outcome of the load so far.
  var outcome = Outcome.open
  /// Writes that the load is healthy. What else the load says is written after it.
  var confirmation: Task<Void, any Error>?
  /// Ends the load when its page is not ready in time.
  var deadline: Task<Void, Never>?

  enum Outcome {
    case open
    case confirmed
    case failed
  }

  nonisolated init(_ release: OpenedRelease, isPage: Bool) {
    (self.release, self.isPage) = (release, isPage)
  }

  // A view that is closed before its page is ready says nothing of the release. A load with an outcome keeps it.
  deinit {
    let release = release
    DiskQueue.pages.start { release.withdraw() }
  }
}

/// Tells the seat of a view that the document in its main frame was left, or that its process has ended.
final class PageEndObserver: BridgeObserver {
  private let seat: @MainActor () -> PackageSeat?

  init(_ seat: @escaping @MainActor () -> PackageSeat?) { self.seat = seat }

  func observe(_ activity: BridgeActivity) {
    switch activity.kind {
    case .documentEnded(let document, let error):
      if document.isMainFrame, error.code == .documentGone { seat()?.documentEnded() }
    case .processEnded:
      seat()?.processEnded()
    default: break
    }
  }
}
