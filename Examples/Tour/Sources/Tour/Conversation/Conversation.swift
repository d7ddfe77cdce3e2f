import WebBridge

/// The remarks that the page and Swift have exchanged so far.
@MainActor final class Conversation {
  /// The number of remarks of one kind that a step shows singly. Further ones are counted.
  private static let patience = 6

  /// The latest remarks.
  private(set) var remarks: [Remark] = []
  /// The number of all remarks.
  private(set) var total = 0
  /// Called for every remark that is new or whose count has changed.
  var onChange: ((Remark) -> Void)?

  private let terminal: Terminal
  private var step = 0
  private var lastID = 0
  private var counts: [Remark.Kind: Int] = [:]
  /// The remarks that each stand for many.
  private var crowds: [Remark.Kind: Remark] = [:]

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Begins a step.
  func begin(_ step: Int) { (self.step, counts, crowds) = (step, [:], [:]) }

  /// Ends the step, and prints the remarks that stand for many.
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
