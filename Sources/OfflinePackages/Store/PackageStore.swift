public import Foundation

/// The packages of a device: a folder with releases, of which each package runs one.
///
/// Any number of stores, also of other processes, may use one folder at the same time. Methods read and write files,
/// so do not call them where a wait of some milliseconds shows.
public final class PackageStore: Sendable {
  package let options: PackageStoreOptions

  /// Opens the store in a folder, which is created where it does not exist.
  ///
  /// - Parameters:
  ///   - folder: A folder that belongs to the store alone, and that is excluded from backups.
  ///   - root: The file of the root that the app brings.
  ///   - options: How the store works.
  /// - Throws: ``PackageError`` with the code `untrusted` or `malformed` for the root, or `storage`.
  public init(
    at folder: URL, root: Data, options: PackageStoreOptions = .init()
  ) throws(PackageError) {
    self.options = options
    throw .unbuilt
  }

  /// Registers the release that the app brings. A release that is newer than what is installed becomes current.
  ///
  /// - Parameter folder: A folder with `release.json` and `objects/<first 2 digits>/<sha256>`.
  /// - Throws: ``PackageError`` where the release is not signed by the app's root, or cannot be read.
  public func embed(_ folder: URL) throws(PackageError) { throw .unbuilt }

  /// What the device has of a package.
  public func status(of package: String) throws(PackageError) -> PackageStatus { throw .unbuilt }

  /// The names of the packages that are installed or embedded.
  public var packages: [String] { [] }

  /// What happens from now on. A reader that falls behind misses the oldest events.
  public var events: AsyncStream<PackageEvent> { AsyncStream { $0.finish() } }

  /// Removes what no release uses that is installed, or open in any process.
  public func collectGarbage() throws(PackageError) -> CollectedGarbage { throw .unbuilt }
}
