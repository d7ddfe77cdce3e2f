/// The place in a page that made a failed call, as the page reports it during development.
package struct PageCallStack: Sendable {
  /// The name of the event with which the page tells it.
  package static let eventName = Name.reservedPrefix + "failed"

  /// The number of the call in its document.
  package let call: Int
  /// The document that made the call.
  package let document: ObservedDocument
  /// The text of the stack, in the form of the page's engine.
  package let text: String

  /// Creates a stack from an activity; `nil` if the activity is another one.
  package init?(_ activity: BridgeActivity.Kind) {
    guard case .event(Self.eventName, .toNative, let document?, let value) = activity,
      case .array(let list)? = try? value.payload.value(), list.count == 2,
      let call = try? list[0].decode(Int.self), case .string(let text) = list[1]
    else { return nil }
    (self.call, self.document, self.text) = (call, document, text)
  }
}
