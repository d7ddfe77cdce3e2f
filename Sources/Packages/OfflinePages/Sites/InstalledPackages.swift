import OfflinePackages
import WebBridge

/// The releases that a device has, and which of them a web view shows, for the developers of an app.
@MainActor struct InstalledPackages {
  private weak var site: PackageSite?
  private weak var seat: PackageSeat?

  init(of site: PackageSite?, in seat: PackageSeat?) { (self.site, self.seat) = (site, seat) }

  var table: ExtensionTable {
    ExtensionTable(
      "Packages", columns: ["package", "version", "label", "channel", "state", "bytes", "shown"],
      rows: rows)
  }

  private func rows() async -> [[String]] {
    guard let packages = site?.packages else { return [] }
    let shown = seat?.current.flatMap { $0.isLeft ? nil : $0.release.digest }
    // The store reads files.
    let rows = try? await DiskQueue.pages.run { () -> [[String]] in
      try packages.packages.flatMap { package in
        try packages.status(of: package)?.rows(in: packages, shown: shown) ?? []
      }
    }
    return rows ?? []
  }
}

extension PackageStatus {
  /// One row for each release, in the order in which the store would open them.
  fileprivate func rows(in packages: PackageStore, shown: PackageDigest?) -> [[String]] {
    var releases: [InstalledRelease] = []
    for release in [pending, current, lastGood, embedded].compactMap(\.self)
    where !releases.contains(where: { $0.digest == release.digest }) {
      releases.append(release)
    }
    return releases.map { release in
      [
        release.package.text, "\(release.version)", release.label, channel?.text ?? "",
        states(of: release).joined(separator: ", "),
        packages.size(of: release).map(String.init) ?? "",
        release.digest == shown ? "shown" : "",
      ]
    }
  }

  private func states(of release: InstalledRelease) -> [String] {
    let digest = release.digest
    let states: [(String, Bool)] = [
      ("pending", digest == pending?.digest), ("current", digest == current?.digest),
      ("last good", digest == lastGood?.digest), ("embedded", digest == embedded?.digest),
      ("revoked", revoked.contains(digest)), ("failed", quarantined[digest] != nil),
      ("stale", isStale && digest == current?.digest),
    ]
    return states.filter { $0.1 }.map { $0.0 }
  }
}
