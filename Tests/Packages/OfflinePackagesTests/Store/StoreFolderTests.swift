import Foundation
import Locking
import Testing

@testable import OfflinePackages

@Suite("The folder of a store")
struct StoreFolderTests: ShopSuite {
  let shop: TestShop
  private let files = FileManager.default

  init() throws { shop = try TestShop(releases: 1) }

  /// Opens a store, and returns the folders that were excluded from backups.
  private func excluded(at url: URL) throws -> [String] {
    let excluded = Locked<[String]>([])
    var options = PackageStoreOptions()
    options.excludeFromBackup = { folder in excluded.withLock { $0.append(folder) } }
    _ = try PackageStore(at: url, root: publisher.root, options: options)
    return excluded.withLock { $0 }
  }

  private var deep: URL { folder.url.appendingPathComponent("Support/org.example.app/packages") }

  @Test func `folders on the way to a store are created`() async throws {
    let store = try PackageStore(at: deep, root: publisher.root)
    try await store.install(releases[0], by: publisher)
    #expect(try store.open("shop").contents() == releases[0].files)
    #expect(files.fileExists(atPath: deep.appendingPathComponent("objects").path))
  }

  @Test func `a file on the way to a store is an error`() throws {
    try Data().write(to: folder.url.appendingPathComponent("Support"))
    #expect(code { _ = try PackageStore(at: deep, root: publisher.root) } == .storage)
  }

  @Test func `an address without a path is an error`() throws {
    let url = try #require(URL(string: "https:"))
    #expect(code { _ = try PackageStore(at: url, root: publisher.root) } == .storage)
  }

  @Test func `a folder that the store creates is excluded from backups, without its parents`()
    throws
  {
    #expect(try excluded(at: deep) == [deep.path])
  }

  @Test func `a folder that the app has created keeps what the app has set`() throws {
    try files.createDirectory(at: deep, withIntermediateDirectories: true)
    #expect(try excluded(at: deep) == [])
  }

  @Test func `a folder is excluded once, so that the app can change it`() throws {
    #expect(try excluded(at: deep) == [deep.path])
    #expect(try excluded(at: deep) == [])
  }

  @Test func `a folder behind a link is the app's`() throws {
    try files.createDirectory(at: deep, withIntermediateDirectories: true)
    let link = folder.url.appendingPathComponent("link")
    try files.createSymbolicLink(at: link, withDestinationURL: deep)
    #expect(try excluded(at: link) == [])
  }

  @Test func `a store works in a folder that cannot be excluded from backups`() async throws {
    var options = PackageStoreOptions()
    options.excludeFromBackup = { _ in throw CocoaError(.fileWriteUnknown) }
    let store = try PackageStore(at: deep, root: publisher.root, options: options)
    try await store.install(releases[0], by: publisher)
    #expect(try store.open("shop").digest == releases[0].digest)
  }

  #if canImport(Darwin)
    @Test func `the system knows that backups do not need the store`() throws {
      func isExcluded(_ url: URL) throws -> Bool? {
        try url.resourceValues(forKeys: [.isExcludedFromBackupKey]).isExcludedFromBackup
      }
      _ = try PackageStore(at: deep, root: publisher.root)
      #expect(try isExcluded(deep) == true)
      #expect(try isExcluded(deep.deletingLastPathComponent()) != true)
    }
  #endif

  @Test func `the folder of an app group is shared`() throws {
    let home = folder.url.appendingPathComponent("Application/1")
    let group = folder.url.appendingPathComponent("Shared/AppGroup/2")
    for url in [home, group] {
      try files.createDirectory(at: url, withIntermediateDirectories: true)
    }
    #expect(Suspension.isShared(group.path + "/packages", container: home.path))
    // The beginning of a name is no folder.
    #expect(Suspension.isShared(home.path + "23/packages", container: home.path))
  }

  @Test func `the app's own container is not shared, by any of its names`() throws {
    let home = folder.url.appendingPathComponent("Application/1")
    let support = home.appendingPathComponent("Library/Application Support")
    try files.createDirectory(at: support, withIntermediateDirectories: true)
    let link = folder.url.appendingPathComponent("var")
    try files.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("Application"))
    #expect(!Suspension.isShared(support.path, container: home.path))
    #expect(!Suspension.isShared(support.path, container: link.path + "/1"))
    #expect(!Suspension.isShared(home.path, container: home.path))
  }
}
