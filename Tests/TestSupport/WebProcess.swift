#if os(Linux)
  import Foundation
  import Glibc

  /// The processes that run pages, found among this one's descendants: WebKitGTK does not tell.
  package enum WebProcess {
    /// The ids of the processes that run pages now.
    package static var all: Set<Int32> { running("WebKitWebProcess") }

    /// The ids of the processes that load and keep data now.
    package static var network: Set<Int32> { running("WebKitNetworkProcess") }

    private static func running(_ name: String) -> Set<Int32> {
      var parents: [Int32: Int32] = [:]
      var found: Set<Int32> = []
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        // The name is in parentheses and may hold anything; the state and the parent follow it.
        guard let id = Int32(entry),
          let stat = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
          let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")")
        else { continue }
        let fields = stat[stat.index(after: close)...].split(separator: " ")
        guard fields.count > 1, fields[0] != "Z", let parent = Int32(fields[1]) else { continue }
        parents[id] = parent
        // The kernel keeps the first fifteen characters.
        if stat[open...close] == "(\(name.prefix(15)))" { found.insert(id) }
      }
      return found.filter { isDescendant($0, parents) }
    }

    /// Runs the body and returns the one process that it brought up.
    @MainActor package static func started(
      during body: @MainActor () async throws -> Void
    ) async throws -> Int32? {
      let before = all
      try await body()
      let new = all.subtracting(before)
      return new.count == 1 ? new.first : nil
    }

    /// Ends a process as a crash would.
    package static func kill(_ id: Int32) {
      Glibc.kill(id, SIGKILL)
    }

    private static func isDescendant(_ id: Int32, _ parents: [Int32: Int32]) -> Bool {
      var id = id
      while let parent = parents[id] {
        if parent == getpid() { return true }
        id = parent
      }
      return false
    }
  }
#endif
