import Foundation

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
