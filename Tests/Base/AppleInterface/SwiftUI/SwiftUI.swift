// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States SwiftUI of the 26 SDKs, as far as this package, its articles and its examples use it, from the pages below
// https://developer.apple.com/documentation/swiftui: View, UIViewRepresentable and NSViewRepresentable.

#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import AppKit
#endif

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Never: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
}

#if canImport(UIKit)
  @available(iOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(
      _ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIView(
      _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }

  @available(iOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  extension UIViewRepresentable {
    public static func dismantleUIView(
      _ uiView: Self.UIViewType, coordinator: Self.Coordinator
    ) { fatalError() }
    public var body: Never { fatalError() }
  }

  @available(iOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() { fatalError() }
  }

  @available(iOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public var coordinator: Representable.Coordinator { fatalError() }
  }
#else
  @available(macOS 10.15, *)
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency func updateNSView(
      _ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleNSView(
      _ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  }

  @available(macOS 10.15, *)
  extension NSViewRepresentable {
    public static func dismantleNSView(
      _ nsView: Self.NSViewType, coordinator: Self.Coordinator
    ) { fatalError() }
    public var body: Never { fatalError() }
  }

  @available(macOS 10.15, *)
  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() { fatalError() }
  }

  @available(macOS 10.15, *)
  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public var coordinator: View.Coordinator { fatalError() }
  }
#endif
