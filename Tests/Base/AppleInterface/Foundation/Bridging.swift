// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States which of Swift's types the compiler bridges to which of Objective-C's classes, as Foundation's
// overlay declares it.

@_exported import CoreGraphics
@_exported import Darwin
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import ObjectiveC

/// The four requirements of a bridge, which nothing calls here.
public protocol _StatedBridge: _ObjectiveCBridgeable {}

extension _StatedBridge {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

extension String: _StatedBridge { public typealias _ObjectiveCType = NSString }
extension Substring: _StatedBridge { public typealias _ObjectiveCType = NSString }
extension Array: _StatedBridge, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _StatedBridge, _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDictionary
}
extension Set: _StatedBridge, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Data: _StatedBridge { public typealias _ObjectiveCType = NSData }
extension Date: _StatedBridge { public typealias _ObjectiveCType = NSDate }
extension URL: _StatedBridge { public typealias _ObjectiveCType = NSURL }
extension UUID: _StatedBridge { public typealias _ObjectiveCType = NSUUID }
extension Locale: _StatedBridge { public typealias _ObjectiveCType = NSLocale }
extension TimeZone: _StatedBridge { public typealias _ObjectiveCType = NSTimeZone }
extension Decimal: _StatedBridge { public typealias _ObjectiveCType = NSDecimalNumber }
extension URLRequest: _StatedBridge { public typealias _ObjectiveCType = NSURLRequest }
extension CharacterSet: _StatedBridge { public typealias _ObjectiveCType = NSCharacterSet }
extension Notification: _StatedBridge { public typealias _ObjectiveCType = NSNotification }

extension Bool: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension Int: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension Int8: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension Int16: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension Int32: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension Int64: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension UInt: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension UInt8: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension UInt16: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension UInt32: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension UInt64: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension Float: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension Double: _StatedBridge { public typealias _ObjectiveCType = NSNumber }
extension CGFloat: _StatedBridge { public typealias _ObjectiveCType = NSNumber }

public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
extension NSError: Error {}

/// What the compiler makes structs of errors by, out of the enumerations of codes that headers give a domain.
public protocol _ObjectiveCBridgeableError: Error {
  init?(_bridgedNSError: __shared NSError)
}

public protocol _ErrorCodeProtocol: Equatable, RawRepresentable {
  associatedtype _ErrorType: _BridgedStoredNSError where _ErrorType.Code == Self
}

public protocol _BridgedStoredNSError: CustomNSError, Hashable, _ObjectiveCBridgeableError {
  associatedtype Code: _ErrorCodeProtocol where Code.RawValue: FixedWidthInteger
  var _nsError: NSError { get }
  init(_nsError: NSError)
  static var errorDomain: String { get }
}

extension _BridgedStoredNSError {
  public init?(_bridgedNSError error: __shared NSError) { fatalError() }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public var code: Code { fatalError() }
  public var errorCode: Int { fatalError() }
  public var userInfo: [String: Any] { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
  public var localizedDescription: String { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public static func == (one: Self, other: Self) -> Bool { fatalError() }
}

extension _ErrorCodeProtocol where Self._ErrorType: _BridgedStoredNSError {
  public static func ~= (code: Self, error: any Error) -> Bool { fatalError() }
}
