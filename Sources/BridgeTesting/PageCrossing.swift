import Dispatch

/// The border between a page and native code: every text crosses it in a turn of the main queue of
/// its own, in order.
@MainActor final class PageCrossing {
  private(set) var transcript: [CrossedText] = []
  private var delays: [PageDelay] = []

  /// Takes a text across, later. `deliver` calls ``record(_:)`` where the text arrives.
  func cross(_ text: CrossedText, _ deliver: @escaping @MainActor () -> Void) {
    inTurn { [weak self] in
      guard let self else { return }
      delays.removeAll { $0.isReleased }
      if let delay = delays.first(where: { $0.takes(text.direction) }) {
        delay.hold(text) { inTurn(deliver) }
      } else {
        deliver()
      }
    }
  }

  func record(_ text: CrossedText) { transcript.append(text) }

  func delay(_ selection: PageDelay.Selection) -> PageDelay {
    let delay = PageDelay(selection)
    delays.append(delay)
    return delay
  }
}

/// Runs an action in a turn of the main queue of its own.
func inTurn(_ action: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
}
