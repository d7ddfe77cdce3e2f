// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States members of URL that Swift's own Foundation for Linux lacks, as far as the examples use them, from the pages
// startaccessingsecurityscopedresource(), stopaccessingsecurityscopedresource(), setresourcevalues(_:),
// resourcevalues(forkeys:) and applicationsupportdirectory below https://developer.apple.com/documentation/foundation/url,
// and the pages urlresourcevalues and urlresourcekey beside it. The structure and its initializer are as in
// Sources/FoundationEssentials/URL/URL.swift of swiftlang/swift-foundation at 6a6d7e8fe9be.

@available(iOS 8.0, macOS 10.10, visionOS 1.0, *)
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { fatalError() }
  public func stopAccessingSecurityScopedResource() { fatalError() }
}

@available(iOS 8.0, macOS 10.10, visionOS 1.0, *)
public struct URLResourceValues {
  public init() {}
  public var isExcludedFromBackup: Bool?
}

@available(iOS 8.0, macOS 10.10, visionOS 1.0, *)
extension URL {
  public mutating func setResourceValues(_ values: URLResourceValues) throws { fatalError() }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    fatalError()
  }
}

public struct URLResourceKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  @available(iOS 5.1, macOS 10.8, visionOS 1.0, *)
  public static let isExcludedFromBackupKey = URLResourceKey(rawValue: "")
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension URL {
  public static var applicationSupportDirectory: URL { fatalError() }
}
