import Foundation
import Locking
import Logging

/// Writes moments to a file on a thread of its own, so that the bridge does not wait for the disk.
final class RecordingFile: Sendable {
  /// The most moments that wait for the disk.
  private static let mostWaiting = 100_000
  /// The number of moments from which on the file writes without a pause.
  private static let batch = 1_000
  private static let pause: DispatchTimeInterval = .milliseconds(100)

  private struct Waiting {
    var moments: [Moment] = []
    var dropped = 0
    var isScheduled = false
  }

  private let waiting = Locked(Waiting())
  private let queue = DispatchQueue(label: "webbridge.recording")
  private let output: Output

  /// The open file, which only the queue uses.
  private final class Output: Sendable {
    private let handle: FileHandle
    private let writer: LineWriter
    private let state: Locked<(room: Int, failure: Bool, missing: Int)>
    private let log: Logger?

    init(_ handle: FileHandle, _ writer: LineWriter, room: Int, log: Logger?) {
      (self.handle, self.writer, self.log) = (handle, writer, log)
      state = Locked((room, false, 0))
    }

    func write(_ lines: [String]) {
      state.withLock { state in
        guard !state.failure else { return }
        let data = Data(lines.joined(separator: "\n").utf8 + [UInt8(ascii: "\n")])
        guard data.count <= state.room else {
          state.failure = true
          log?.warning("The recording's file is full. Later lines are in memory only.")
          return
        }
        do {
          try handle.write(contentsOf: data)
          state.room -= data.count
        } catch {
          state.failure = true
          log?.error("The recording's file cannot be written: \(error)")
        }
      }
    }

    func write(_ moments: [Moment]) {
      // In pieces, so that the lines of many large payloads are not in memory together.
      for start in stride(from: 0, to: moments.count, by: 256) {
        write(moments[start..<min(start + 256, moments.count)].map(writer.line))
      }
    }
  }

  /// Creates the file, readable by its owner only, and writes the first line.
  init(_ url: URL, writer: LineWriter, mostBytes: Int, log: Logger?) throws {
    guard
      FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else {
      throw RecordingError(
        "\(url.path) cannot be created. Name a file in a folder that exists and that the app may write."
      )
    }
    output = Output(try FileHandle(forWritingTo: url), writer, room: mostBytes, log: log)
    output.write([writer.header()])
  }

  func append(_ moment: Moment) {
    let delay: DispatchTimeInterval? = waiting.withLock { waiting in
      guard waiting.moments.count < Self.mostWaiting else {
        waiting.dropped += 1
        return nil
      }
      if waiting.dropped > 0 {
        waiting.moments.append(Moment(time: moment.time, kind: .dropped(waiting.dropped)))
        waiting.dropped = 0
      }
      waiting.moments.append(moment)
      guard !waiting.isScheduled else { return nil }
      waiting.isScheduled = true
      return Self.pause
    }
    guard let delay else { return }
    // The block keeps what it writes, so that the last lines outlive this object.
    queue.asyncAfter(deadline: .now() + delay) { [waiting, output] in
      Self.write(waiting, to: output)
    }
  }

  /// Writes what waits, and returns when the file has it.
  func flush() { queue.sync { Self.write(waiting, to: output) } }

  private static func write(_ waiting: Locked<Waiting>, to output: Output) {
    while true {
      let moments = waiting.withLock { waiting in
        let moments = waiting.moments
        waiting.moments = []
        waiting.isScheduled = moments.count >= batch
        return moments
      }
      guard !moments.isEmpty else { return }
      output.write(moments)
      guard moments.count >= batch else { return }
    }
  }
}
