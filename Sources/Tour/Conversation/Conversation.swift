import WebBridge

/// What page and Swift have said to each other so far.
@MainActor final class Conversation {
  /// How many frames of one kind in a row are told one by one.
  private static let patience = 3

  /// The latest frames; those that repeat are counted in one.
  private(set) var frames: [SeenFrame] = []
  /// How many frames crossed.
  private(set) var total = 0
  /// Told of every frame that is new or counts on.
  var onChange: ((SeenFrame) -> Void)?

  private let terminal: Terminal
  private var lastID = 0
  private var run = 0
  private var hidden = 0

  init(_ terminal: Terminal) { self.terminal = terminal }

  func add(_ frame: SeenFrame) {
    total += 1
    if let last = frames.last, last.isLike(frame) { run += 1 } else { begin() }
    if run <= Self.patience {
      append(frame)
    } else {
      hidden += 1
      frames[frames.count - 1].count += 1
    }
    if let last = frames.last { onChange?(last) }
  }

  /// Ends a run of frames of one kind.
  func begin() {
    terminal.printMore(hidden)
    (run, hidden) = (1, 0)
  }

  private func append(_ frame: SeenFrame) {
    lastID += 1
    var frame = frame
    frame.id = lastID
    frames.append(frame)
    if frames.count > 100 { frames.removeFirst(50) }
    terminal.print(frame)
  }
}
