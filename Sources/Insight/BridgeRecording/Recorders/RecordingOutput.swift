import BridgeCore
import Disclosure
import Foundation
import Locking
import Logging

/// The open file of a recording.
final class RecordingOutput: Sendable {
  private struct State {
    /// The number of bytes by which the file may still grow.
    var room: Int
    var hasFailed = false
    /// The lines that were written last, whose memory the next ones take.
    var lines: [UInt8] = []
  }

  /// The most memory that waits for the next lines, in bytes.
  private static let mostKept = 1 << 20

  private let handle: FileHandle
  private let writer: LineWriter
  private let state: Locked<State>
  private let log: Logger?

  init(_ handle: FileHandle, _ writer: LineWriter, room: Int, log: Logger?) {
    (self.handle, self.writer, self.log) = (handle, writer, log?.disclosing)
    state = Locked(State(room: room))
  }

  func write(_ line: String) { write { $0 = Array((line + "\n").utf8) } }

  /// Writes how many moments are missing.
  func write(dropped count: Int, at time: ObservedTime) {
    write(writer.line(for: Moment(time: time, kind: .dropped(count))))
  }

  func write(_ chunk: MomentChunk) { write { writer.write(chunk, to: &$0) } }

  /// - Parameter body: Replaces the lines that were written last by the next ones.
  private func write(_ body: (inout [UInt8]) -> Void) {
    state.withLock { state in
      guard !state.hasFailed else { return }
      body(&state.lines)
      do {
        guard state.lines.count <= state.room else {
          throw RecordingError(.storage, "it would be larger than maxFileBytes")
        }
        try handle.write(contentsOf: state.lines)
        state.room -= state.lines.count
      } catch {
        state.hasFailed = true
        log?.warning("The recording's file ends here, and later lines are in memory only: \(error)")
      }
      if state.lines.capacity > Self.mostKept { state.lines = [] }
    }
  }
}
