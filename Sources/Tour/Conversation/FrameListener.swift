import WebBridge

/// Listens to one bridge, tells answers from one another, and leaves out what drives the tour.
@MainActor final class FrameListener: FrameObserver {
  /// The caller's end and the number of one call.
  private struct Call: Hashable {
    let direction: FrameDirection
    let number: Int?
  }

  private let conversation: Conversation
  private var names: [Call: String] = [:]

  init(_ conversation: Conversation) { self.conversation = conversation }

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    var frame = SeenFrame(line, direction: direction)
    switch frame.verb {
    case "note": break
    case "call", "has": names[Call(direction: direction, number: frame.number)] = frame.name
    case "cancel": frame.name = names[Call(direction: direction, number: frame.number)] ?? ""
    default:
      let caller: FrameDirection = direction == .toPage ? .toNative : .toPage
      frame.name = names.removeValue(forKey: Call(direction: caller, number: frame.number)) ?? ""
    }
    if !frame.name.hasPrefix("tour.") { conversation.add(frame) }
  }
}
