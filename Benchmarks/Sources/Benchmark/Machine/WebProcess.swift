import Foundation

/// The processes that run pages. They are found among this process's descendants, because WebKitGTK does not
/// report them.
enum WebProcess {
  /// The processes that run pages now, and the processor time that each has used, in ticks.
  static var all: [Int32: Int] {
    let processes = running()
    return processes.filter { id, process in
      // The kernel keeps only the first fifteen characters of a name.
      guard process.name == "WebKitWebProces" else { return false }
      var parent: Int32? = process.parent
      while let next = parent, next != getpid() { parent = processes[next]?.parent }
      return parent != nil
    }.mapValues(\.time)
  }

  private typealias Running = (name: Substring, parent: Int32, time: Int)

  private static func running() -> [Int32: Running] {
    var processes: [Int32: Running] = [:]
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      // The name is in parentheses and may contain any characters. The state and the parent follow it.
      guard let id = Int32(entry),
        let stat = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
        let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")")
      else { continue }
      let fields = stat[stat.index(after: close)...].split(separator: " ")
      guard fields.count > 12, fields[0] != "Z", let parent = Int32(fields[1]),
        let user = Int(fields[11])
      else { continue }
      processes[id] = (stat[stat.index(after: open)..<close], parent, user)
    }
    return processes
  }
}
