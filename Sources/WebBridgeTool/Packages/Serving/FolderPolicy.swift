import Foundation
import Locking
import OfflinePackages
import PackagePublishing

/// The policy of the release that `webbridge pack` would make of a folder. It is made again when a file has changed.
final class FolderPolicy: Sendable {
  private struct Known {
    var times: [String: [Double]]
    var configuration: PackageConfiguration
    var policy: String
  }

  private let known = Locked<Known?>(nil)

  /// Returns the policy; the usual one where no release can be made of the folder.
  func text(of folder: URL, _ configuration: PackageConfiguration) -> String {
    let times = LiveReload.times(of: folder)
    return known.withLock { known in
      if let known, known.times == times, known.configuration == configuration {
        return known.policy
      }
      let made = try? PackageBuilder.policy(of: folder, configuration)
      let policy = made ?? ContentSecurityPolicy.usual.text
      known = Known(times: times, configuration: configuration, policy: policy)
      return policy
    }
  }
}
