/// The clients of a server. The one that the server waits for longest makes room for a new one.
actor ClientList {
  private struct Entry {
    let task: Task<Void, Never>
    /// Since when the server waits for a request of the client; `nil` while it answers.
    var waitsSince: ContinuousClock.Instant? = .now
  }

  private let most: Int
  private var entries: [Int: Entry] = [:]
  private var number = 0
  private var isEnding = false

  init(most: Int) { self.most = most }

  /// Makes room for a client.
  ///
  /// - Returns: Whether there is room: none while all clients get answers.
  func makeRoom() async -> Bool {
    guard entries.count >= most else { return true }
    let waiting = entries.values.compactMap { entry in entry.waitsSince.map { ($0, entry.task) } }
    guard let (_, task) = waiting.min(by: { $0.0 < $1.0 }) else { return false }
    task.cancel()
    await task.value
    return true
  }

  /// Serves a client until it goes.
  ///
  /// - Parameter serve: Called with a number for `setWaits`.
  func add(_ serve: @escaping @Sendable (Int) async -> Void) {
    number += 1
    let number = number
    let task = Task {
      await serve(number)
      entries[number] = nil
    }
    entries[number] = Entry(task: task)
  }

  /// Says whether the server waits for a client.
  ///
  /// - Returns: Whether the client is still served.
  func setWaits(_ waits: Bool, _ number: Int) -> Bool {
    entries[number]?.waitsSince = waits ? .now : nil
    return !(waits && isEnding)
  }

  /// Leaves all clients: at once those that the server waits for, and later those that get answers.
  func end(within patience: Duration) async {
    isEnding = true
    for entry in entries.values where entry.waitsSince != nil { entry.task.cancel() }
    let limit = Task {
      try await Task.sleep(for: patience)
      for entry in entries.values { entry.task.cancel() }
    }
    for entry in entries.values { await entry.task.value }
    limit.cancel()
  }
}
