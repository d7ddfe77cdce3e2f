/// The task-local values that an extension binds around the handler of one call of a page.
package protocol CallScope: AnyObject, Sendable {
  /// Runs a part of the handler with the values. Tasks that it makes inherit them.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result

  /// Runs what follows the handler without the values.
  func leave(_ body: () -> Void)
}
