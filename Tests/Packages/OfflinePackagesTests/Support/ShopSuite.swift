import Testing

@testable import OfflinePackages

/// A publisher with releases, and a folder for the stores of a device.
struct TestShop: Sendable {
  let publisher: TestPublisher
  let folder: TestFolder
  /// Releases with small pages. The first one has version 1.
  let releases: [TestRelease]

  init(releases count: Int = 0) throws {
    let publisher = try TestPublisher()
    self.publisher = publisher
    folder = try TestFolder()
    releases = try (0..<count).map {
      try publisher.release(UInt64($0 + 1), TestRelease.pages(UInt64($0 + 1)))
    }
  }

  /// A store of the device that knows no more than what is on its disk, as after a start of the app.
  func store(_ options: PackageStoreOptions = PackageStoreOptions()) throws -> PackageStore {
    try PackageStore(at: folder.store, root: publisher.root, options: options)
  }
}

/// A suite each of whose tests has a shop.
protocol ShopSuite {
  var shop: TestShop { get }
}

extension ShopSuite {
  var publisher: TestPublisher { shop.publisher }
  var folder: TestFolder { shop.folder }
  var releases: [TestRelease] { shop.releases }

  func store(_ options: PackageStoreOptions = PackageStoreOptions()) throws -> PackageStore {
    try shop.store(options)
  }

  /// Opens the package, and says that its page works.
  func confirm(_ store: PackageStore) throws {
    let opened = try store.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
  }
}
