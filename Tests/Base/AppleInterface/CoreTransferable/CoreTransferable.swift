// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States CoreTransferable of the 26 SDKs, as far as the examples use it, from the page
// https://developer.apple.com/documentation/coretransferable/transferable. The representation of a type is left out.

public import Foundation

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public protocol Transferable {}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension Data: Transferable {}
