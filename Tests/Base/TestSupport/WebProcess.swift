#if os(Linux)
  import Foundation
  import Glibc

  /// The processes that run pages: descendants of this process, because WebKitGTK does not report them.
  package enum WebProcess {
    /// The ids of the processes that run pages.
    package static var all: Set<Int32> { descendants(named: "WebKitWebProcess") }

    /// The ids of the processes that load and store data.
    package static var network: Set<Int32> { descendants(named: "WebKitNetworkProcess") }

    /// Returns the ids of a process's descendants.
    package static func descendants(of id: Int32) -> Set<Int32> {
      descendants(of: id, in: running())
    }

    /// Runs the body and returns the process that started meanwhile, if it is the only one. WebKit keeps some
    /// processes for pages of the same host, see ``Server/onHostOfItsOwn(_:)``.
    @MainActor package static func started(
      during body: @MainActor () async throws -> Void
    ) async throws -> Int32? {
      let before = all
      try await body()
      // WebKit may start a process for later meanwhile.
      let new = all.subtracting(before).filter(hasStarted)
      return new.count == 1 ? new.first : nil
    }

    /// Ends a process as a crash would, and leaves one that still starts. WebKitGTK 2.50 ends the whole program when a
    /// process ends before it has told its id.
    package static func kill(_ id: Int32) {
      if hasStarted(id) { Glibc.kill(id, SIGKILL) }
    }

    /// Ends all processes that run pages.
    package static func killAll() {
      for id in all { kill(id) }
    }

    /// A process tells its id before it opens its connection, which has a thread of this name.
    package static func hasStarted(_ id: Int32) -> Bool {
      let tasks = "/proc/\(id)/task"
      return ((try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []).contains {
        (try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)) == "ReceiveQueue\n"
      }
    }

    private static func descendants(named name: String) -> Set<Int32> {
      let processes = running()
      // The kernel keeps the first fifteen characters of a name.
      return descendants(of: getpid(), in: processes).filter {
        processes[$0]?.name == name.prefix(15)
      }
    }

    private static func running() -> [Int32: (name: Substring, parent: Int32)] {
      var processes: [Int32: (Substring, Int32)] = [:]
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        // The name is in parentheses and may contain any character. The state and the parent follow it.
        guard let id = Int32(entry),
          let stat = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
          let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")")
        else { continue }
        let fields = stat[stat.index(after: close)...].split(separator: " ")
        guard fields.count > 1, fields[0] != "Z", let parent = Int32(fields[1]) else { continue }
        processes[id] = (stat[stat.index(after: open)..<close], parent)
      }
      return processes
    }

    private static func descendants(
      of ancestor: Int32, in processes: [Int32: (name: Substring, parent: Int32)]
    ) -> Set<Int32> {
      Set(
        processes.keys.filter { id in
          var parent = processes[id]?.parent
          while let next = parent, next != ancestor { parent = processes[next]?.parent }
          return parent == ancestor
        })
    }
  }
#endif
