import BridgeCore
import Foundation
import OrderedCollections

extension EncodingTests {
  static let plain = Plain(
    text: "a", flag: true, int: 1, small: 2, wide: 3, unsigned: 4, double: .nan, float: 1.5,
    decimal: 2.5, url: URL(fileURLWithPath: "/a"), id: UUID(), date: .now, data: Data([1]),
    bytes: [2, 3], nothing: nil)

  static var full: Plain {
    var full = plain
    (full.wide, full.unsigned, full.nothing) = (.min, .max, "something")
    return full
  }

  static let collections = Collections(
    list: [1, nil], tags: ["a"], names: ["a": nil, "b": 1], numbers: [1: "a"], sizes: [.small: 1],
    moods: [.high: 2], ids: [UUID(): true], nested: [["a": [.now]]], range: 1..<2, closed: 1...2,
    ordered: ["a": 1], unique: [1], raw: [1, 2])

  static var keys: Keys {
    Keys(
      id: 1, name: nil, direction: .south, box: Box(value: nil, other: nil),
      boxes: Box(value: Box(value: .north), other: nil),
      inner: .init(level: .init(rawValue: 1)))
  }

  static let corner = Corner(
    point: CGPoint(x: 1, y: 2), size: CGSize(width: 1, height: 2),
    rect: CGRect(x: 1, y: 2, width: 3, height: 4), width: 1, pause: 2)

  static func plainText(wide: String = "1", nothing: String = "") -> String {
    #"{"text":"a","flag":true,"int":1,"small":2,"wide":"# + wide
      + #","unsigned":4,"double":{"$number":"NaN"},"float":1,"decimal":2,"url":"file:///a","#
      + #""id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","date":{"$date":1},"#
      + #""data":{"$bytes":"AQ=="},"bytes":{"$bytes":"AQ=="}"# + nothing + "}"
  }

  static func keysText(_ more: String) -> String {
    #"{"the-id":1,"direction":{"north":{}},"box":{"value":null,"other":null},"#
      + #""boxes":{"value":{"value":{"south":{}}}},"inner":{"level":1}"# + more + "}"
  }

  static func collectionsText(tags: String = #"{"$set":["a"]}"#, closed: String = "[1,2.5]")
    -> String
  {
    #"{"list":[1,null,{"$undefined":1}],"tags":"# + tags
      + #","names":{"a":null,"b":1},"numbers":{"1":"a"},"sizes":{"S":1},"#
      + #""moods":{"$map":[[1,2]]},"ids":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F",true],"#
      + #""nested":[{"a":[{"$date":1}]}],"range":[1,2],"closed":"# + closed
      + #","ordered":["a",1],"unique":[1],"raw":[1]}"#
  }
}
