import BridgeCore
import Foundation
import Observation
import OrderedCollections

// Types whose declarations are compared with the values that the bridge passes. The generator reads this file, and
// the compiler compiles it.

#if Macros
  /// Returns every value, so that it crosses in both directions.
  @Exposed("echo") final class Echo {
    func plain(_ value: Plain) -> Plain { value }
    func collections(_ value: Collections) -> Collections { value }
    func choices(_ value: Choices) -> Choices { value }
    func shape(_ value: Shape) -> Shape { value }
    func keys(_ value: Keys) -> Keys { value }
    func flags(_ value: Flags) -> Flags { value }
    func plainly(_ value: Plainly) -> Plainly { value }
    func corner(_ value: Corner) -> Corner { value }
    func box(_ value: Box<Box<Date>?>) -> Box<Box<Date>?> { value }
    func table(_ value: Table<String, Int>) -> Table<String, Int> { value }
    func numbered(_ value: Table<Int, Date>) -> Table<Int, Date> { value }
    func names(_ value: [String: Name]) -> [String: Name] { value }
    func numbers(_ value: [Int: String]) -> [Int: String] { value }
    func wide(_ value: [Int64: Int64]) -> [Int64: Int64] { value }
    func people(_ value: [Person.ID: Person]) -> [Person.ID: Person] { value }
    func days(_ value: Set<Date>) -> Set<Date> { value }
    func many(_ value: [[Set<Int>?]]) -> [[Set<Int>?]] { value }
    func maybe(_ value: Int??) -> Int?? { value }
    func bytes(_ value: [Byte]) -> [Byte] { value }
    func data(_ value: Data) -> Data { value }
    func blob(_ value: BridgeBlob) -> BridgeBlob { value }
    func message(_ value: Message) -> Message { value }
    func literals(_ value: Literals) -> Literals { value }
    @available(iOS 17, macOS 14, *) func basket() -> Basket { Basket() }
    @available(iOS 17, macOS 14, *) func trolley(_ value: Trolley) -> Trolley { value }
    @available(iOS 17, macOS 14, *) func shelf(_ value: Shelf) -> Shelf { value }
    func any(_ value: BridgeValue) -> BridgeValue { value }
    func defaults(_ one: Int = 1, _ two: String?, _ three: Bool = true) -> [String?] {
      ["\(one)", two, "\(three)"]
    }
    func skipped(_ one: Int = 1, _ two: String) -> String { "\(one)\(two)" }
    func nothing() {}
  }

  /// The same methods, of the page.
  @PageInterface("mirror") protocol MirrorPage {
    func plain(_ value: Plain, times: Int?) async throws -> Plain
    func collections(_ value: Collections) async throws -> Collections?
    func message(_ value: Message) async throws -> Message
    func wide(_ values: [Int64], _ set: Set<String>) -> BridgeStream<[Int64: Int64]>
    var changed: BridgeEvents<Plain> { get }
  }
#endif

typealias Byte = UInt8
typealias Name = String

struct Plain: Codable {
  var text: String
  var flag: Bool
  var int: Int
  var small: UInt8
  var wide: Int64
  var unsigned: UInt64
  var double: Double
  var float: Float
  var decimal: Decimal
  var url: URL
  var id: UUID
  var date: Date
  var data: Data
  var bytes: [UInt8]
  var nothing: String?
}

struct Message: Codable {
  var text: String
  var files: [BridgeBlob]
  var photo: BridgeBlob?
}

struct Collections: Codable {
  var list: [Int?]
  var tags: Set<String>
  var names: [String: Double?]
  var numbers: [Int: String]
  var sizes: [Size: Int]
  var moods: [Mood: Int]
  var steps: [Level: Int]
  var ids: [UUID: Bool]
  var links: [URL: Set<UUID>]
  var optional: Set<UInt8>?
  var nested: [[String: [Date]]]
  var range: Range<Int>
  var closed: ClosedRange<Double>
  var ordered: OrderedDictionary<String, Int>
  var unique: OrderedSet<Int>
  var raw: ContiguousArray<UInt8>
}

enum Size: String, Codable, CodingKeyRepresentable { case small = "S", large }
enum Mood: Int, Codable { case low = -1, even, high }
enum Level: Int, Codable, CodingKeyRepresentable { case one = 1, two }
enum Step: Double, Codable { case half = 0.5, whole = 1 }
enum Word: String, Codable { case quoted = "it's \"so\"", line = "a\nb" }

struct Choices: Codable {
  var size: Size
  var mood: Mood
  var step: Step
  var word: Word
}

/// Raw values as Swift lets them be written.
struct Literals: Codable {
  var offset: Offset
  var mask: Mask
  var huge: Huge
  var exact: Exact
  var short: Short

  enum Offset: Int, Codable { case far = -0x10, near, low = -0o37, bits = -0b11_1111, zero = 007 }
  enum Mask: Int64, Codable { case low = 0xFF, least = -0x8000_0000_0000_0000 }
  enum Huge: UInt64, Codable { case most = 0xFFFF_FFFF_FFFF_FFFF, one = 1, two }
  enum Exact: Double, Codable { case hex = 0x1.8p3, half = 01.5_0, large = 1e300, less = -0x10 }
  enum Short: Float, Codable { case tenth = 0.1, rounded = 16_777_216 }
}

/// What coding makes of `@Observable` without keys. Decoding it is the same, with a warning of the compiler.
@available(iOS 17, macOS 14, *) @Observable final class Basket: Encodable {
  var items = ["a"]
  var note: String?
  private var count = 1 { didSet {} }
  let fixed = 1
  let given: Int
  @ObservationIgnored var ignored = true
  var total: Int { items.count }
  init() { given = 1 }
}

@available(iOS 17, macOS 14, *) @Observable final class Trolley: Codable {
  var items: [String]
  var note: String?
  let given: Int
  @ObservationIgnored var ignored = true
  init() { (items, given) = ([], 1) }
  enum CodingKeys: CodingKey { case _items, _note, given, ignored, _$observationRegistrar }
}

@available(iOS 17, macOS 14, *) @Observable final class Shelf: Codable {
  var items: [String] = []
  var hidden = 1
  enum CodingKeys: String, CodingKey { case _items = "items" }
}

indirect enum Shape: Codable {
  case empty
  case circle(radius: Double)
  case named(String, Int?)
  case both(Shape, and: Shape)
  case tagged(tag: String?, at: Date)
  case renamed(inner: Int)

  enum CodingKeys: String, CodingKey {
    case empty, circle, named, both, tagged
    case renamed = "other-name"
  }
  enum RenamedCodingKeys: String, CodingKey { case inner = "in" }
}

enum Direction: Codable { case north, south }

struct Keys: Codable {
  var id: Int
  var name: String?
  var hidden = 1
  let fixed = "fixed"
  var direction: Direction
  var box: Box<Int?>
  var boxes: Box<Box<Direction>>
  var inner: Inner

  enum CodingKeys: String, CodingKey {
    case id = "the-id"
    case name, fixed, direction, box, boxes, inner
  }

  struct Inner: Codable { var depth: Depth }
  struct Depth: RawRepresentable, Codable { var rawValue: Int }
}

struct Box<Value: Codable>: Codable {
  var value: Value
  var other: Value?
}

struct Table<Key: Codable & Hashable, Value: Codable>: Codable {
  var rows: [Key: Value]
  var keys: Set<Key>
}

struct Person: Codable, Identifiable {
  var id: String
  // The generator trusts this comment without checking it.
  // webbridge: type = 'low' | 'high'
  @Lowercase var level: String
}

/// A property wrapper that encodes itself as its value.
@propertyWrapper struct Lowercase: Codable {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() }
  init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(String.self))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

struct Flags: OptionSet, Codable { var rawValue: Int }

class Animal: Codable {
  var legs = 4
  init() {}
}

final class Plainly: Animal {}

struct Corner: Codable {
  var point: CGPoint
  var size: CGSize
  var rect: CGRect
  var width: CGFloat
  var pause: TimeInterval
}
