// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States views that the examples use, from the pages Text, Label, Button, Link, ProgressView, Group, VStack, TabView and
// LocalizedStringKey below https://developer.apple.com/documentation/swiftui.

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Text: View, Equatable, Sendable {
  nonisolated public init(_ key: LocalizedStringKey) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct Label<Title: View, Icon: View>: View {
  public var body: some View { never }
  private var never: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Button<Label: View>: View {
  public var body: some View { never }
  private var never: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct Link<Label: View>: View {
  public var body: some View { never }
  private var never: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { fatalError() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public var body: some View { never }
  private var never: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Group<Content> {}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct VStack<Content: View>: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public var body: some View { never }
  private var never: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
