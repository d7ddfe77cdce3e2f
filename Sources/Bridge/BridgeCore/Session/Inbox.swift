/// Puts the texts of one document in the order of their numbers.
struct Inbox {
  typealias Delivery = (batch: Batch, reply: Outbox.Reply)

  private var next = 1
  /// The next text to read, stored separately because texts nearly always arrive in order.
  private var due: Delivery?
  private var early: [Int: Delivery] = [:]
  /// The bytes of the texts that came before their turn.
  private(set) var earlyBytes = 0

  /// Whether texts wait for a missing one.
  var hasGap: Bool { !early.isEmpty }
  /// The number of the first text that has not been read.
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

  /// The replies to the posts of the texts that are not read, in the order of the texts.
  var replies: [Outbox.Reply] {
    ([due].compactMap(\.self) + early.values).sorted { $0.batch.number < $1.batch.number }
      .map(\.reply)
  }

  /// The size of a text, with 512 bytes for what is stored beside it.
  private static func size(_ delivery: Delivery) -> Int { delivery.batch.size + 512 }

  /// Removes and returns the next text.
  @inline(__always) mutating func take() -> Delivery? {
    guard let delivery = due else { return nil }
    next += 1
    due = early.isEmpty ? nil : early.removeValue(forKey: next)
    if let due { earlyBytes -= Self.size(due) }
    return delivery
  }
}
