/// One thing that the tour shows.
struct Step {
  /// What it shows, in a few words.
  let title: String
  /// Does it, checks it, and returns a line about it.
  let body: @MainActor (Stage) async throws -> String

  init(_ title: String, _ body: @escaping @MainActor (Stage) async throws -> String) {
    (self.title, self.body) = (title, body)
  }
}
