// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the Swift overlay of CoreGraphics and the type CGFloat, as far as this package uses them.

@_exported import CoreGraphics

@frozen public struct CGFloat: BinaryFloatingPoint, Hashable, Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { fatalError() }
  public init(_ value: CGFloat) { self = value }
  public init() { native = 0 }
}

extension CGFloat {
  public typealias Exponent = Int
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
  ) { fatalError() }
  public init(signOf: CGFloat, magnitudeOf: CGFloat) { fatalError() }
  public init<Source: BinaryInteger>(_ value: Source) { fatalError() }
  public init?<Source: BinaryInteger>(exactly value: Source) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public static var exponentBitCount: Int { fatalError() }
  public static var significandBitCount: Int { fatalError() }
  public var exponentBitPattern: UInt { fatalError() }
  public var significandBitPattern: UInt64 { fatalError() }
  public var binade: CGFloat { fatalError() }
  public var significandWidth: Int { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  public var ulp: CGFloat { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var exponent: Int { fatalError() }
  public var significand: CGFloat { fatalError() }
  public var nextUp: CGFloat { fatalError() }
  public var isNormal: Bool { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isZero: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isCanonical: Bool { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public static func + (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func - (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func * (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func / (one: CGFloat, other: CGFloat) -> CGFloat { fatalError() }
  public static func += (one: inout CGFloat, other: CGFloat) {}
  public static func -= (one: inout CGFloat, other: CGFloat) {}
  public static func *= (one: inout CGFloat, other: CGFloat) {}
  public static func /= (one: inout CGFloat, other: CGFloat) {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ one: CGFloat, _ other: CGFloat) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public func isEqual(to other: CGFloat) -> Bool { fatalError() }
  public func isLess(than other: CGFloat) -> Bool { fatalError() }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
}

extension CGFloat: Codable, CVarArg, CustomStringConvertible {
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public var _cVarArgEncoding: [Int] { fatalError() }
  public var description: String { fatalError() }
}

extension Double {
  public init(_ value: CGFloat) { fatalError() }
}

extension CGPoint: Equatable, Hashable, Codable {
  public static var zero: CGPoint { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public static func == (one: CGPoint, other: CGPoint) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGSize: Equatable, Hashable, Codable {
  public static var zero: CGSize { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public static func == (one: CGSize, other: CGSize) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGRect: Equatable, Hashable, Codable {
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public static func == (one: CGRect, other: CGRect) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGContext {
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}
