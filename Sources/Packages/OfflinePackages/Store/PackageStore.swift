import Disclosure
public import Foundation
import Locking

/// The packages of a device: a folder with releases, of which each package runs one.
///
/// Any number of stores, also of other processes, may use one folder at the same time. Methods read and write files,
/// so do not call them on a thread for which a wait of some milliseconds is too long.
public final class PackageStore: Sendable {
  package let options: PackageStoreOptions
  let layout: StoreLayout
  let disk: DiskWriter
  /// The root that the app brings.
  let embeddedRoot: TrustedRoot
  let subscribers = EventSubscribers()
  let embeddedPackages = Locked<[PackageName: EmbeddedPackage]>([:])
  /// The releases that are open in this process, by their nonces.
  let openLoads = Locked<[String: OpenLoad]>([:])
  /// The rules of the system for suspended apps; `nil` if it allows their locks.
  let suspension: Suspension?
  /// Whether leases are parked, because the system may suspend the app.
  let isParked = Locked(false)
  private let suspensionObservation = Locked<(any Sendable)?>(nil)
  let loadedReleases = Locked<[PackageDigest: LoadedRelease]>([:])
  /// The files that were checked in this process, by their paths.
  let checkedFiles = Locked<[String: FileIdentity]>([:])
  /// The releases whose files all were seen in this process.
  let wholeReleases = Locked<Set<LoadedRelease.Key>>([])

  var objects: ObjectFolder { ObjectFolder(path: layout.objects) }

  /// Opens the store in a folder.
  ///
  /// If the folder does not exist, the store creates it, with the folders on the way to it. On Apple's systems, the
  /// store then excludes its own folder from backups. A folder that exists keeps what the app has set for it.
  ///
  /// - Parameters:
  ///   - folder: A folder that belongs to the store alone.
  ///   - root: The file of the root that the app brings.
  ///   - options: How the store works.
  /// - Throws: ``PackageError`` with the code `untrusted` or `malformed` for the root, or `storage`.
  public init(
    at folder: URL, root: Data, options: PackageStoreOptions = .init()
  ) throws(PackageError) {
    self.options = options
    layout = StoreLayout(folder)
    disk = DiskWriter(faults: options.faults)
    suspension = options.suspension(layout.folder)
    embeddedRoot = try TrustedRoot(embedded: root)
    try createFolders()
    do throws(PackageError) {
      try removeParkedLeases()
    } catch {
      // A store on a full disk can still be read.
      guard error.code == .noSpace else { throw error }
      report("The state of the packages cannot be written", error)
    }
    let observation = suspension?.observe(
      { [weak self] in self?.parkLeases() }, { [weak self] in self?.unparkLeases() })
    suspensionObservation.withLock { $0 = observation }
  }

  /// Returns the releases that the device has of a package.
  ///
  /// - Parameter package: The name of the package.
  /// - Returns: The status; `nil` if no release of the package is installed or embedded.
  /// - Throws: ``PackageError`` with the code `notInstalled` if the text cannot be the name of a package, or
  ///   `storage` if the disk cannot be read.
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

  /// The events from now on. A slow reader misses the oldest events.
  public var events: AsyncStream<PackageEvent> { subscribers.stream() }

  func status(of package: PackageName, in state: StoreState) -> PackageStatus {
    let known = state[package]
    var quarantined: [PackageDigest: PackageFailureReason] = [:]
    for text in known.quarantined.keys {
      guard let digest = PackageDigest(hexadecimal: text) else { continue }
      quarantined[digest] = known.quarantine(of: digest, in: surroundings())?.reason
    }
    let expires = known.channel.flatMap { known.channels[$0]?.expires }
    return PackageStatus(
      current: known.current?.described(in: package),
      pending: known.pending?.described(in: package),
      lastGood: known.good.first?.described(in: package),
      embedded: known.embedded?.described(in: package), quarantined: quarantined,
      revoked: known.revoked, channel: known.channel.flatMap { PackageName($0) },
      isStale: expires.map { $0 <= PackageInstant(options.now()).seconds } ?? false)
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
