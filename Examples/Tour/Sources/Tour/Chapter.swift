/// Steps that belong together.
struct Chapter {
  let name: String
  let steps: [Step]

  @MainActor static let all: [Chapter] = [
    .hello, .calls, .events, .volume, .time, .life, .values, .errors,
  ]
}

/// One step of the tour, which shows one feature.
struct Step {
  /// The feature, in a few words.
  let title: String
  /// Uses the feature, checks the result, and returns a line about it.
  let body: @MainActor (Stage) async throws -> String

  init(_ title: String, _ body: @escaping @MainActor (Stage) async throws -> String) {
    (self.title, self.body) = (title, body)
  }
}
