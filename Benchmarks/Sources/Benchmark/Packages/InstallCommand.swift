import ArgumentParser
import Foundation
import OfflinePackages

/// Installs a release in a process of its own, so that its memory is that of the installation alone.
struct InstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Installs a package, and prints its time and memory.",
    shouldDisplay: false)

  @Argument(help: "The package.") var package: String
  @Argument(help: "The URL of the feed, or of its folder.") var feed: String
  @Argument(help: "The file of the root.") var root: String
  @Argument(help: "The folder of the store.") var store: String

  /// What the process prints.
  struct Figures: Codable {
    /// How long the installation took.
    var milliseconds: Double
    /// By how many bytes the resident memory has grown at most.
    var growth: Double
  }

  func run() async throws {
    guard let url = URL(string: feed) else { throw ValidationError("“\(feed)” is not a URL.") }
    let packages = try PackageStore(
      at: URL(fileURLWithPath: store), root: Data(contentsOf: URL(fileURLWithPath: root)))
    let before = Self.memory("VmRSS")
    let start = ContinuousClock.now
    let source = url.isFileURL ? PackageFeed(url, transport: FolderTransport()) : PackageFeed(url)
    try await packages.update(package, from: source).finish()
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    let figures = Figures(milliseconds: time, growth: Self.memory("VmHWM") - before)
    FileHandle.standardOutput.write(try JSONEncoder().encode(figures))
  }

  /// A figure of this process from the kernel, in bytes.
  private static func memory(_ name: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan) * 1024
  }
}
