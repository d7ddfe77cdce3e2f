/// A place of the store's code at which tests fail or kill the process: before or after one step on the disk.
package struct FaultPoint: Hashable, Sendable, CustomStringConvertible {
  package let step: Step
  package let moment: Moment

  package init(_ moment: Moment, _ step: Step) { (self.moment, self.step) = (moment, step) }

  package enum Moment: String, CaseIterable, Sendable { case before, after }

  package enum Step: String, CaseIterable, Sendable {
    case folderCreate
    case partCreate, partWrite, partTruncate, partSync, validatorWrite, objectRename, partUnlink
    case damagedUnlink
    case copyCreate, copyWrite, copySync, copyRename
    case manifestCreate, manifestWrite, manifestSync, manifestRename
    case rootCreate, rootWrite, rootSync, rootRename
    case storeSync
    case stateCreate, stateWrite, stateSync, stateRename, folderSync
    case leaseCreate, leaseUnlink
    case collectionUnlink
  }

  package static let all = Step.allCases.flatMap { step in
    Moment.allCases.map { FaultPoint($0, step) }
  }

  /// Reads `before.partWrite`.
  package init?(_ text: String) {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, let moment = Moment(rawValue: parts[0]),
      let step = Step(rawValue: parts[1])
    else { return nil }
    self.init(moment, step)
  }

  package var description: String { "\(moment.rawValue).\(step.rawValue)" }
}

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
