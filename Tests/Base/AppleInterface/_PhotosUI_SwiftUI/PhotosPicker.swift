// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the picker for photos of the 26 SDKs, as far as the examples use it, from the pages
// https://developer.apple.com/documentation/photosui/photospickeritem, …/loadtransferable(type:completionhandler:) below
// it, and https://developer.apple.com/documentation/swiftui/view/photospicker(ispresented:selection:matching:preferreditemencoding:).
// The compiler imports this module where a file imports both PhotosUI and SwiftUI.

public import CoreTransferable
public import Foundation
@_exported public import PhotosUI
public import SwiftUI

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public struct PhotosPickerItem: Hashable {
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    public static let automatic = EncodingDisambiguationPolicy()
    public static let current = EncodingDisambiguationPolicy()
    public static let compatible = EncodingDisambiguationPolicy()
    private init() {}
  }

  @discardableResult @preconcurrency public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress { fatalError() }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension View {
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
}
