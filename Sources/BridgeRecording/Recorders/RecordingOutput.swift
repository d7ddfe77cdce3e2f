import Foundation
import Locking
import Logging

/// The open file of a recording.
final class RecordingOutput: Sendable {
  private struct State {
    /// How many bytes the file may still have.
    var room: Int
    var hasFailed = false
  }

  private let handle: FileHandle
  private let writer: LineWriter
  private let state: Locked<State>
  private let log: Logger?

  init(_ handle: FileHandle, _ writer: LineWriter, room: Int, log: Logger?) {
    (self.handle, self.writer, self.log) = (handle, writer, log)
    state = Locked(State(room: room))
  }

  func write(header: String) { write(Data((header + "\n").utf8)) }

  func write(_ moments: some Sequence<Moment>) {
    var text: [UInt8] = []
    for moment in moments {
      text += writer.bytes(for: moment)
      text.append(0x0A)
    }
    if !text.isEmpty { write(Data(text)) }
  }

  private func write(_ data: Data) {
    state.withLock { state in
      guard !state.hasFailed else { return }
      do {
        guard data.count <= state.room else {
          throw RecordingError("it would be larger than mostFileBytes")
        }
        try handle.write(contentsOf: data)
        state.room -= data.count
      } catch {
        state.hasFailed = true
        log?.warning("The recording's file ends here, and later lines are in memory only: \(error)")
      }
    }
  }
}
