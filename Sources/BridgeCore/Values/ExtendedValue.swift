import Foundation
import OrderedCollections

/// The values that JSON lacks, as they stand in a marked payload: objects with one key.
enum ExtendedValue {
  /// Puts the values in the place of the objects that stand for them, at every depth.
  ///
  /// - Parameter giver: Whose functions, streams, blobs and large bytes are in the value.
  static func revive(_ value: BridgeValue, _ giver: Giver?) throws -> BridgeValue {
    switch value {
    case .array(let values): return .array(try values.map { try revive($0, giver) })
    case .object(let object):
      guard object.count == 1, let (key, value) = object.elements.first,
        key.utf8.first == UInt8(ascii: "$")
      else { return .object(try object.mapValues { try revive($0, giver) }) }
      guard let extended = try make(key, value, giver) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "\(key) is no kind of value"))
      }
      return extended
    default: return value
    }
  }

  private static func make(
    _ key: String, _ value: BridgeValue, _ giver: Giver?
  ) throws -> BridgeValue? {
    switch (key, value) {
    case ("$undefined", _): return .undefined
    case ("$number", "NaN"): return .double(.nan)
    case ("$number", "Infinity"): return .double(.infinity)
    case ("$number", "-Infinity"): return .double(-.infinity)
    case ("$int", .string(let digits)): return integer(digits)
    case ("$bytes", .string(let text)): return Data(base64Encoded: text).map(BridgeValue.bytes)
    case ("$bytes", .int(let number)): return giver?.takeUpload(number).map(BridgeValue.bytes)
    case ("$blob", .object(let fields)): return try giver.flatMap { try blob(fields, $0) }
    case ("$date", .int(let ms)): return .date(Date(timeIntervalSince1970: Double(ms) / 1000))
    case ("$date", .double(let ms)): return .date(Date(timeIntervalSince1970: ms / 1000))
    case ("$set", .array(let values)): return .set(try values.map { try revive($0, giver) })
    case ("$map", .array(let pairs)):
      return .map(try pairs.map { try entry($0, giver) })
    case ("$object", .object(let object)):
      return .object(try object.mapValues { try revive($0, giver) })
    case ("$function", .int(let ref)):
      return try giver.map { .function(BridgeFunction(of: try reference(ref, $0))) }
    case ("$stream", .int(let ref)):
      return try giver.map { .stream(BridgeStream(of: try reference(ref, $0))) }
    default: return nil
    }
  }

  private static func blob(
    _ fields: OrderedDictionary<String, BridgeValue>, _ giver: Giver
  ) throws -> BridgeValue? {
    guard case .int(let ref)? = fields["ref"], case .int(let size)? = fields["size"], size >= 0,
      case .string(let type)? = fields["type"]
    else { return nil }
    let name: String? = if case .string(let name)? = fields["name"] { name } else { nil }
    return .blob(
      BridgeBlob(.page(try reference(ref, giver)), size: size, type: type, name: name))
  }

  private static func reference(_ ref: Int, _ giver: Giver) throws -> PageReference {
    guard let reference = giver.takeReference(ref) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "more functions, streams and blobs of the page are held than may be"))
    }
    return reference
  }

  private static func integer(_ digits: String) -> BridgeValue? {
    let body = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
    guard !body.isEmpty, body.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(digits).map(BridgeValue.int) ?? .bigInt(digits)
  }

  private static func entry(_ pair: BridgeValue, _ giver: Giver?) throws
    -> BridgeValue.MapEntry
  {
    guard case .array(let pair) = pair, pair.count == 2 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "an entry of a Map is no pair"))
    }
    return BridgeValue.MapEntry(
      key: try revive(pair[0], giver), value: try revive(pair[1], giver))
  }
}
