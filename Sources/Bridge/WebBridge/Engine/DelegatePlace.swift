import Foundation

/// A delegate that stands in for a delegate of the app, and forwards to it.
package protocol DelegateStandIn: NSObjectProtocol {
  /// The delegate that the stand-in forwards to.
  var next: (any NSObjectProtocol)? { get }
}

/// Keeps a stand-in as a view's delegate, and makes it forward to the delegate that the app or another library sets.
@MainActor package final class DelegatePlace {
  private let standIn: any DelegateStandIn
  private let read: () -> (any NSObjectProtocol)?
  private let write: () -> Void
  private let stand: ((any NSObjectProtocol)?) -> Void
  private var isChanging = false

  /// - Parameters:
  ///   - standIn: The stand-in to keep.
  ///   - read: Returns the view's current delegate.
  ///   - write: Makes the stand-in the view's delegate. An observer may respond by changing the delegate again.
  ///   - stand: Makes the stand-in forward to a delegate, or to none.
  package init(
    of standIn: any DelegateStandIn, read: @escaping () -> (any NSObjectProtocol)?,
    write: @escaping () -> Void, stand: @escaping ((any NSObjectProtocol)?) -> Void
  ) {
    (self.standIn, self.read, self.write, self.stand) = (standIn, read, write, stand)
  }

  /// Makes the stand-in the delegate again. Call this method each time the view's delegate has been set.
  ///
  /// Two libraries that both do so would replace each other forever, or forward to each other in a circle. A
  /// delegate that is set during this method is therefore taken for the other library's, and stays in front of the
  /// stand-in.
  ///
  /// - Parameter delegate: The delegate that was set. Another observer may have replaced it already.
  package func delegateHasChanged(to delegate: (any NSObjectProtocol)?) {
    guard !isChanging, delegate !== standIn else { return }
    isChanging = true
    defer { isChanging = false }
    let current = read()
    if current === delegate {
      let last = standIn.next
      stand(delegate)
      write()
      // The other library's delegate is set again and forwards to the stand-in, which must not forward to it.
      if let now = read(), now !== standIn, now === delegate { stand(last) }
    } else if current !== standIn {
      // The other library observed the change first, and its delegate is already in front of the stand-in.
      stand(delegate)
    }
  }
}

/// Returns the app's own delegate, behind all stand-ins.
@MainActor package func delegateOfApp(behind delegate: (any NSObjectProtocol)?) -> (
  any NSObjectProtocol
)? {
  var delegate = delegate
  while let standIn = delegate as? any DelegateStandIn { delegate = standIn.next }
  return delegate
}
