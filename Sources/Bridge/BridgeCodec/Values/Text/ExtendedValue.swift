import Foundation
import OrderedCollections

/// The values that JSON lacks. A marked payload writes each of them as an object with one key.
enum ExtendedValue {
  /// Replaces the objects that stand for such values by the values, at every depth.
  ///
  /// - Parameter source: Resolves the numbers in the value.
  static func revive(_ value: BridgeValue, _ source: ReferenceSource?) throws -> BridgeValue {
    switch value {
    case .array(let values): return .array(try values.map { try revive($0, source) })
    case .object(let object):
      guard object.count == 1, let (key, value) = object.elements.first,
        key.utf8.first == UInt8(ascii: "$")
      else { return .object(try object.mapValues { try revive($0, source) }) }
      guard let extended = try make(key, value, source) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "\(key) is no kind of value"))
      }
      return extended
    default: return value
    }
  }

  private static func make(
    _ key: String, _ value: BridgeValue, _ source: ReferenceSource?
  ) throws -> BridgeValue? {
    switch (key, value) {
    case ("$undefined", _): return .undefined
    case ("$number", "NaN"): return .double(.nan)
    case ("$number", "Infinity"): return .double(.infinity)
    case ("$number", "-Infinity"): return .double(-.infinity)
    case ("$int", .string(let digits)): return integer(digits)
    case ("$bytes", .string(let text)): return Data(standardBase64: text).map(BridgeValue.bytes)
    case ("$bytes", .int(let number)): return source?.takeBytes(number).map(BridgeValue.bytes)
    case ("$blob", .object(let fields)): return try source.flatMap { try blob(fields, $0) }
    case ("$date", .int(let ms)): return .date(Date(timeIntervalSince1970: Double(ms) / 1000))
    case ("$date", .double(let ms)): return .date(Date(timeIntervalSince1970: ms / 1000))
    case ("$set", .array(let values)): return .set(try values.map { try revive($0, source) })
    case ("$map", .array(let pairs)):
      return .map(try pairs.map { try entry($0, source) })
    case ("$object", .object(let object)):
      return .object(try object.mapValues { try revive($0, source) })
    case ("$function", .int(let ref)):
      return try source.map { .function(BridgeFunction(of: try reference(ref, $0))) }
    case ("$stream", .int(let ref)):
      return try source.map { .stream(BridgeStream(of: try reference(ref, $0))) }
    default: return nil
    }
  }

  private static func blob(
    _ fields: OrderedDictionary<String, BridgeValue>, _ source: ReferenceSource
  ) throws -> BridgeValue? {
    guard case .int(let ref)? = fields["ref"], case .int(let size)? = fields["size"], size >= 0,
      case .string(let type)? = fields["type"]
    else { return nil }
    let name: String? = if case .string(let name)? = fields["name"] { name } else { nil }
    return .blob(
      BridgeBlob(.remote(try reference(ref, source)), size: size, type: type, name: name))
  }

  private static func reference(_ ref: Int, _ source: ReferenceSource) throws -> any RemoteReference
  {
    guard let reference = source.takeReference(ref) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "native holds too many functions, streams and blobs of the page"))
    }
    return reference
  }

  private static func integer(_ digits: String) -> BridgeValue? {
    let body = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
    guard !body.isEmpty, body.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(digits).map(BridgeValue.int) ?? .bigInt(digits)
  }

  private static func entry(_ pair: BridgeValue, _ source: ReferenceSource?) throws
    -> BridgeValue.MapEntry
  {
    guard case .array(let pair) = pair, pair.count == 2 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "an entry of a Map is not a pair"))
    }
    return BridgeValue.MapEntry(
      key: try revive(pair[0], source), value: try revive(pair[1], source))
  }
}
