/// The path of a coder in a value. Each step only links to the one before, because only errors need the whole path.
struct CodingPath {
  private final class Step {
    let key: any CodingKey
    let before: Step?
    let depth: Int

    init(_ key: any CodingKey, after before: Step?) {
      (self.key, self.before) = (key, before)
      depth = (before?.depth ?? 0) + 1
    }
  }

  static var root: CodingPath { CodingPath(last: nil) }
  private let last: Step?

  /// The number of steps.
  var depth: Int { last?.depth ?? 0 }

  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var step = last
    while let current = step {
      keys.append(current.key)
      step = current.before
    }
    return keys.reversed()
  }

  static func + (path: Self, key: any CodingKey) -> Self {
    CodingPath(last: Step(key, after: path.last))
  }

  static func + (path: Self, index: Int) -> Self { path + ValueKey(index: index) }
}
