import Foundation
import Locking
import Logging

/// Writes moments to a file on a thread of its own, so that the bridge does not wait for the disk.
final class RecordingFile: Sendable {
  /// The most memory of moments that wait for the disk, in bytes.
  private static let mostWaiting = 64 << 20

  private struct Waiting {
    var bytes = 0
    var dropped = 0
  }

  private let waiting = Locked(Waiting())
  private let queue = DispatchQueue(label: "webbridge.recording", qos: .background)
  private let output: RecordingOutput

  /// Creates the file, readable by its owner only, and writes the first line.
  init(_ url: URL, writer: LineWriter, maxBytes: Int, log: Logger?) throws {
    try? FileManager.default.removeItem(at: url)
    guard
      FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else {
      throw RecordingError(
        .storage,
        "\(url.path) cannot be created. Name a file in a folder that exists and that the app may write."
      )
    }
    output = RecordingOutput(
      try FileHandle(forWritingTo: url), writer, room: maxBytes, log: log)
    output.write(writer.header())
  }

  /// Writes the moments of a chunk later. It drops and counts them if the disk is too slow.
  func append(_ chunk: MomentChunk) {
    let dropped: Int? = waiting.withLock { waiting in
      guard waiting.bytes < Self.mostWaiting else {
        waiting.dropped += chunk.count
        return nil
      }
      defer { waiting.dropped = 0 }
      waiting.bytes += chunk.bytes
      return waiting.dropped
    }
    guard let dropped else { return }
    queue.async { [waiting, output] in
      if dropped > 0 {
        output.write(dropped: dropped, at: chunk[0].time)
      }
      output.write(chunk)
      waiting.withLock { $0.bytes -= chunk.bytes }
    }
  }

  /// Returns when the file has everything.
  func flush() {
    queue.sync {
      let dropped = waiting.withLock { waiting in
        defer { waiting.dropped = 0 }
        return waiting.dropped
      }
      if dropped > 0 { output.write(dropped: dropped, at: .now) }
    }
  }
}
