import WebBridge

/// Accounts for the requests and answers that cross, by their lines.
///
/// The bridge's own observers cannot see a second answer, because the bridge ends a call once for them. The lines show
/// each answer that leaves.
@MainActor final class LineLedger: FrameObserver {
  private var open: [FrameDirection: Set<Int>] = [:]
  /// Requests of native code that it has cancelled. The page's answer may be under way already.
  private var cancelled: Set<Int> = []
  /// Whether lines are left out, because a frame is there, whose numbers are its own.
  var isPaused = false
  /// What must not be, as sentences.
  private(set) var faults: [String] = []

  /// How many requests in a direction have no answer.
  func openCount(_ direction: FrameDirection) -> Int { open[direction]?.count ?? 0 }

  /// Forgets the requests of a document and to it.
  func documentEnded() { (open, cancelled) = ([:], []) }

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    guard !isPaused else { return }
    let head = line.utf8.prefix(40).split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard head.count > 1, let verb = String(head[0]), let id = String(head[1]).flatMap({ Int($0) })
    else { return }
    let other: FrameDirection = direction == .toNative ? .toPage : .toNative
    switch verb {
    case "call", "stream", "callRef", "readRef", "has":
      if open[direction, default: []].insert(id).inserted { return }
      faults.append("A \(verb) with the number \(id) crossed twice.")
    case "done", "fail":
      if open[other]?.remove(id) != nil { return }
      if other == .toPage, cancelled.remove(id) != nil { return }
      faults.append("The request \(id) was answered twice, or after its end: \(verb).")
    case "cancel":
      if open[direction]?.remove(id) != nil, direction == .toPage { cancelled.insert(id) }
    default: break
    }
  }
}
