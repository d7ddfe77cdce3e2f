import WebBridge

extension Chapter {
  private static let count = 1000

  @MainActor static let volume = Chapter(
    name: "Volume",
    steps: [
      Step("1,000 calls of the page at once") { stage in
        try stage.bridge.handle("sum") { (a: Int, b: Int) in a + b }
        let start = ContinuousClock.now
        let total: Int = try await stage.act("many", count)
        try check("the sum of the answers", total, is: count * (count - 1))
        return "all answered in \((ContinuousClock.now - start).inMilliseconds)"
      },
      Step("1,000 calls of Swift at once") { stage in
        let start = ContinuousClock.now
        let bridge = stage.bridge
        let total = try await withThrowingTaskGroup(of: Int.self) { group in
          for number in 0..<count {
            group.addTask { try await bridge.call("page.double", number) }
          }
          var total = 0
          for try await double in group { total += double }
          return total
        }
        try check("the sum of the answers", total, is: count * (count - 1))
        return "all answered in \((ContinuousClock.now - start).inMilliseconds)"
      },
    ])
}
