import Foundation
import WebBridge

/// A list that the page shows and changes: `bridge.native.list` on the page.
@Exposed("list") actor ShoppingList {
  /// One line of the list.
  struct Item: Codable, Sendable {
    let id: UUID
    let text: String
    var isDone = false
  }

  private var items: [Item] = []

  /// Returns all items, in the order in which they were added.
  func all() -> [Item] { items }

  /// Adds an item.
  ///
  /// - Returns: All items.
  /// - Throws: `BridgeError` with the code `empty` if the text has no letters.
  func add(_ text: String) throws -> [Item] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw BridgeError("empty", "Write what to buy first.") }
    items.append(Item(id: UUID(), text: text))
    return items
  }

  /// Marks an item as done, or as not done.
  ///
  /// - Returns: All items.
  /// - Throws: `BridgeError` with the code `noSuchItem`.
  func mark(_ id: UUID, isDone: Bool) throws -> [Item] {
    guard let index = items.firstIndex(where: { $0.id == id }) else {
      throw BridgeError("noSuchItem", "The list has no item \(id).")
    }
    items[index].isDone = isDone
    return items
  }
}
