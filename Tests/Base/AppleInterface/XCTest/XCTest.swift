// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the module XCTest as far as this package's test targets for Apple's systems use it.

@_exported import Foundation

@objc open class XCTest: NSObject {}

@objc open class XCTestCase: XCTest {
  @objc open func setUp() {}
  @objc open func tearDown() {}
  open func setUp() async throws {}
  open func tearDown() async throws {}
  open func setUpWithError() throws {}
  open func tearDownWithError() throws {}
  public var continueAfterFailure: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public func expectation(description: String) -> XCTestExpectation { fatalError() }
  @MainActor public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {}
  @MainActor public func waitForExpectations(
    timeout: TimeInterval, handler: ((any Error)?) -> Void = { _ in }
  ) {}
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async {}
}

@objc open class XCTestExpectation: NSObject, @unchecked Sendable {
  public init(description: String = "") { fatalError() }
  public func fulfill() {}
  public var expectedFulfillmentCount: Int {
    get { fatalError() }
    set { fatalError() }
  }
  public var isInverted: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssert(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertTrue(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<Value: Equatable>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertGreaterThanOrEqual<Value: Comparable>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTUnwrap<Value>(
  _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> Value { fatalError() }
