import Foundation
import Locking
import OfflinePackages
import PackagePublishing

/// The policies of the release that `webbridge pack` would make of a folder. They are made again when a file has changed.
final class FolderPolicy: Sendable {
  private struct Known {
    var times: [String: [Double]]
    var configuration: PackageConfiguration
    var policies: DocumentPolicies
  }

  private let known = Locked<Known?>(nil)

  /// Returns the policies; the usual one where no release can be made of the folder.
  func policies(of folder: URL, _ configuration: PackageConfiguration) -> DocumentPolicies {
    let times = LiveReload.times(of: folder)
    return known.withLock { known in
      if let known, known.times == times, known.configuration == configuration {
        return known.policies
      }
      let made = try? PackageBuilder.policies(of: folder, configuration)
      let policies = made ?? DocumentPolicies()
      known = Known(times: times, configuration: configuration, policies: policies)
      return policies
    }
  }
}
