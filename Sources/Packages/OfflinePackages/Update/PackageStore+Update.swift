public import Foundation

extension PackageStore {
  /// Brings a package up to date.
  ///
  /// ```swift
  /// for try await step in packages.update("shop", from: feed) { … }
  /// ```
  ///
  /// A release is installed completely or not at all, and what runs is not disturbed: the next
  /// ``PackageStore/open(_:)`` opens the new release. One update runs at a time, in all processes that use the store;
  /// others wait for it.
  ///
  /// - Parameters:
  ///   - package: The name of the package.
  ///   - feed: Where the releases are.
  ///   - channel: The channel, such as `stable` or `beta`.
  public func update(
    _ package: String, from feed: PackageFeed, channel: String = "stable"
  ) -> PackageUpdate {
    PackageUpdate { [self] tell in
      guard let package = PackageName(package), let channel = PackageName(channel) else {
        throw PackageError(
          .wrongPackage, "“\(package)” or “\(channel)” is not \(PackageName.rule).")
      }
      let updater = Updater(package: package, channel: channel, feed: feed, store: self, tell: tell)
      try await endingBeforeSuspension { try await updater.run() }
    }
  }

  /// Brings a package up to date from the feed at a URL.
  public func update(
    _ package: String, from url: URL, channel: String = "stable"
  ) -> PackageUpdate {
    update(package, from: PackageFeed(url), channel: channel)
  }
}
