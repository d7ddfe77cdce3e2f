// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States modifiers of views that the examples use, from the pages ViewModifier, Alignment, HorizontalAlignment, Edge.Set
// and SafeAreaRegions below https://developer.apple.com/documentation/swiftui, and from those below
// https://developer.apple.com/documentation/swiftui/view: modifier(_:), padding(_:_:), overlay(alignment:content:),
// ignoresSafeArea(_:edges:), tabItem(_:), sheet(isPresented:onDismiss:content:), onChange(of:perform:),
// fileImporter(isPresented:allowedContentTypes:onCompletion:) and task(priority:_:). The pages leave out
// `@_inheritActorContext`, which the interface of the SDK has for `task`.

public import UniformTypeIdentifiers

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
  private init() {}
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  private init() {}
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  @available(iOS, deprecated: 17.0)
  @available(macOS, deprecated: 14.0)
  @available(visionOS, deprecated: 1.0)
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { self }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension View {
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
}
