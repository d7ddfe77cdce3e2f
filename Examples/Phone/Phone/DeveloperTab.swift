#if DEBUG
  import BridgeInspector
  import Foundation
  import SwiftUI

  /// Opens the inspector of the page: in a window on macOS, in a sheet on iOS, and in a browser on both.
  struct DeveloperTab: View {
    let watch: PageWatch
    /// The address for browsers of the same computer, and of the Mac whose simulator runs the app.
    @State private var address: URL?
    @State private var failure: String?
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 16) {
        Button("Open the inspector") { attempt { try open() } }
        Button("Serve it to a browser") { attempt { try await serve() } }
        if let address { Link("Open the browser", destination: address) }
        if let failure { Text(failure) }
      }
      .padding()
      #if os(iOS)
        .sheet(isPresented: $isShown) {
          VStack {
            Button("Done") { isShown = false }.padding()
            InspectorView(watch: watch)
          }
        }
      #endif
    }

    private func open() throws {
      #if os(macOS)
        try watch.inspector?.open()
      #else
        isShown = true
      #endif
    }

    private func serve() async throws {
      address = try await watch.inspector?.serve()
      if let address { print("The inspector: \(address)") }
    }

    /// Runs an action, and shows the message of its error.
    private func attempt(_ action: @escaping @MainActor () async throws -> Void) {
      Task {
        do {
          failure = nil
          try await action()
        } catch {
          failure = "\(error)"
        }
      }
    }
  }

  #if os(iOS)
    /// The view of the inspector.
    private struct InspectorView: UIViewRepresentable {
      let watch: PageWatch

      func makeUIView(context: Context) -> UIView {
        do { return try watch.inspector?.makeView() ?? UIView() } catch {
          print("The inspector has no view: \(error)")
          return UIView()
        }
      }

      func updateUIView(_ view: UIView, context: Context) {}
    }
  #endif
#endif
