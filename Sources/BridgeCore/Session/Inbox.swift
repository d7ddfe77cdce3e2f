/// Puts the texts of one document in the order of their numbers.
struct Inbox {
  typealias Delivery = (batch: Batch, reply: Outbox.Reply)

  private var next = 1
  /// The text that is next: nearly always the one that came last.
  private var due: Delivery?
  private var early: [Int: Delivery] = [:]
  /// The bytes of the texts that came before their turn.
  private(set) var earlyBytes = 0

  /// Whether texts wait for one that has not come.
  var hasGap: Bool { !early.isEmpty }
  /// The number that is missing.
  var missing: Int { next }

  /// Accepts a text.
  ///
  /// - Returns: `false` if its number was used before.
  mutating func add(_ delivery: Delivery) -> Bool {
    let number = delivery.batch.number
    guard number >= next, number == next ? due == nil : early[number] == nil else { return false }
    if number == next {
      due = delivery
    } else {
      early[number] = delivery
      earlyBytes += Self.size(delivery)
    }
    return true
  }

  /// The bytes of a text, and of what is kept beside it.
  private static func size(_ delivery: Delivery) -> Int { delivery.batch.size + 512 }

  /// Takes out the text that is next.
  mutating func take() -> Delivery? {
    guard let delivery = due else { return nil }
    next += 1
    due = early.isEmpty ? nil : early.removeValue(forKey: next)
    if let due { earlyBytes -= Self.size(due) }
    return delivery
  }
}
