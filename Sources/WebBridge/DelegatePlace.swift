import Foundation

/// What stands before a delegate of the app's, and hands on to it.
package protocol DelegateStandIn: NSObjectProtocol {
  /// The delegate that it stands before.
  var next: (any NSObjectProtocol)? { get }
}

/// The place of a view's delegate, in which a stand-in stays before whatever the app, or another library, sets.
@MainActor package final class DelegatePlace {
  private let standIn: any DelegateStandIn
  private let read: () -> (any NSObjectProtocol)?
  private let write: () -> Void
  private let stand: ((any NSObjectProtocol)?) -> Void
  private var isChanging = false

  /// - Parameters:
  ///   - standIn: What stays in the place.
  ///   - read: Gets the delegate that the view has.
  ///   - write: Makes the stand-in the view's delegate, which may be observed, and answered by another change.
  ///   - stand: Has the stand-in hand on to a delegate, or to nobody.
  package init(
    of standIn: any DelegateStandIn, read: @escaping () -> (any NSObjectProtocol)?,
    write: @escaping () -> Void, stand: @escaping ((any NSObjectProtocol)?) -> Void
  ) {
    (self.standIn, self.read, self.write, self.stand) = (standIn, read, write, stand)
  }

  /// Takes the place again. Call it each time the view's delegate has been set.
  ///
  /// Two libraries that both do so would take turns forever, or hand on to each other in a circle. What is set
  /// while this one takes the place comes from the other one, and stays before the stand-in.
  ///
  /// - Parameter delegate: What was set. Others who heard of it may have replaced it already.
  package func delegateHasChanged(to delegate: (any NSObjectProtocol)?) {
    guard !isChanging, delegate !== standIn else { return }
    isChanging = true
    defer { isChanging = false }
    let current = read()
    if current === delegate {
      let last = standIn.next
      stand(delegate)
      write()
      // The other one is back, hands on to the stand-in, and must not be handed on to.
      if let now = read(), now !== standIn, now === delegate { stand(last) }
    } else if current !== standIn {
      // The other one came first, and is back before the stand-in already.
      stand(delegate)
    }
  }
}

/// The delegate of the app's behind those that stand before it.
@MainActor package func delegateOfApp(behind delegate: (any NSObjectProtocol)?) -> (
  any NSObjectProtocol
)? {
  var delegate = delegate
  while let standIn = delegate as? any DelegateStandIn { delegate = standIn.next }
  return delegate
}
