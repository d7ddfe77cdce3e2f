import BridgeMonitor
import Foundation

/// What the page calls. Some of it is slow, and some of it fails.
@MainActor final class Shop {
  struct Tea: Codable, Sendable {
    let name: String
    /// In cents.
    let price: Int
  }

  private let teas = [
    Tea(name: "Assam", price: 590), Tea(name: "Darjeeling", price: 840),
    Tea(name: "Genmaicha", price: 720), Tea(name: "Lapsang Souchong", price: 660),
  ]
  private var orders = 0
  private var payments = 0
  private var rounds = 0

  /// Registers the calls of the page.
  func connect(to bridge: Bridge) throws {
    try bridge.handle("products") { [teas] in teas }
    try bridge.handle("search") { [weak self] (text: String) async throws -> [Tea] in
      try await self?.search(text) ?? []
    }
    try bridge.handle("recommend") { [weak self] () async throws -> Tea? in
      try await self?.recommend()
    }
    try bridge.handle("order") { [weak self] (name: String) throws -> Int in
      try self?.order(name) ?? 0
    }
    try bridge.handle("pay") { [weak self] (cents: Int) async throws -> Void in
      try await self?.pay(cents)
    }
  }

  private func search(_ text: String) async throws -> [Tea] {
    try await work(from: 4, to: 40)
    return teas.filter { $0.name.localizedStandardContains(text) }
  }

  private func recommend() async throws -> Tea? {
    try await work(from: 180, to: 520)
    return teas.last
  }

  /// Every fifth order is for what is sold out.
  private func order(_ name: String) throws -> Int {
    orders += 1
    guard orders % 5 != 0 else { throw BridgeError("soldOut", "\(name) is sold out.") }
    return orders
  }

  /// Every third payment is declined.
  private func pay(_ cents: Int) async throws {
    try await work(from: 60, to: 140)
    payments += 1
    guard payments % 3 != 0 else { throw BridgeError("declined", "The card was declined.") }
  }

  /// Takes as long as a server may need that this example does not have.
  private func work(from least: Int, to most: Int) async throws {
    rounds += 1
    let part = (rounds * 37) % 100
    try await Task.sleep(for: .milliseconds(least + (most - least) * part * part / 10_000))
  }
}
