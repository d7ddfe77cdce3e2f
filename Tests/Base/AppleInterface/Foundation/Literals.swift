// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the literals and conveniences of Foundation's classes that its overlay declares.

extension NSString: ExpressibleByStringLiteral {
  public required convenience init(stringLiteral value: StaticString) { fatalError() }
}
extension NSString: _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { fatalError() }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public required convenience init(integerLiteral value: Int) { fatalError() }
  public required convenience init(floatLiteral value: Double) { fatalError() }
  public required convenience init(booleanLiteral value: Bool) { fatalError() }
}

extension NSDecimalNumber {
  public convenience init(decimal: Decimal) { fatalError() }
  public var decimalValue: Decimal { fatalError() }
}

extension NSArray: ExpressibleByArrayLiteral {
  public required convenience init(arrayLiteral elements: Any...) { fatalError() }
}

extension NSArray: Sequence {
  public final func makeIterator() -> IndexingIterator<[Any]> { fatalError() }
}

extension NSDictionary: ExpressibleByDictionaryLiteral {
  public required convenience init(dictionaryLiteral elements: (any NSCopying, Any)...) {
    fatalError()
  }
  public convenience init(dictionary: [AnyHashable: Any]) { fatalError() }
  @objc public subscript(key: Any) -> Any? {
    @objc(__swift_objectForKeyedSubscript:) get { fatalError() }
  }
}

extension NSEnumerator: Sequence {
  public final func makeIterator() -> NSFastEnumerationIterator { fatalError() }
}

public struct NSFastEnumerationIterator: IteratorProtocol {
  public mutating func next() -> Any? { fatalError() }
}

extension JSONSerialization {
  public class func data(withJSONObject object: Any) throws -> Data { fatalError() }
  public class func jsonObject(with data: Data) throws -> Any { fatalError() }
}

// In the SDK the types themselves have these names. Here aliases hide FoundationEssentials' types of the names.
public typealias ProcessInfo = NSProcessInfo
public typealias FileManager = NSFileManager
public typealias FileAttributeKey = NSFileAttributeKey
public typealias FileAttributeType = NSFileAttributeType

extension NSFileManager {
  public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
  public func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws {}
  @discardableResult public func createFile(atPath path: String, contents: Data?) -> Bool { false }
}

extension FileHandle {
  @available(macOS 10.15.4, iOS 13.4, *)
  public func readToEnd() throws -> Data? { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, *)
  public func read(upToCount count: Int) throws -> Data? { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, *)
  public func offset() throws -> UInt64 { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, *)
  @discardableResult public func seekToEnd() throws -> UInt64 { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, *)
  public func write(contentsOf data: some DataProtocol) throws {}
}

#if os(macOS)
  extension Process {
    @discardableResult public class func run(
      _ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil
    ) throws -> Process { fatalError() }
  }
#endif

extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { fatalError() }
}
