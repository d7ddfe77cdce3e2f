/// The types of Swift's own libraries, and of the bridge, that have a counterpart in TypeScript.
enum KnownType {
  case word(String)
  /// The types of a value that Swift writes, and of a value that Swift reads.
  case words(from: String, to: String)
  case wideInteger
  /// An array. An array of `UInt8` is bytes.
  case array
  /// Another type that travels as an array.
  case list
  case set
  case optional
  case dictionary
  /// A dictionary that travels as a list of alternating keys and values.
  case pairs
  /// Two values: a lower and an upper bound.
  case bounds
  case stream

  init?(_ name: String) {
    guard let type = Self.all[name] else { return nil }
    self = type
  }

  private static let all: [String: KnownType] = {
    var all: [String: KnownType] = [
      "Bool": .word("boolean"), "Date": .word("Date"), "BridgeValue": .unknown,
      "Never": .word("never"), "Void": .word("undefined"),
      "Data": .bytes, "BridgeBlob": .words(from: "NativeBlob", to: "BridgeBytes"),
      "BridgeFunction": .words(from: "NativeFunction", to: "PageFunction"),
      "Array": .array, "ContiguousArray": .list, "ArraySlice": .list, "OrderedSet": .list,
      "Set": .set, "Optional": .optional, "Dictionary": .dictionary,
      "OrderedDictionary": .pairs, "Range": .bounds, "ClosedRange": .bounds,
      "BridgeStream": .stream, "CGPoint": .word("[number, number]"),
      "CGSize": .word("[number, number]"), "CGVector": .word("[number, number]"),
      "CGRect": .word("[[number, number], [number, number]]"),
    ]
    for name in ["String", "URL", "UUID"] { all[name] = .word("string") }
    for name in ["Int64", "UInt64", "Int128", "UInt128"] { all[name] = .wideInteger }
    for name in [
      "Int", "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "Double", "Float",
      "Float16", "CGFloat", "TimeInterval", "Decimal",
    ] { all[name] = .word("number") }
    return all
  }()

  static var bytes: KnownType { .words(from: "Uint8Array", to: "BridgeBytes") }

  private static var unknown: KnownType { .word("unknown") }

  /// The modules that declare the known types, or export them.
  static let modules: Set<String> = [
    "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "CoreFoundation",
    "CoreGraphics", "UIKit", "AppKit", "SwiftUI", "WebKit", "WebKitGTK", "BridgeCodec",
    "BridgeCore", "WebBridge", "Collections", "OrderedCollections", "AsyncAlgorithms",
  ]

  /// Asynchronous sequences whose first generic argument is their element.
  static let sequences: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "AsyncSequence", "BridgeStream", "BridgeEvents",
    "AsyncChannel", "AsyncThrowingChannel",
  ]

  /// Returns whether a raw type of enums is text, or `nil` if the type cannot be a raw type.
  static func isText(rawType name: String) -> Bool? {
    switch name {
    case "String": true
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float":
      false
    default: nil
    }
  }
}
