// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the module os as far as this package uses it: OSLogType (os/log.h), and Logger, because the name
// is ambiguous with swift-log's in a file that imports both modules whole.

@frozen public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static var `default`: OSLogType { OSLogType(0x00) }
  public static var info: OSLogType { OSLogType(0x01) }
  public static var debug: OSLogType { OSLogType(0x02) }
  public static var error: OSLogType { OSLogType(0x10) }
  public static var fault: OSLogType { OSLogType(0x11) }
}

public struct Logger: @unchecked Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
}
