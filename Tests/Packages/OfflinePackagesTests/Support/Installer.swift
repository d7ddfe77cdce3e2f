#if os(macOS) || os(Linux)
  import Foundation

  @testable import OfflinePackages

  /// The program that installs and opens a release in a process of its own.
  final class Installer {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var text = ""

    /// The program is built into the folder of the tests.
    private static let program: URL = {
      #if canImport(Darwin)
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      #else
        let tests = Bundle.main.executableURL
      #endif
      let folder = (tests ?? Bundle.main.bundleURL).deletingLastPathComponent()
      return folder.appendingPathComponent("PackageInstaller")
    }()

    init(_ folder: TestFolder, _ publisher: TestPublisher, _ wishes: String...) throws {
      process.executableURL = Self.program
      process.arguments =
        [folder.store, folder.root, folder.feed].map(\.path)
        + [publisher.name.text, publisher.channel.text] + wishes
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    /// Reads lines until one contains the text. Returns whether there was one.
    @discardableResult
    func wait(for expected: String) -> Bool {
      while !text.contains(expected) {
        let bytes = output.fileHandleForReading.availableData
        if bytes.isEmpty { return false }
        text += String(decoding: bytes, as: UTF8.self)
      }
      return true
    }

    func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

    func closeInput() { try? input.fileHandleForWriting.close() }

    /// What the program has printed, and whether it was killed.
    func end() -> (text: String, wasKilled: Bool, status: Int32) {
      closeInput()
      wait(for: "no such line")
      process.waitUntilExit()
      return (text, process.terminationReason == .uncaughtSignal, process.terminationStatus)
    }
  }
#endif
