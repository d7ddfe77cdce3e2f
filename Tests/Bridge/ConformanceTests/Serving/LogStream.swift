import Logging

/// The lines that a logger writes, on any thread.
struct LogStream: Sendable {
  let lines: AsyncStream<String>
  let logger: Logger

  init(level: Logger.Level = .notice) {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    self.lines = lines
    logger = Logger(label: "test") { _ in Handler(lines: continuation, logLevel: level) }
  }

  private struct Handler: LogHandler {
    let lines: AsyncStream<String>.Continuation
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    init(lines: AsyncStream<String>.Continuation, logLevel: Logger.Level) {
      (self.lines, self.logLevel) = (lines, logLevel)
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.yield("\(event.message)") }
  }
}
