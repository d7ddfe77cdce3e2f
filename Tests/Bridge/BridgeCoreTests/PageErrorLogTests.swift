import Logging
import Testing

@testable import BridgeCore

@Suite struct PageErrorLogTests {
  /// A log handler that counts its lines.
  private struct Handler: LogHandler {
    let lines: AsyncStream<Void>.Continuation
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    init(_ lines: AsyncStream<Void>.Continuation) { self.lines = lines }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.yield() }
  }

  /// Returns the number of lines that the log writes for a page that reports `count` errors.
  private func lines(of count: Int) async -> Int {
    let (lines, continuation) = AsyncStream.makeStream(of: Void.self)
    let log = PageErrorLog(Logger(label: "test") { _ in Handler(continuation) })
    for number in 1...count { log.write("error \(number)") }
    continuation.finish()
    return await lines.reduce(0) { count, _ in count + 1 }
  }

  @Test func `a page that floods the log has few lines`() async {
    #expect(await lines(of: 100) == 100)
    // Lines are written for error 128, 256 and so on, up to 524,288.
    #expect(await lines(of: 1_000_000) == 113)
  }
}
