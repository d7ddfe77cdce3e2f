import Locking
import Logging

/// Keeps what a logger writes: the message and the metadata of each entry, as a line of a terminal has them.
final class LogLines: Sendable {
  private let lines = Locked<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  var text: String { all.joined(separator: "\n") }

  /// Returns a logger that writes here.
  func logger(_ label: String) -> Logger { Logger(label: label) { _ in Handler(lines: self) } }

  private struct Handler: LogHandler {
    let lines: LogLines
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let all = metadata.merging(event.metadata ?? [:]) { $1 }
      let shown = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
      lines.lines.withLock { $0.append("\(event.level) \(event.message)\(shown)") }
    }
  }
}
