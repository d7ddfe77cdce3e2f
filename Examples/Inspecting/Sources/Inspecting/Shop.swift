import WebBridge

/// What the page calls.
@MainActor final class Shop {
  struct Tea: Codable, Sendable {
    let name: String
    let price: Int
  }

  struct Item: Decodable, Sendable {
    let name: String
    let count: Int
  }

  private let teas = [
    Tea(name: "Assam", price: 7), Tea(name: "Darjeeling", price: 9),
    Tea(name: "Lapsang Souchong", price: 8),
  ]
  private var stock = ["Assam": 2, "Darjeeling": 5, "Lapsang Souchong": 2]
  private var total = 0

  func register(on bridge: Bridge) throws {
    try bridge.handle("teas.list") { [teas] in teas }
    try bridge.handle("teas.describe") { (name: String) in
      try await Task.sleep(for: .milliseconds(name.count * 4))
      return "\(name) comes from India."
    }
    try bridge.handle("cart.add") { [weak bridge] (item: Item) in
      let left = try self.take(item)
      bridge?.emit("stock.changed", ["name": BridgeValue.string(item.name), "left": .int(left)])
      return ["total": self.total]
    }
    try bridge.handle("payments.pay") { [weak bridge] (_: BridgeValue) in
      let isSure: Bool? = try await bridge?.call("page.confirm", "Pay \(self.total) €?")
      guard isSure == true else { throw BridgeError("declined", "The customer declined.") }
      try await Task.sleep(for: .milliseconds(30))
      return ["receipt": "R-1042"]
    }
    try bridge.handle("orders.follow") { (_: String) in
      AsyncStream { continuation in
        Task {
          for step in ["packed", "sent", "delivered"] {
            continuation.yield(step)
            try? await Task.sleep(for: .milliseconds(15))
          }
          continuation.finish()
        }
      }
    }
  }

  private func take(_ item: Item) throws -> Int {
    guard let left = stock[item.name], left >= item.count else {
      throw BridgeError("soldOut", "\(item.name) is sold out.")
    }
    stock[item.name] = left - item.count
    total += (teas.first { $0.name == item.name }?.price ?? 0) * item.count
    return left - item.count
  }
}
