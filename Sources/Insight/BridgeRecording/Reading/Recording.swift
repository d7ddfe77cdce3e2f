import BridgeCore
public import Foundation

/// The recorded events of one bridge, read from the JSON Lines that a ``Recorder`` writes.
public struct Recording: Sendable {
  /// The lines after the first one, in order.
  public let lines: [RecordedLine]

  /// Reads a file.
  ///
  /// - Throws: ``RecordingError`` if the file cannot be read or is not a recording.
  public init(contentsOf url: URL) throws {
    guard let data = try? Data(contentsOf: url) else {
      throw RecordingError(.notFound, "There is no recording at \(url.path).")
    }
    try self.init(parsing: String(decoding: data, as: UTF8.self), from: url.lastPathComponent)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: JSON Lines, as `docs/RECORDING.md` describes them.
  ///   - source: The name of the text, for errors.
  /// - Throws: ``RecordingError`` if the text is not a recording.
  public init(parsing text: String, from source: String = "the recording") throws {
    struct Header: Decodable {
      var kind: String
      var version: Int
    }
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = texts.first,
      let header = try? BridgeValue(parsing: String(first)).decode(Header.self),
      header.kind == "recording"
    else {
      throw RecordingError(.malformed, "\(source) does not begin with the line of a recording.")
    }
    guard header.version == LineWriter.version else {
      throw RecordingError(
        .malformed,
        "\(source) has version \(header.version) of the format. This reader knows \(LineWriter.version)."
      )
    }
    var lines: [RecordedLine] = []
    for (index, text) in texts.enumerated().dropFirst() where !text.isEmpty {
      do {
        lines.append(try BridgeValue(parsing: String(text)).decode(RecordedLine.self))
      } catch {
        // The app may have ended while it wrote the last line.
        if index == texts.count - 1 { break }
        throw RecordingError(.malformed, "\(source), line \(index + 1): \(error)")
      }
    }
    self.lines = lines
  }
}
