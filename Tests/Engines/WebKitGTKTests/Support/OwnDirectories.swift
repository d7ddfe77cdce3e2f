import Foundation
import TestSupport
import Testing

/// Gives the tests their own directories instead of the user's, and removes them afterwards.
struct OwnDirectories: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A test that runs this program again sets the directories itself.
    guard ProcessInfo.processInfo.environment["WEBKITGTK_TESTS"] == nil else {
      return try await function()
    }
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("WebKitGTKTests-\(UUID().uuidString)")
    // GLib reads the variables once, when it first needs them.
    let folders = [
      ("XDG_DATA_HOME", "data"), ("XDG_CACHE_HOME", "cache"), ("XDG_CONFIG_HOME", "config"),
      ("WEBKITGTK_TESTS_DOWNLOADS", "downloads"),
    ]
    for (variable, name) in folders {
      let folder = directory.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      setenv(variable, folder.path, 1)
    }
    // GLib reads the folder for downloads from a file in the configuration directory.
    let downloads = "XDG_DOWNLOAD_DIR=\"\(directory.appendingPathComponent("downloads").path)\"\n"
    try Data(downloads.utf8).write(
      to: directory.appendingPathComponent("config").appendingPathComponent("user-dirs.dirs"))
    setenv("WEBKITGTK_TESTS", "1", 1)
    let result: Result<Void, any Error>
    do {
      result = .success(try await function())
    } catch {
      result = .failure(error)
    }
    // The network processes would continue to write.
    let writers = WebProcess.network.filter(WebProcess.hasStarted)
    for process in writers { WebProcess.kill(process) }
    while !WebProcess.network.isDisjoint(with: writers) {
      try await Task.sleep(for: .milliseconds(5))
    }
    try? FileManager.default.removeItem(at: directory)
    try result.get()
  }
}

extension Trait where Self == OwnDirectories {
  /// Separate directories for the tests instead of the user's.
  static var ownDirectories: Self { OwnDirectories() }
}
