/// The subscription of one listener to an event.
@MainActor public final class EventSubscription {
  private var remove: (@MainActor () -> Void)?

  init(_ remove: @escaping @MainActor () -> Void) { self.remove = remove }

  /// Ends the subscription. The listener is not called again.
  public func cancel() {
    remove?()
    remove = nil
  }
}
