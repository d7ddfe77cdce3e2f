import Foundation
import SwiftUI
import UniformTypeIdentifiers

#if os(iOS)
  import PhotosUI
#endif

extension View {
  /// Shows the panel of a camera over this view: the photo library on iOS, and files on macOS.
  func photoPanel(of camera: Camera) -> some View { modifier(PhotoPanel(camera: camera)) }
}

#if os(iOS)
  /// The photo library. It needs no permission, because the app gets only what the user chooses.
  private struct PhotoPanel: ViewModifier {
    @ObservedObject var camera: Camera
    @State private var choice: PhotosPickerItem?

    func body(content: Content) -> some View {
      content
        .photosPicker(
          isPresented: $camera.isChoosing, selection: $choice, matching: .images,
          preferredItemEncoding: .compatible
        )
        .onChange(of: choice) { picked in
          guard let picked else { return }
          // Otherwise the same picture could not be chosen again.
          choice = nil
          camera.choose { try await bytes(of: picked) }
        }
    }

    private func bytes(of item: PhotosPickerItem) async throws -> Data {
      try await withCheckedThrowingContinuation { continuation in
        item.loadTransferable(type: Data.self) { result in
          continuation.resume(
            with: result.flatMap { bytes in
              bytes.map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown))
            })
        }
      }
    }
  }
#else
  /// A panel for files. In a sandbox it needs the entitlement `com.apple.security.files.user-selected.read-only`.
  private struct PhotoPanel: ViewModifier {
    @ObservedObject var camera: Camera

    func body(content: Content) -> some View {
      content.fileImporter(isPresented: $camera.isChoosing, allowedContentTypes: [.image]) {
        result in camera.choose { try await bytes(of: result.get()) }
      }
    }

    /// Reads a file that the user has chosen, on another thread than the main one.
    private nonisolated func bytes(of file: URL) async throws -> Data {
      let isScoped = file.startAccessingSecurityScopedResource()
      defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
      return try Data(contentsOf: file)
    }
  }
#endif
