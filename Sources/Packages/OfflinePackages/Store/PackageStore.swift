import Disclosure
public import Foundation
import Locking
import Logging

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

extension PackageStore {
  /// Lets the device try releases of a package again that are out of use because they failed.
  ///
  /// Such a release comes back by itself: after ten minutes, and when it fails again, after an hour, six hours, a day, and
  /// a week from then on; earlier if the engine's version has changed, or if the device had no network and the feed answers.
  /// Call this method if the app knows that the reason has gone. The next update installs the
  /// release that the feed names.
  ///
  /// - Parameter package: The name of the package.
  /// - Throws: ``PackageError`` with the code `notInstalled` if the text cannot be the name of a package, or `storage`
  ///   if the state cannot be written.
  public func endQuarantines(of package: String) throws(PackageError) {
    let name = try Self.name(package)
    try changeState { state in
      state.packages[name.text]?.quarantined = [:]
      state.packages[name.text]?.terms = nil
    }
  }

  func surroundings(isOnline: Bool = false) -> Surroundings {
    Surroundings(
      time: PackageInstant(options.now()).seconds, engine: options.engineVersion, isOnline: isOnline
    )
  }
}

extension PackageStore {
  /// Creates the folders of the store that are missing, and the folders on the way to the store's.
  func createFolders() throws(PackageError) {
    if FileIdentity(at: layout.folder)?.isFolder != true, try disk.createFolders(layout.folder) {
      excludeFromBackup()
    }
    for folder in layout.innerFolders {
      let identity = FileIdentity(at: folder)
      if identity?.isFolder == true { continue }
      // A link in a folder's place leads to files that are not the store's. The store's own folder is the app's choice.
      if identity != nil { try disk.unlink(folder, .damagedUnlink) }
      try disk.createFolder(folder)
    }
  }

  /// Excludes the store's folder from backups, because an app can download its packages again. A store works as well in
  /// a folder that cannot be excluded.
  private func excludeFromBackup() {
    do {
      try options.excludeFromBackup?(layout.folder)
    } catch {
      options.log.error("\(layout.folder) cannot be excluded from backups: \(error)")
    }
  }
}

extension PackageStore {
  /// The newest root that the store trusts.
  func newestRoot(_ state: StoreState) -> TrustedRoot { keptRoot(state) ?? embeddedRoot }

  /// The root of the store's folder; `nil` if there is none, or its file is damaged.
  private func keptRoot(_ state: StoreState) -> TrustedRoot? {
    guard let record = state.root,
      let file = (try? Descriptor.reading(layout.root(record.version), flags: O_NOFOLLOW)).flatMap({
        $0
      }),
      let data = (try? file.contents(atMost: PackageDocumentType.root.largestFile)).flatMap({ $0 }),
      PackageDigest(of: data) == record.digest
    else { return nil }
    return try? TrustedRoot(embedded: data)
  }

  /// Takes the root of an app update, unless the store has a newer one.
  func adoptEmbeddedRoot(_ state: inout StoreState) throws(PackageError) {
    let digest = PackageDigest(of: embeddedRoot.file)
    guard state.embeddedRoot != digest else { return }
    let kept = keptRoot(state)
    if kept.map({ $0.document.version <= embeddedRoot.document.version }) ?? true {
      if let kept { state.resetFloors(from: kept.document, to: embeddedRoot.document) }
      try keep(embeddedRoot, in: &state)
    }
    state.embeddedRoot = digest
  }

  /// Writes a root to the store's folder, for who holds the state's lock.
  func keep(_ root: TrustedRoot, in state: inout StoreState) throws(PackageError) {
    let version = root.document.version
    try disk.replace(
      layout.root(version), with: root.file, by: layout.rootTemporary,
      (.rootCreate, .rootWrite, .rootSync, .rootRename))
    try disk.syncFolder(layout.roots)
    state.root = StoreState.RootRecord(version: version, digest: PackageDigest(of: root.file))
  }
}
