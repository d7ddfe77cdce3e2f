// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the property wrappers of views, from the pages State, Binding, StateObject and ObservedObject below
// https://developer.apple.com/documentation/swiftui.

public import Combine

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { fatalError() }
  public init(initialValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension State: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public init(projectedValue: Binding<Value>) { fatalError() }
  public var projectedValue: Binding<Value> { fatalError() }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Binding: Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    fatalError()
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    fatalError()
  }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { fatalError() }
  }
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { fatalError() }
    set { fatalError() }
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
}
