#if !canImport(os)
  /// How much a line of the log matters; Apple's systems have it in `os`.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of it.
    public var rawValue: UInt8
    /// Makes one of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What is worth keeping.
    public static let `default` = OSLogType(rawValue: 0)
    /// What helps, but is not needed.
    public static let info = OSLogType(rawValue: 1)
    /// What is of use while a program is made.
    public static let debug = OSLogType(rawValue: 2)
    /// What went wrong.
    public static let error = OSLogType(rawValue: 0x10)
    /// What is a fault of the program.
    public static let fault = OSLogType(rawValue: 0x11)
  }
#endif
