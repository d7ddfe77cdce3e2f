import Foundation
import OrderedCollections

// Types whose declarations are compared with what the bridge's coders really do with them. The
// generator reads this file, and the compiler compiles it.

// webbridge: include
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

// webbridge: include
struct Collections: Codable {
  var list: [Int?]
  var tags: Set<String>
  var names: [String: Double?]
  var numbers: [Int: String]
  var sizes: [Size: Int]
  var moods: [Mood: Int]
  var ids: [UUID: Bool]
  var nested: [[String: [Date]]]
  var range: Range<Int>
  var closed: ClosedRange<Double>
  var ordered: OrderedDictionary<String, Int>
  var unique: OrderedSet<Int>
  var raw: ContiguousArray<UInt8>
}

enum Size: String, Codable, CodingKeyRepresentable { case small = "S", large }
enum Mood: Int, Codable { case low = -1, even, high }
enum Step: Double, Codable { case half = 0.5, whole = 1 }
enum Word: String, Codable { case quoted = "it's \"so\"", line = "a\nb" }

// webbridge: include
struct Choices: Codable {
  var size: Size
  var mood: Mood
  var step: Step
  var word: Word
}

// webbridge: include
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

// webbridge: include
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

  struct Inner: Codable { var level: Level }
  struct Level: RawRepresentable, Codable { var rawValue: Int }
}

struct Box<Value: Codable>: Codable {
  var value: Value
  var other: Value?
}

// webbridge: include
struct Flags: OptionSet, Codable { var rawValue: Int }

class Animal: Codable {
  var legs = 4
  init() {}
}

// webbridge: include
final class Plainly: Animal {}

// webbridge: include
struct Corner: Codable {
  var point: CGPoint
  var size: CGSize
  var rect: CGRect
  var width: CGFloat
  var pause: TimeInterval
}
