import Foundation
import FuzzDriver
import OrderedCollections

@testable import BridgeCodec

/// The page's coder and native code's, which read the same text.
@MainActor enum FuzzedCoders {
  static func accept(_ bytes: [UInt8]) {
    // Beyond this the ends differ: the page's reader has no limit but its stack.
    guard FuzzedValue.depth(bytes) <= 200 else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let value = try? ValueParser.parse(Array(text.utf8)[...])
    let written = value.map { ValueWriter.text(of: $0) } ?? ""
    let pages = PageScriptEngine.shared.rewrite(text, written)
    guard pages[0] != "?" else { return }
    guard let value else {
      return hold(pages[0] == "-" || isOutOfRange(text), "Only the page reads \(text)")
    }
    if pages[0] == "-" {
      // Native code reads raw control characters in strings, because looking for them would cost more than reading.
      return hold(bytes.contains { $0 < 0x20 }, "Only native code reads \(text)")
    }
    for page in pages {
      let back = try? ValueParser.parse(Array(page.utf8)[...])
      hold(
        back.map { agree($0.ofPage, value.ofPage) } ?? false,
        "The page has \(page), and native code \(written)")
    }
  }

  /// Whether a text has a number that no double holds. JavaScript reads it as infinity, and Swift refuses it.
  private static func isOutOfRange(_ text: String) -> Bool {
    text.contains { $0 == "e" || $0 == "E" } || text.utf8.count > 300
  }

  private static func agree(_ page: BridgeValue, _ native: BridgeValue) -> Bool {
    switch (page, native) {
    case (.date(let one), .date(let other)):
      // A page's Date cuts fractions of milliseconds, and Swift's rounds them.
      return (one.timeIntervalSince1970 - other.timeIntervalSince1970).magnitude < 0.0011
    // A fraction beyond the last millisecond of a Date.
    case (.date, .null), (.null, .date): return true
    case (.array(let one), .array(let other)), (.set(let one), .set(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { agree($0, $1) }
    case (.map(let one), .map(let other)):
      return one.count == other.count
        && zip(one, other).allSatisfy { agree($0.key, $1.key) && agree($0.value, $1.value) }
    case (.object(let one), .object(let other)):
      return one.count == other.count
        && one.allSatisfy { key, value in other[key].map { agree(value, $0) } ?? false }
    default: return page == native
    }
  }
}

extension BridgeValue {
  /// The value as a page has it: sets have no element twice, and maps no key.
  fileprivate var ofPage: BridgeValue {
    switch self {
    case .array(let values): return .array(values.map(\.ofPage))
    case .object(let object): return .object(object.mapValues(\.ofPage))
    case .set(let values):
      var seen: Set<BridgeValue> = []
      return .set(values.map(\.ofPage).filter { !$0.isComparedByValue || seen.insert($0).inserted })
    case .map(let entries):
      var places: [BridgeValue: Int] = [:]
      var own: [MapEntry] = []
      for entry in entries {
        let (key, value) = (entry.key.ofPage, entry.value.ofPage)
        if key.isComparedByValue, let place = places[key] {
          own[place].value = value
        } else {
          places[key] = own.count
          own.append(MapEntry(key: key, value: value))
        }
      }
      return .map(own)
    default: return canonical
    }
  }

  private var isComparedByValue: Bool {
    switch self {
    case .array, .object, .map, .set, .bytes, .date: false
    default: true
    }
  }
}
