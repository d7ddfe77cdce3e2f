import WebBridge

/// Counts Swift objects that are still alive, for example because a page holds a function that captures one.
@MainActor final class MarkCount {
  final class Mark: Sendable {
    private let count: MarkCount
    fileprivate init(_ count: MarkCount) { self.count = count }
    deinit { Task { @MainActor [count] in count.living -= 1 } }
  }

  private(set) var living = 0

  func mark() -> Mark {
    living += 1
    return Mark(self)
  }

  /// Returns a function that keeps a mark alive.
  func function() -> BridgeFunction {
    let mark = mark()
    return BridgeFunction { _ = mark }
  }
}
