/// Puts the texts of one document in the order of their numbers.
struct Inbox {
  typealias Delivery = (batch: Batch, reply: Outbox.Reply)

  private var next = 1
  /// The text whose turn it is: nearly always the one that came last.
  private var due: Delivery?
  private var early: [Int: Delivery] = [:]
  /// What those that came before their turn hold.
  private(set) var earlyBytes = 0

  /// Whether texts wait for one that has not come.
  var hasGap: Bool { !early.isEmpty }
  /// The number that is missing.
  var missing: Int { next }

  /// Takes a text in; false where its number was used before.
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

  /// The text whose turn it is.
  mutating func take() -> Delivery? {
    guard let delivery = due else { return nil }
    next += 1
    due = early.isEmpty ? nil : early.removeValue(forKey: next)
    if let due { earlyBytes -= Self.size(due) }
    return delivery
  }
}
