import Foundation
import OfflinePackages

/// Installs a release from a folder, opens it, and confirms it, while a test kills it.
///
/// Arguments: the store, the file of the root, the feed, the package, the channel, and as many of
/// `kill=POINT:COUNT` (dies when the point is reached for the count's time), `fail=COUNT:ERRNO` (the count's step fails),
/// `limit=BYTES` (no file becomes larger), `embed=FOLDER`, `hold` (keeps the release open until its input ends),
/// `slow` (1 ms for each step), `mute` (does not confirm the release).
@main
struct PackageInstaller {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count >= 6, let package = PackageName(arguments[4]),
      let channel = PackageName(arguments[5])
    else { exit(64) }
    let wishes = Wishes(arguments.dropFirst(6))
    do {
      var options = PackageStoreOptions()
      options.faults = wishes.faults
      wishes.limitFiles()
      let root = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
      let before = peakMemory()
      print("ready")
      fflush(nil)
      let store = try PackageStore(
        at: URL(fileURLWithPath: arguments[1]), root: root, options: options)
      if let folder = wishes.embedded { try store.embed(URL(fileURLWithPath: folder)) }
      let feed = URL(fileURLWithPath: arguments[3])
      let result = try await FolderUpdate(store: store, feed: feed).run(package, channel)
      try use(store, package, result, wishes)
      _ = try store.collectGarbage()
      print("memory: \((peakMemory() - before) / 1_024) KiB")
      print("done")
      exit(0)
    } catch {
      print("failed: \(error)")
      exit(1)
    }
  }

  private static func use(
    _ store: PackageStore, _ package: PackageName, _ result: String, _ wishes: Wishes
  ) throws {
    let release = try store.open(package.text)
    if !wishes.isMute { try release.confirmHealthy(nonce: release.nonce) }
    print(result)
    fflush(nil)
    if wishes.holds { while readLine() != nil {} }
    withExtendedLifetime(release) {}
  }

  /// The most bytes that the process has had in memory.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) * 1_024
    #endif
  }
}
