// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States of Network's overlay the one type that WebKit's overlay names.

@_exported import Network

@available(macOS 14.0, iOS 17.0, *)
public struct ProxyConfiguration: Sendable {}
