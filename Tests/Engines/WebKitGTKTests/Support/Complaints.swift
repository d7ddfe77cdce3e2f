import CWebKitGTK
import Synchronization

/// The warnings and criticals of GTK and its libraries.
enum Complaints {
  private static let lines = Mutex<[String]>([])

  // GLib accepts one writer in the life of a process.
  private static let isListening: Bool = {
    g_log_set_writer_func(
      { level, fields, count, data in
        let mask = G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
        if level.rawValue & mask != 0,
          let text = g_log_writer_format_fields(level, fields, count, 0)
        {
          let line = String(cString: text)
          Complaints.lines.withLock { $0.append(line) }
          g_free(text)
        }
        return g_log_writer_default(level, fields, count, data)
      }, nil, nil)
    return true
  }()

  /// Returns the warnings and criticals that were logged while the body ran.
  @MainActor static func during(_ body: () async throws -> Void) async rethrows -> [String] {
    precondition(isListening)
    lines.withLock { $0.removeAll() }
    try await body()
    return lines.withLock { $0 }
  }
}
