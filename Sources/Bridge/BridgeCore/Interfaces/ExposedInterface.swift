/// A type whose methods pages may call; see ``Bridge/expose(_:as:replacing:)``.
///
/// `@Exposed` makes the conformance. It can also be written by hand:
///
/// ```swift
/// extension Counter: ExposedInterface {
///   static var exposedName: String { "counter" }
///   func exposeMethods(to methods: inout ExposedMethods) {
///     methods.add(MethodDescription("add", parameters: [ParameterDescription("step", type: "Int")])) {
///       arguments in try self.add(step: arguments.value(0))
///     }
///   }
/// }
/// ```
public protocol ExposedInterface {
  /// The name under which the object is exposed, unless `expose` gets another name.
  @MainActor static var exposedName: String { get }

  /// Adds each method that pages may call.
  @MainActor func exposeMethods(to methods: inout ExposedMethods)
}
