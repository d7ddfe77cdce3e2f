import Foundation
import WebBridge

extension Chapter {
  /// Values that JSON cannot represent directly.
  private struct Specimen: Codable {
    var bytes: Data
    var date: Date
    var big: Int
    var map: BridgeValue
    var set: BridgeValue
    var notANumber: Double
    var text: String
  }

  @MainActor static let values = Chapter(
    name: "Values",
    steps: [
      Step("There and back, unchanged") { stage in
        var seen: Specimen?
        try stage.bridge.handle("values.echo") { (specimen: Specimen) in
          seen = specimen
          return specimen
        }
        let same: [String: Bool] = try await stage.act("specimen")
        let changed = same.filter { !$0.value }.keys.sorted()
        try check("what came back changed", changed, is: [])
        try check("bytes", seen?.bytes, is: Data([0, 127, 255]))
        try check("big", seen?.big, is: .max)
        try check("notANumber", seen?.notANumber.isNaN, is: true)
        return "bytes, Date, BigInt, Map, Set, NaN, text"
      },
      Step("Typed on the page too") { stage in
        let specimen = Specimen(
          bytes: Data([1, 2, 3]), date: Date(timeIntervalSince1970: 981_173_106), big: .max,
          map: .map([.init(key: "one", value: 1)]), set: .set(["a"]), notANumber: .nan, text: "☕")
        let kinds: [String: String] = try await stage.bridge.call("page.describe", specimen)
        try check(
          "kinds", kinds,
          is: [
            "bytes": "Uint8Array", "date": "Date", "big": "bigint", "map": "Map", "set": "Set",
            "notANumber": "NaN", "text": "string",
          ])
        return "Data is Uint8Array, Int.max is a bigint"
      },
      Step("A megabyte of bytes") { stage in
        try stage.bridge.handle("bytes.reverse") { (bytes: Data) in Data(bytes.reversed()) }
        let start = ContinuousClock.now
        let isReversed: Bool = try await stage.act("bytes", 1 << 20)
        try check("every byte is in its place", isReversed, is: true)
        return "there and back in \((ContinuousClock.now - start).inMilliseconds)"
      },
    ])
}
