/// A step of an update.
public enum PackageUpdateStep: Sendable, Hashable {
  /// The update fetches the signed documents.
  case checking
  /// There is a release that the device does not have.
  case found(PackageUpdatePlan)
  /// Bytes have come. Steps of this kind follow each other closely; the last one has all bytes.
  case fetching(PackageUpdateProgress)
  /// The release is installed: the last step. The next ``PackageStore/open(_:)`` opens it.
  case installed(InstalledRelease)
  /// The device has the newest release that it is to have: the last step.
  case upToDate(InstalledRelease)
}

extension PackageUpdateStep: CustomStringConvertible {
  /// The step in one line.
  public var description: String {
    switch self {
    case .checking: "checking"
    case .found(let plan): "found \(plan)"
    case .fetching(let progress): "fetching: \(progress)"
    case .installed(let release): "installed \(release)"
    case .upToDate(let release): "up to date: \(release)"
    }
  }
}
