import Foundation
import FuzzDriver
import OrderedCollections

@testable import BridgeCodec

/// Types as apps have them, which the values of pages are decoded into.
enum FuzzedType {
  static func accept(_ bytes: [UInt8]) {
    let payload = Payload(text: bytes[...])
    let error = BridgeError(payload: payload)
    hold(FuzzedValue.depth(bytes) > 400 || isRead(error), "An error cannot be read.")
    readArguments(payload)
    guard let value = try? payload.value() else { return }
    _ = try? BridgeValue(foundation: value.foundation)
    come(back: Order.self, value)
    come(back: [Order].self, value)
    come(back: Shape.self, value)
    come(back: [String: Shape?].self, value)
    come(back: [Int: Kind].self, value)
    come(back: [UInt8: Data].self, value)
    come(back: Set<Int64>.self, value)
    come(back: [Float].self, value)
    come(back: UInt64.self, value)
    come(back: Int16.self, value)
    come(back: Double?.self, value)
    come(back: Decimal.self, value)
    come(back: Date.self, value)
    come(back: Data.self, value)
    come(back: URL.self, value)
    come(back: BridgeValue.self, value)
    come(back: Tree.self, value)
  }

  private static func isRead(_ error: BridgeError) -> Bool {
    BridgeError(payload: Payload(error.value)).code == error.code
  }

  private static func readArguments(_ payload: Payload) {
    guard let arguments = try? Arguments(payload, of: "name", expected: 0...3) else { return }
    do {
      let _: Order? = try arguments.value(at: 0)
      let _: Int = try arguments.value(at: 1)
      let _: [String] = try arguments.value(at: 2)
    } catch {
      let code = (error as? BridgeError)?.code
      hold(code == .badArguments || error is UnreadBlob, "Arguments fail with \(error).")
    }
    for index in 0..<3 {
      _ = arguments.isMissing(at: index)
      _ = arguments.isPlaceholder(at: index)
      let _: Bool? = arguments.cast(at: index)
      let _: Int? = arguments.cast(at: index)
    }
  }

  /// Decodes a value, and what is decoded comes back from its own text.
  private static func come<T: Codable>(back type: T.Type, _ value: BridgeValue) {
    guard let decoded = try? value.decode(type), let encoded = try? BridgeValue(encoding: decoded)
    else { return }
    let text = ValueWriter.write(encoded)
    guard FuzzedValue.depth(text) <= FuzzedValue.deepest else { return }
    let again = try? ValueParser.parse(text[...]).decode(type)
    let twice = again.flatMap { try? BridgeValue(encoding: $0) }
    hold(
      twice?.sorted == encoded.sorted,
      "\(type) is another value when it is read again: \(twice?.description ?? "nothing").")
  }
}

/// A type with all that types have.
private struct Order: Codable {
  var flag: Bool?
  var count: Int?
  var small: Int8?
  var unsigned: UInt?
  var wide: UInt64?
  var float: Float?
  var double: Double?
  var decimal: Decimal?
  var text: String?
  var data: Data?
  var bytes: [UInt8]?
  var date: Date?
  var url: URL?
  var list: [Int?]?
  var rows: [[Double]]?
  var names: [String: Int]?
  var numbers: [Int: String]?
  var set: Set<String>?
  var shape: Shape?
  var kind: Kind?
  var any: BridgeValue?
  var parts: [Order]?
}

private enum Kind: String, Codable { case small, large }

private enum Shape: Codable {
  case empty
  case circle(radius: Double)
  case square(Double)
  case named(String, at: Date?)
}

/// A type that contains itself, in an unkeyed container.
private struct Tree: Codable {
  var children: [Tree]
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    children = []
    while !container.isAtEnd {
      if try container.decodeNil() { continue }
      children.append(try container.decode(Tree.self))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for child in children { try container.encode(child) }
  }
}

extension BridgeValue {
  /// The canonical value without the order of sets and maps, which Swift's collections do not have.
  fileprivate var sorted: BridgeValue {
    switch canonical {
    case .array(let values): .array(values.map(\.sorted))
    case .object(let object): .object(object.mapValues(\.sorted))
    case .set(let values): .set(values.map(\.sorted).sorted { $0.description < $1.description })
    case .map(let entries):
      .map(
        entries.map { MapEntry(key: $0.key.sorted, value: $0.value.sorted) }.sorted {
          $0.key.description < $1.key.description
        })
    case let other: other
    }
  }
}
