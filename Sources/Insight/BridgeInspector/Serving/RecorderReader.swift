import BridgeRecording

/// Reads the lines of a recorder from the beginning, and those that follow.
///
/// The recorder's ring bounds what waits for a slow reader. The recorder is let go while the reader waits for nothing.
@MainActor final class RecorderReader {
  /// The most lines that are read at once.
  private static let maxLines = 500

  private weak var recorder: Recorder?
  private var isFirst = true
  private var number = 0

  nonisolated init(_ recorder: Recorder) { self.recorder = recorder }

  /// Returns the next lines, at least one; `nil` if the recording has ended or the task was cancelled.
  ///
  /// - Parameter limit: The longest time to wait, after which there are no lines.
  func next(within limit: Duration? = nil) async -> [String]? {
    if isFirst, let recorder {
      isFirst = false
      return [recorder.writer.header()]
    }
    while let recorder {
      let lines = recorder.lines(from: &number, atMost: Self.maxLines)
      if !lines.isEmpty { return lines }
      switch await wait(for: recorder, within: limit) {
      case .lines: continue
      case .end: return nil
      case .limit: return []
      }
    }
    return nil
  }

  private enum Outcome {
    case lines
    case end
    case limit
  }

  private func wait(for recorder: Recorder, within limit: Duration?) async -> Outcome {
    let number = number
    guard let limit else { return await recorder.waitForLines(from: number) ? .lines : .end }
    return await withTaskGroup(of: Outcome.self) { group in
      group.addTask { await recorder.waitForLines(from: number) ? .lines : .end }
      group.addTask {
        do { try await Task.sleep(for: limit) } catch { return .end }
        return .limit
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .end
    }
  }
}
