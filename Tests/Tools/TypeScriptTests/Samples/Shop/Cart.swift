import WebBridge

typealias Cents = Int
typealias Maybe<Value> = Value?

struct Item: Codable, Identifiable {
  let id: Int64
  var name: String
  var price: Cents
  var note: Maybe<String>
  var size: Size
  let kind = "item"

  enum CodingKeys: String, CodingKey {
    case id = "item-id"
    case name, price, note, size, kind
  }
  var cached: Bool = false
}

/// How large.
enum Size: String, Codable, CodingKeyRepresentable {
  case small = "S"
  case large
  /// Larger than "large".
  case huge = "it's \"huge\""
}

struct Cart: Codable {
  var items: [Item]
  var counts: [Size: Int]
  var payment: Payment
  var page: Page<Item>
  var old: Cart.Line?

  struct Line: Codable {
    var item: Item.ID
    var amounts: [String: [Double?]]
  }
}

struct Page<Element: Codable>: Codable {
  var elements: [Element]
  var next: Int?
}

indirect enum Payment: Codable {
  case cash
  case card(number: String, holder: String?)
  case voucher(String, value: Cents)
  case split(Payment, Payment)

  enum CardCodingKeys: String, CodingKey {
    case number = "no"
    case holder
  }
}

/// The page's cart.
@PageInterface("cart") protocol CartPage {
  /// Puts something in.
  /// - Parameters:
  ///   - item: What.
  ///   - quantity: How many; one if nil.
  func add(_ item: Item, quantity: Int?) async throws -> Cart
  func clear() async throws
  func find(id: Item.ID) async throws -> Item?
  func ticks() -> BridgeStream<Int>
  @PageName("cart.checkout.begin") func checkOut(_ payment: Payment) async throws -> String
  @PageName("elsewhere.greet") func greet(_ name: String) async throws -> String
  /// What is in it is something else.
  var changed: BridgeEvents<Cart> { get }
  var closed: BridgeEvents<Void> { get }
  @PageName("elsewhere.happened") var happened: BridgeEvents<Date> { get }
}
