import Foundation
import OfflinePackages
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The releases that one web view shows of a site: an open release of each package, which stays the same until the
/// package is opened again.
@MainActor final class PackageSeat {
  private weak var webView: WKWebView?
  private let served: ServedPackages
  private var loads: [PackageName: PackageLoad] = [:]
  private var openings: [PackageName: Task<PackageLoad, any Error>] = [:]
  /// The load whose document is in the main frame, or will be because the app opened it.
  private(set) var current: PackageLoad?
  /// The last task that opened a package again after a failure.
  private var reopening: Task<Bool, Never>?
  /// The load that `reopening` has begun.
  private weak var reopened: PackageLoad?
  /// The number of consecutive failed loads of the view.
  private var failures = 0
  /// When the system warned of low memory.
  private var lastWarning: ContinuousClock.Instant?
  private var memoryWarning: MemoryWarning?

  init(of webView: WKWebView, showing served: ServedPackages) {
    (self.webView, self.served) = (webView, served)
    memoryWarning = MemoryWarning { [weak self] in self?.lastWarning = .now }
  }

  /// Opens a package, and loads a page of it.
  func open(_ package: PackageName, at url: URL) async throws -> InstalledRelease {
    let load = try await begin(package)
    show(load, at: url)
    return load.release.installed
  }

  private func show(_ load: PackageLoad, at url: URL) {
    current = load
    webView?.load(URLRequest(url: url))
  }

  /// Returns the load that answers a request: the last one of the package, or a new one if the view has none. Only a
  /// navigation of the main frame begins a load that counts, because anybody's page may ask for a file.
  func load(of package: PackageName, for request: URLRequest) async throws -> PackageLoad {
    let isPage = webView?.isPage(request) ?? false
    if let opening = openings[package] {
      let load = try await opening.value
      if load.isPage || !isPage { return load }
    }
    if let load = loads[package], load.isPage || !isPage { return load }
    return try await begin(package, isPage: isPage)
  }

  /// Opens a package for the next page of the view, or for files.
  func begin(_ package: PackageName, isPage: Bool = true) async throws -> PackageLoad {
    let packages = served.store
    let opening = Task {
      PackageLoad(
        try await DiskQueue.pages.run {
          try isPage ? packages.open(package.text) : packages.openFiles(of: package.text)
        }, isPage: isPage)
    }
    openings[package] = opening
    defer { if openings[package] == opening { openings[package] = nil } }
    let load = try await opening.value
    if let last = loads[package], last !== load {
      load.previous = last.release
      end(last)
    }
    loads[package] = load
    return load
  }

  /// Ends a load that another one replaces. Nobody waits for its page any more.
  private func end(_ load: PackageLoad) {
    load.deadline?.cancel()
    guard load.outcome == .open else { return }
    load.outcome = .failed
    let release = load.release
    Task { try? await DiskQueue.pages.run { release.withdraw() } }
  }

  // MARK: The document of the load

  /// A page was served for a load, or something else.
  func served(_ load: PackageLoad, _ head: HTTPURLResponse?) {
    if let head, [404, 500].contains(head.statusCode), let path = head.url?.path,
      load.missing.count < PackageLoad.mostMissing
    {
      load.missing.append(path)
    }
    if head?.isDocument == true {
      load.isServed = true
      if load.isPage { startDeadline(of: load) }
    } else if load.isPage, !load.isServed, load !== current {
      // A navigation that leads to no page says nothing of the release.
      loads[load.release.package] = nil
      end(load)
    }
  }

  /// The time begins in which a page has to be ready.
  private func startDeadline(of load: PackageLoad) {
    guard load.deadline == nil, load.outcome == .open else { return }
    let limit = served.options.readyLimit
    load.deadline = Task { [weak self, weak load] in
      guard (try? await WKWebView.wait(untilActiveFor: limit) { self?.webView }) != nil,
        let self, let load
      else { return }
      await tooLate(load)
    }
  }

  /// The time in which a page has to answer a question, in seconds.
  private static let answerLimit: TimeInterval = 1

  /// Another page follows the document in the main frame: of the same package, or of another place.
  func documentEnded() {
    guard let current, current.hasDocument else { return }
    (current.hasDocument, current.isLeft) = (false, true)
  }

  /// Returns whether the view shows, or navigates to, a page of another origin than the load's package. The fate of
  /// such a page says nothing about the load's release.
  private func hasLeft(_ load: PackageLoad) -> Bool {
    // A view whose process has ended has no URL.
    guard let url = webView?.url else { return load.isLeft }
    return !served.isPage(url, of: load.release.package)
  }

  /// The page of a load was not ready in time: it hangs, or it never says that it is ready. A page that was left has the
  /// whole time again when it comes back.
  private func tooLate(_ load: PackageLoad) async {
    load.deadline = nil
    guard let webView, !hasLeft(load) else { return }
    if let isOffline = await webView.isOffline(within: Self.answerLimit) {
      return await fail(load, .neverReady, whileOffline: isOffline)
    }
    guard load.outcome == .open else { return }
    // What holds the page may have come with the last look.
    guard webView.isPageActive, await !webView.isHeldByDebugger else {
      return startDeadline(of: load)
    }
    await fail(load, .hang) { webView.leaveHangingPage() }
  }

  /// A document began in the main frame.
  func documentBegan() {
    guard let url = webView?.url, url.scheme?.lowercased() == served.scheme,
      let load = ServedPackages.package(of: url).flatMap({ loads[$0] }), load.isPage,
      load.isServed
    else { return }
    current = load
    load.hasDocument = true
    load.isLeft = false
    load.previous = nil
    startDeadline(of: load)
  }

  /// The document in the main frame says that it is ready.
  func ready() async throws {
    guard let current, current.hasDocument else {
      throw PackageError(.mismatch, "The page is none of a package.")
    }
    try await confirm(current)
  }

  /// The app says that the page is healthy.
  func confirm() async throws {
    guard let current, current.isServed else {
      throw PackageError(.mismatch, "The web view shows no page of a package.")
    }
    try await confirm(current)
  }

  private func confirm(_ load: PackageLoad) async throws {
    if load.outcome == .open {
      load.outcome = .confirmed
      load.deadline?.cancel()
      failures = 0
      load.confirmation = Task {
        // A load that ends withdraws itself.
        defer { withExtendedLifetime(load) {} }
        let release = load.release
        try await DiskQueue.pages.run { try release.confirmHealthy(nonce: release.nonce) }
      }
    }
    guard let confirmation = load.confirmation else {
      throw PackageError(.mismatch, "The load that says it is healthy has failed before.")
    }
    try await confirmation.value
  }

  // MARK: Failures

  /// The document in the main frame failed before it was ready, or says at any time that it has failed.
  func failed(_ reason: PackageFailureReason, whileOffline isOffline: Bool) async {
    guard let current, current.hasDocument, current.outcome == .open || reason == .reported else {
      return
    }
    await fail(current, reason, whileOffline: isOffline)
  }

  /// The time after a warning of low memory in which the system may end processes.
  private static let warningTime = Duration.seconds(10)

  /// The process of the view ended. The end says nothing about the release if the system may have ended the process to
  /// get its memory, or if the app has ended it.
  func processEnded() {
    guard let current, current.isServed, !hasLeft(current), let webView else { return }
    let isWarned = lastWarning.map { $0.duration(to: .now) < Self.warningTime } ?? false
    startReopening(current, webView.isShown && webView.hasCrashed && !isWarned ? .crash : nil)
  }

  /// The task that opens the package of the page in the main frame again after a failure. It ends with whether a page
  /// was opened. `nil` if the page is not a page of a package.
  var restoration: Task<Bool, Never>? {
    guard let current, current.isServed || current === reopened, !hasLeft(current) else {
      return nil
    }
    return reopening
  }

  /// Counts a failure, and opens the package again: the same release, or the one that the store falls back to.
  ///
  /// - Parameter leave: Runs before the package is opened again.
  private func fail(
    _ load: PackageLoad, _ reason: PackageFailureReason, whileOffline isOffline: Bool = false,
    leave: () -> Void = {}
  ) async {
    if let task = startReopening(load, reason, whileOffline: isOffline) {
      leave()
      _ = await task.value
    }
  }

  /// - Parameter reason: The reason why the load is a failure of the release; `nil` if it is no failure.
  @discardableResult private func startReopening(
    _ load: PackageLoad, _ reason: PackageFailureReason?, whileOffline isOffline: Bool = false
  ) -> Task<Bool, Never>? {
    guard load.outcome != .failed else { return nil }
    if reason == nil { end(load) }
    load.outcome = .failed
    load.deadline?.cancel()
    // A hidden view may lose its process any number of times.
    if reason != nil || webView?.isShown == true { failures += 1 }
    let task = Task { await reopen(load, reason, isOffline) }
    reopening = task
    return task
  }

  private func reopen(
    _ load: PackageLoad, _ reason: PackageFailureReason?, _ isOffline: Bool
  ) async -> Bool {
    if let reason {
      let release = load.release
      // A page may say both, one right after the other.
      _ = await load.confirmation?.result
      try? await DiskQueue.pages.run { release.reportFailure(reason, whileOffline: isOffline) }
    } else {
      while let webView, !webView.isGone, webView.waitsUntilShown, !webView.isShown,
        current === load
      {
        try? await Task.sleep(for: WKWebView.lookPause)
      }
    }
    return await openAgain(load)
  }

  /// Opens the package of a load that has ended, and loads the page that it showed. Returns whether a page was opened.
  private func openAgain(_ load: PackageLoad) async -> Bool {
    let release = load.release
    guard current === load, failures <= served.options.maxRetries, let webView,
      !webView.isGone
    else { return false }
    let url = webView.url.flatMap { $0.host == release.package.text ? $0 : nil }
    guard let url = url ?? served.url(of: release.package.text, path: "/") else { return false }
    do {
      let load = try await begin(release.package)
      reopened = load
      show(load, at: url)
      return true
    } catch {
      served.log(error, at: url)
      return false
    }
  }
}

extension HTTPURLResponse {
  /// Whether the response is a page, or says that the page has not changed since another release.
  fileprivate var isDocument: Bool {
    [200, 304].contains(statusCode)
      && (value(forHTTPHeaderField: "Content-Type") ?? "").lowercased().hasPrefix("text/html")
  }
}
