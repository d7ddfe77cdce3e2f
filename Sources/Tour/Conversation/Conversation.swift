import WebBridge

/// What page and Swift have said to each other so far.
@MainActor final class Conversation {
  /// How many frames of one kind a step tells one by one; the others it counts.
  private static let patience = 6

  /// The latest frames.
  private(set) var frames: [SeenFrame] = []
  /// How many frames crossed.
  private(set) var total = 0
  /// Told of every frame that is new or counts on.
  var onChange: ((SeenFrame) -> Void)?

  private let terminal: Terminal
  private var step = 0
  private var lastID = 0
  private var counts: [SeenFrame.Kind: Int] = [:]
  /// The frames that stand for many.
  private var crowds: [SeenFrame.Kind: SeenFrame] = [:]

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// A step begins.
  func begin(_ step: Int) { (self.step, counts, crowds) = (step, [:], [:]) }

  /// The step has ended.
  func end() {
    for crowd in crowds.values.sorted(by: { $0.id < $1.id }) { terminal.print(crowd) }
  }

  func add(_ frame: SeenFrame) {
    total += 1
    counts[frame.kind, default: 0] += 1
    if counts[frame.kind, default: 0] <= Self.patience {
      terminal.print(append(frame))
    } else if var crowd = crowds[frame.kind] {
      crowd.count += 1
      crowds[frame.kind] = crowd
      if let index = frames.lastIndex(where: { $0.id == crowd.id }) { frames[index] = crowd }
      onChange?(crowd)
    } else {
      crowds[frame.kind] = append(SeenFrame(crowd: frame))
    }
  }

  private func append(_ frame: SeenFrame) -> SeenFrame {
    lastID += 1
    var frame = frame
    (frame.id, frame.step) = (lastID, step)
    frames.append(frame)
    if frames.count > 100 { frames.removeFirst(50) }
    onChange?(frame)
    return frame
  }
}
