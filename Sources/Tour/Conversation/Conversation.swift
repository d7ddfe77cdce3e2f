import WebBridge

/// What page and Swift have said to each other so far.
@MainActor final class Conversation {
  /// How many remarks of one kind a step tells one by one; the others it counts.
  private static let patience = 6

  /// The latest remarks.
  private(set) var remarks: [Remark] = []
  /// How many remarks crossed.
  private(set) var total = 0
  /// Told of every remark that is new or counts on.
  var onChange: ((Remark) -> Void)?

  private let terminal: Terminal
  private var step = 0
  private var lastID = 0
  private var counts: [Remark.Kind: Int] = [:]
  /// The remarks that stand for many.
  private var crowds: [Remark.Kind: Remark] = [:]

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// A step begins.
  func begin(_ step: Int) { (self.step, counts, crowds) = (step, [:], [:]) }

  /// The step has ended.
  func end() {
    for crowd in crowds.values.sorted(by: { $0.id < $1.id }) { terminal.print(crowd) }
  }

  func add(_ remark: Remark) {
    total += 1
    counts[remark.kind, default: 0] += 1
    if counts[remark.kind, default: 0] <= Self.patience {
      terminal.print(append(remark))
    } else if var crowd = crowds[remark.kind] {
      crowd.count += 1
      crowds[remark.kind] = crowd
      if let index = remarks.lastIndex(where: { $0.id == crowd.id }) { remarks[index] = crowd }
      onChange?(crowd)
    } else {
      crowds[remark.kind] = append(Remark(crowd: remark))
    }
  }

  private func append(_ remark: Remark) -> Remark {
    lastID += 1
    var remark = remark
    (remark.id, remark.step) = (lastID, step)
    remarks.append(remark)
    if remarks.count > 100 { remarks.removeFirst(50) }
    onChange?(remark)
    return remark
  }
}
