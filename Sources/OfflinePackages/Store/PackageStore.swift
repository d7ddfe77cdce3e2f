public import Foundation
import Locking

/// The packages of a device: a folder with releases, of which each package runs one.
///
/// Any number of stores, also of other processes, may use one folder at the same time. Methods read and write files,
/// so do not call them where a wait of some milliseconds shows.
public final class PackageStore: Sendable {
  package let options: PackageStoreOptions
  let layout: StoreLayout
  let disk: DiskWriter
  /// The root that the app brings.
  let embeddedRoot: TrustedRoot
  let subscribers = EventSubscribers()
  let embeddedPackages = Locked<[PackageName: EmbeddedPackage]>([:])
  /// The releases that are open in this process, by their nonces.
  let openLoads = Locked<[String: ContentDigest]>([:])
  let loadedReleases = Locked<[ContentDigest: LoadedRelease]>([:])
  /// The files that were checked in this process, by their paths.
  let checkedFiles = Locked<[String: FileIdentity]>([:])
  /// The releases whose files all were seen in this process.
  let wholeReleases = Locked<Set<LoadedRelease.Key>>([])

  var objects: ObjectFolder { ObjectFolder(path: layout.objects) }

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
    layout = StoreLayout(folder)
    disk = DiskWriter(faults: options.faults)
    embeddedRoot = try TrustedRoot(embedded: root)
    for folder in layout.folders {
      let identity = FileIdentity(at: folder)
      if identity?.isFolder == true { continue }
      // A link in a folder's place leads to files that are not the store's. The store's own folder is the app's choice.
      if identity != nil, folder != layout.folder { try disk.unlink(folder, .damagedUnlink) }
      try disk.createFolder(folder)
    }
    do throws(PackageError) {
      try changeState { _ in }
    } catch {
      // A store on a full disk can still be read.
      guard error.code == .noSpace else { throw error }
      report("The state of the packages cannot be written", error)
    }
  }

  /// What the device has of a package.
  ///
  /// - Parameter package: The name of the package.
  /// - Returns: The status; `nil` where no release of the package is installed or embedded.
  /// - Throws: ``PackageError`` with the code `notInstalled` where the text cannot be the name of a package, or
  ///   `storage` where the disk cannot be read.
  public func status(of package: String) throws(PackageError) -> PackageStatus? {
    let name = try Self.name(package)
    let state = try readState()
    return state[name].records.isEmpty ? nil : status(of: name, in: state)
  }

  /// The names of the packages that are installed or embedded.
  public var packages: [String] {
    guard let state = try? readState() else { return [] }
    return state.packages.filter { !$0.value.records.isEmpty }.keys.sorted()
  }

  /// What happens from now on. A reader that falls behind misses the oldest events.
  public var events: AsyncStream<PackageEvent> { subscribers.stream() }

  func status(of package: PackageName, in state: StoreState) -> PackageStatus {
    let known = state[package]
    var quarantined: [ContentDigest: FailureReason] = [:]
    for (text, reason) in known.quarantined {
      if let digest = ContentDigest(hexadecimal: text) { quarantined[digest] = reason }
    }
    let expires = known.channel.flatMap { known.channels[$0]?.expires }
    return PackageStatus(
      current: known.current?.described(in: package),
      pending: known.pending?.described(in: package),
      lastGood: known.good.first?.described(in: package),
      embedded: known.embedded?.described(in: package), quarantined: quarantined,
      revoked: known.revoked, channel: known.channel.flatMap { PackageName($0) },
      isStale: expires.map { $0 <= Instant(options.now()).seconds } ?? false)
  }

  static func name(_ text: String) throws(PackageError) -> PackageName {
    guard let name = PackageName(text) else {
      throw PackageError(.notInstalled, "“\(text.printable)” is not \(PackageName.rule).")
    }
    return name
  }

  static func notInstalled(_ package: PackageName) -> PackageError {
    PackageError(
      .notInstalled, "The package “\(package)” is not installed: update it, or embed it in the app."
    )
  }
}
