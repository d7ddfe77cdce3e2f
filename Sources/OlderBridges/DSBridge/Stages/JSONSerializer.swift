import Foundation
import WebBridge

/// Reads and writes JSON. Any `Encodable` value can be written, at any depth.
public final class JSONSerializer: JSONSerializing, Sendable {
  /// Makes a serializer.
  public init() {}

  /// Reads the parameter and the callback of a call.
  ///
  /// - Throws: ``Error/JSON/ReadingError`` if the text is not a JSON object.
  public func readParamters(from text: JSON?) throws -> IncomingInvocation.Signature {
    guard let text else { return IncomingInvocation.Signature() }
    guard let object = try read(text) as? [String: Any] else {
      throw Error.JSON.ReadingError.invalidCallingFromJS(text)
    }
    let parameter = object[Self.parameterKey].flatMap { $0 is NSNull ? nil : $0 }
    return IncomingInvocation.Signature(
      parameter: parameter, callbackFunctionName: object[Self.callbackKey] as? String)
  }

  private func read(_ text: JSON) throws -> Any? {
    do {
      return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    } catch {
      // JSONSerialization refuses a lone surrogate, which a page's text may end with.
      if text.contains("\\u"), let value = try? BridgeValue(parsing: text) {
        return value.foundation
      }
      throw Error.JSON.ReadingError.underlyingJSONSerialization(error)
    }
  }

  /// Writes a value.
  ///
  /// - Throws: ``Error/JSON/WritingError`` if a part of the value cannot be written.
  public func serialize(_ object: Any) throws -> JSON {
    do {
      if JSONSerialization.isValidJSONObject([object]) {
        let data = try JSONSerialization.data(
          withJSONObject: object,
          options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
      }
      return try BridgeValue(foundation: object).plainText
    } catch {
      throw Error.JSON.WritingError.invalidJSONObject(object)
    }
  }
}

/// A text in JSON.
public typealias JSON = String

/// A text in JavaScript.
public typealias JavaScript = String

/// Reads the texts that pages send, and writes those that they receive. Set `keystone.jsonSerializer` to your
/// own type to use another format.
public protocol JSONSerializing {
  /// Reads the parameter and the callback of a call.
  ///
  /// - Parameter text: The page's text: `{"data": …, "_dscbstub": "dscb0"}`; `nil` if there is none.
  func readParamters(from text: JSON?) throws -> IncomingInvocation.Signature

  /// Writes a value: `[String: Any]` with the code and the data of an immediate answer, the single value of an
  /// asynchronous answer, or the list of arguments for a function of the page.
  func serialize(_ object: Any) throws -> JSON
}

extension JSONSerializing {
  /// The key of the callback's name in a page's text.
  public static var callbackKey: String { "_dscbstub" }

  /// The key of the parameter in a page's text.
  public static var parameterKey: String { "data" }
}
