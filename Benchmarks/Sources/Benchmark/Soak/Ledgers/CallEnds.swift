import WebBridge

/// How many calls began, and how they ended, over several ledgers.
@MainActor struct CallEnds {
  /// The calls that have begun.
  private(set) var count = 0
  /// The calls that have ended, by the direction and the code.
  private(set) var byCode: [String: Int] = [:]

  mutating func add(_ ledger: CallLedger) {
    count += ledger.beganCount
    for (direction, codes) in ledger.ends {
      let side = direction == .toNative ? "page → Swift" : "Swift → page"
      for (code, count) in codes { byCode["\(side): \(code)", default: 0] += count }
    }
  }
}
