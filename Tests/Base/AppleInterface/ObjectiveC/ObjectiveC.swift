// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the Swift overlay of ObjectiveC (libswiftObjectiveC) as of Swift 6.3, as far as the compiler
// and this package use it.

@_exported import ObjectiveC

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
}

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  let pointer: OpaquePointer?
  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
}

extension NSObject: Equatable, Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { fatalError() }
  public var hashValue: Int { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { fatalError() }
}

public func autoreleasepool<E, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result { fatalError() }

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }
