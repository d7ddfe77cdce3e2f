#if os(Linux)
  import Foundation

  /// The program that shows packages, in a process of its own that is killed.
  enum KilledApp {
    /// Starts the program, and kills it as soon as its page says that it is shown.
    ///
    /// - Returns: What the page said.
    static func shows(_ url: String, storeAt store: URL, root: Data) async throws -> String {
      let file = ScratchFolder()
      try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
      let rootFile = file.url.appendingPathComponent("root.json")
      try root.write(to: rootFile)
      return try await withCheckedThrowingContinuation { continuation in
        // Reading and waiting block, so they run on a thread of their own.
        Thread.detachNewThread {
          continuation.resume(
            with: Result { try run([store.path, rootFile.path, url]) })
          withExtendedLifetime(file) {}
        }
      }
    }

    private static func run(_ arguments: [String]) throws -> String {
      let (process, input, output) = (Process(), Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("PackageApp")
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      var said = Data()
      while said.last != UInt8(ascii: "\n") {
        let bytes = output.fileHandleForReading.availableData
        if bytes.isEmpty { break }
        said += bytes
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL
      else { throw EndedByItself(status: process.terminationStatus) }
      return String(decoding: said.dropLast(), as: UTF8.self)
    }

    /// The program ended before it was killed.
    struct EndedByItself: Error {
      let status: Int32
    }
  }
#endif
