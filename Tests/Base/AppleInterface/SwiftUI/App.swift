// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States apps and their windows, from the pages App, Scene, SceneBuilder and WindowGroup below
// https://developer.apple.com/documentation/swiftui.

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension App {
  @MainActor @preconcurrency public static func main() { fatalError() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension Never: Scene {}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: some Scene { never }
  private var never: Never { fatalError() }
}
