/// Decides for tests what happens at each fault point.
package struct FaultInjector: Sendable {
  package enum Action: Sendable {
    case proceed
    /// The step fails with an error number. A write writes half of its bytes first.
    case fail(Int32)
    /// The process ends as if the system had killed it.
    case kill
  }

  package let action: @Sendable (FaultPoint) -> Action

  package init(_ action: @escaping @Sendable (FaultPoint) -> Action) { self.action = action }
}
