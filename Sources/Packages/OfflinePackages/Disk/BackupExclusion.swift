import Foundation

/// Tells a system to leave a folder out of its backups.
enum BackupExclusion {
  #if canImport(Darwin)
    /// Excludes a folder, with everything in it, from the backups of iCloud, Finder and Time Machine.
    static let ofSystem: (@Sendable (_ folder: String) throws -> Void)? = { folder in
      var url = URL(fileURLWithPath: folder, isDirectory: true)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try url.setResourceValues(values)
    }
  #else
    /// Nothing, because Linux has no such mark.
    static let ofSystem: (@Sendable (_ folder: String) throws -> Void)? = nil
  #endif
}
