// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States PhotosUI of the 26 SDKs, as far as the examples use it, from the page
// https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct.

@available(iOS 14.0, macOS 13.0, visionOS 1.0, *)
public struct PHPickerFilter: Hashable, Sendable {
  public static let images = PHPickerFilter()
  private init() {}
}
