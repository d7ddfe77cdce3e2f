import DequeModule
import Dispatch

/// The boundary between a page and native code. Every text crosses it in its own turn of the main
/// queue, in order.
@MainActor final class PageCrossing {
  private struct Arrival {
    let text: CrossedText
    let deliver: @MainActor () -> Void
  }

  private(set) var transcript: [CrossedText] = []
  private var delays: [PageDelay] = []
  private var underWay: Deque<Arrival> = []

  /// Takes a text across in a later turn. `deliver` calls ``record(_:)`` when the text arrives.
  func cross(_ text: CrossedText, _ deliver: @escaping @MainActor () -> Void) {
    underWay.append(Arrival(text: text, deliver: deliver))
    inTurn { [weak self] in
      guard let self, let arrival = underWay.popFirst() else { return }
      arrive(arrival)
    }
  }

  /// Delivers all pending texts of a direction immediately.
  func arrive(_ direction: CrossedText.Direction) {
    let due = underWay.filter { $0.text.direction == direction }
    underWay.removeAll { $0.text.direction == direction }
    for arrival in due { arrive(arrival) }
  }

  private func arrive(_ arrival: Arrival) {
    delays.removeAll { $0.isReleased }
    if let delay = delays.first(where: { $0.takes(arrival.text.direction) }) {
      delay.hold(arrival.text) { inTurn(arrival.deliver) }
    } else {
      arrival.deliver()
      for delay in delays { delay.overtake(arrival.text) }
    }
  }

  func record(_ text: CrossedText) { transcript.append(text) }

  func delay(_ selection: PageDelay.Selection, overtakenBy count: Int?) -> PageDelay {
    let delay = PageDelay(selection, overtakenBy: count)
    delays.append(delay)
    return delay
  }
}

/// Runs an action in its own turn of the main queue.
func inTurn(_ action: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
}

/// A text that crossed between a page and native code.
public struct CrossedText: Sendable, Hashable {
  /// The direction of a text.
  public enum Direction: Sendable, Hashable {
    /// A document posted the text.
    case toNative
    /// The text answers a post.
    case toPage
  }

  /// The direction of the text.
  public var direction: Direction
  /// The text.
  public var text: String
}

extension CrossedText {
  /// The frames in the text. The first line only orders the texts, except in the answer to a synchronous
  /// call, which is a single frame.
  var frames: [CrossedText] {
    let lines = text.split(separator: "\n")
    let isFrame = direction == .toPage && (text.hasPrefix("done ") || text.hasPrefix("fail "))
    return lines.dropFirst(isFrame ? 0 : 1).map {
      CrossedText(direction: direction, text: String($0))
    }
  }
}

extension CrossedText: CustomStringConvertible {
  /// The text after an arrow: `→` to native code, `←` to the page.
  public var description: String { (direction == .toNative ? "→ " : "← ") + text }
}
