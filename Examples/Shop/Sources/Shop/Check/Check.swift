import Foundation
import OfflinePages

/// Plays the release engineer and the user: a first release, an update while the page is open, and a rollback.
@MainActor enum Check {
  /// - Parameter pictures: The beginning of the paths of pictures, one for each stage.
  /// - Throws: An error that says what failed.
  static func run(pictures: URL?) async throws {
    let limit = Watchdog(seconds: 120)
    defer { limit.end() }
    let folder = FileManager.default.temporaryDirectory.appending(component: "shop-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tools = Tools(folder: folder)

    // The release engineer.
    try tools.webbridge("keys", "new", "keys")
    try tools.release("1.0", accent: "#2f6f4f")
    let server = try await FeedServer(
      serving: folder.appending(component: "feed"), in: folder.appending(component: "nginx"))

    // The user. A store begins empty, and the page comes from nginx.
    let root = try Data(contentsOf: folder.appending(component: "keys/root/1.json"))
    let packages = try PackageStore(at: folder.appending(component: "store"), root: root)
    let feed = PackageFeed(server.url)
    let window = try ShopWindow(packages, feed: feed)
    try await window.start()
    let page = PageDriver(webView: window.webView)
    try await confirmed(1, packages)
    try await show("1-installed", "Version 1.0", page, window, pictures)

    // An update while the page is open.
    try tools.release("1.1", accent: "#7a3f8f")
    let before = server.requests.count
    try await window.update()
    try await page.wait(for: "!document.getElementById('update').hidden")
    try await show("2-update-ready", "Version 1.0", page, window, pictures)
    let objects = server.requests.dropFirst(before).filter { $0.contains("/objects/") }
    try expect("the files that the update fetches", objects.count, 3)
    try await page.click("#update button")
    try await confirmed(2, packages)
    try await show("3-updated", "Version 1.1", page, window, pictures)

    // The rollback: a new version of the old files, which the device still has.
    try tools.webbridge("rollback", "--feed", "feed", "--keys", "keys", "--revoke")
    let afterUpdate = server.requests.count
    try await window.update()
    let fetched = server.requests.dropFirst(afterUpdate).filter { $0.contains("/objects/") }
    try expect("the files that the rollback fetches", fetched.count, 0)
    try await window.open()
    try await confirmed(3, packages)
    try await show("4-rolled-back", "Version 1.0", page, window, pictures)
    try tools.webbridge("verify", "feed", "--root", "keys/root/1.json")
    try tools.webbridge("verify", "store", "--root", "keys/root/1.json")
    Application.endsWithLastWindow = false
    window.close()
    print("Shop: installed, updated while open, rolled back.")
  }

  /// Waits until the page shows a version, and saves a picture.
  private static func show(
    _ stage: String, _ version: String, _ page: PageDriver, _ window: ShopWindow, _ pictures: URL?
  ) async throws {
    try await page.wait(for: "document.getElementById('version')?.textContent === '\(version)'")
    guard let pictures else { return }
    let picture = try await window.webView.takeSnapshot(configuration: nil)
    try picture.pngData()?.write(to: URL(fileURLWithPath: "\(pictures.path)-\(stage).png"))
  }

  /// Waits until the page of a version has confirmed its health.
  private static func confirmed(_ version: UInt64, _ packages: PackageStore) async throws {
    var events = packages.events.makeAsyncIterator()
    while try packages.status(of: "shop")?.lastGood?.version != version {
      guard await events.next() != nil else { break }
    }
  }

  private static func expect<Value: Equatable>(
    _ what: String, _ value: Value, _ expected: Value
  ) throws {
    guard value != expected else { return }
    throw CheckFailure(description: "Of \(what): expected \(expected), found \(value).")
  }
}
