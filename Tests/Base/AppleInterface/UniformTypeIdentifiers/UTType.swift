// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States UniformTypeIdentifiers of the 26 SDKs, as far as the examples use it, from the pages
// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct and …/image below it.

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct UTType: Hashable, Sendable {
  public static var image: UTType { fatalError() }
}
