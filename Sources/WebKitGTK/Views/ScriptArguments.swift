import CWebKitGTK
import Foundation

/// The arguments of an asynchronous JavaScript function, as the one string that GTK passes on.
struct ScriptArguments {
  /// The statement that declares the function's parameters. It ends without a line break, so that the
  /// lines of an error stay those of the caller's.
  let prologue: String

  private let json: String

  /// Stands in for a value that JSON lacks, as a key that holds it.
  private enum Marker {
    // Random, so that no dictionary of the app's is taken for one.
    static let date = "date." + UUID().uuidString
    static let number = "number." + UUID().uuidString
  }

  init(_ arguments: [String: Any]) throws {
    guard !arguments.isEmpty else {
      prologue = ""
      json = ""
      return
    }
    for name in arguments.keys where name.wholeMatch(of: /[\p{L}_$][\p{L}\p{N}_$]*/) == nil {
      throw WKError(exception: "“\(name)” is not a name that a JavaScript parameter can have.")
    }
    var isMarked = false
    let encodable = try Self.encodable(arguments, isMarked: &isMarked)
    let data = try JSONSerialization.data(withJSONObject: encodable)
    json = String(decoding: data, as: UTF8.self)
    let revive =
      """
      , (k, v) => v && typeof v === 'object' && '\(Marker.date)' in v \
      ? new Date(v['\(Marker.date)']) : v && typeof v === 'object' && '\(Marker.number)' in v \
      ? Number(v['\(Marker.number)']) : v
      """
    let names = arguments.keys.sorted().joined(separator: ", ")
    prologue = "var {\(names)} = JSON.parse(webkitArguments\(isMarked ? revive : ""));"
  }

  /// The arguments for GTK, which takes the value over.
  func makeVariant() -> OpaquePointer? {
    guard !json.isEmpty else { return nil }
    let entry = g_variant_new_dict_entry(
      g_variant_new_string("webkitArguments"), g_variant_new_variant(g_variant_new_string(json)))
    var entries: [OpaquePointer?] = [entry]
    return g_variant_new_array(nil, &entries, 1)
  }

  /// A value in the types that JSON has.
  private static func encodable(_ value: Any, isMarked: inout Bool) throws -> Any {
    switch value {
    case let object as [String: Any]:
      return try object.mapValues { try encodable($0, isMarked: &isMarked) }
    case let array as [Any]:
      return try array.map { try encodable($0, isMarked: &isMarked) }
    case let date as Date:
      isMarked = true
      return [Marker.date: (date.timeIntervalSince1970 * 1000).rounded()]
    case let number as NSNumber where !number.doubleValue.isFinite:
      isMarked = true
      let number = number.doubleValue
      return [Marker.number: number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"]
    case Optional<Any>.none:
      return NSNull()
    default:
      guard JSONSerialization.isValidJSONObject([value]) else {
        throw WKError(exception: "A value of type \(type(of: value)) cannot be an argument.")
      }
      return value
    }
  }
}
