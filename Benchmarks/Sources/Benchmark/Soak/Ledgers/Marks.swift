import Foundation

/// Counts objects that are alive.
@MainActor final class Marks {
  final class Mark: Sendable {
    private let marks: Marks
    fileprivate init(_ marks: Marks) { self.marks = marks }
    deinit {
      DispatchQueue.main.async { [marks] in MainActor.assumeIsolated { marks.end() } }
    }
  }

  private let changes: Changes
  private(set) var living = 0

  init(_ changes: Changes) { self.changes = changes }

  func mark() -> Mark {
    living += 1
    return Mark(self)
  }

  private func end() {
    living -= 1
    changes.note()
  }
}
