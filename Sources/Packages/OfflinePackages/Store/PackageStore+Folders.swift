import Foundation
import Logging

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
