// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States URLSchemeHandler.swift, as read in WebKit/WebKit at 16f5c84fac57.

public import Foundation

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct URLScheme: Hashable, Sendable {
  @MainActor public init?(_ rawValue: String) { fatalError() }
  public let rawValue: String
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public enum URLSchemeTaskResult: Sendable {
  case response(URLResponse)
  case data(Data)
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
  func reply(for request: URLRequest) -> TaskSequence
}
