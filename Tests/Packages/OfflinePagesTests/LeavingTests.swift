import OfflinePages
import Testing
import WebBridge

@testable import OfflinePackages
@testable import OfflinePages

/// Counts the ends of a view's process.
private final class ProcessEnds: BridgeObserver {
  private(set) var count = 0

  func observe(_ activity: BridgeActivity) {
    if case .processEnded = activity.kind { count += 1 }
  }
}

/// Pages of packages that are left for pages of other places.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct LeavingTests {
  private static let limit = 0.3
  private static let files = ["index.html": "<!doctype html><title>Shop</title>"]

  /// A view that has left a page of the package, which has not given its word.
  private func left() async throws -> (Stage, PackagePage) {
    let stage = try Stage(readyLimit: .seconds(Self.limit), confirmation: .byPage)
    try await stage.install(1, Self.files)
    let page = try stage.page(isShown: true)
    try await stage.open("shop", in: page)
    page.startWaiting()
    try await page.run("location.href = 'about:blank'")
    try await page.finishWaiting()
    return (stage, page)
  }

  @Test func `a page that is left before it is ready has not failed, and its view is left alone`()
    async throws
  {
    let (stage, page) = try await left()
    let failures = stage.failures()
    try await Task.sleep(for: .seconds(3 * Self.limit))
    #expect(failures.list == [])
    #expect(try await page.text("location.href") == "about:blank")
  }

  @Test func `a page that comes back has the whole time again`() async throws {
    let (stage, page) = try await left()
    let failures = stage.failures()
    try await Task.sleep(for: .seconds(2 * Self.limit))
    page.startWaiting()
    page.webView.goBack()
    try await page.finishWaiting()
    try await page.run("offlinePage.confirmHealthy()")
    while try stage.packages.status(of: "shop")?.lastGood == nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(failures.list == [])
  }

  @Test func `a page that comes back and is never ready fails`() async throws {
    let (stage, page) = try await left()
    try await Task.sleep(for: .seconds(2 * Self.limit))
    let failures = stage.failures()
    page.webView.goBack()
    while failures.list.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(failures.list == ["shop 1 neverReady"])
  }

  @Test func `a page that loads itself again and again fails in time`() async throws {
    let stage = try Stage(readyLimit: .seconds(Self.limit), confirmation: .byPage)
    try await stage.install(
      1, ["index.html": "<script src=again.js></script>", "again.js": "location.reload()"])
    let page = try stage.page(isShown: true)
    let failures = stage.failures()
    try await stage.open("shop", in: page, awaiting: false)
    while failures.list.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(failures.list == ["shop 1 neverReady"])
  }

  @Test func `the end of the process of another page fails no release`() async throws {
    let (stage, page) = try await left()
    let failures = stage.failures()
    let ends = ProcessEnds()
    page.bridge.add(observer: ends)
    PackagePage.killProcesses()
    while ends.count == 0 { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(100))
    #expect(failures.list == [])
  }
}
