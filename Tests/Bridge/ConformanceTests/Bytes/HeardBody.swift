import Foundation
import Locking

/// The body of an upload, which records how it is read.
final class HeardBody: InputStream {
  private struct State {
    var pieces: Int
    var reads = 0
    var wasReadOnMainThread = false
    var isClosed = false
  }

  private let state: Locked<State>
  private let fails: Bool
  private let gate = DispatchSemaphore(value: 0)
  private let waits: Bool

  /// - Parameters:
  ///   - pieces: The number of reads that give a byte.
  ///   - fails: Whether the stream ends with an error.
  ///   - waits: Whether the first read waits for ``goOn()``.
  init(pieces: Int, fails: Bool = false, waits: Bool = false) {
    state = Locked(State(pieces: pieces))
    (self.fails, self.waits) = (fails, waits)
    super.init(data: Data())
  }

  var reads: Int { state.withLock { $0.reads } }
  var wasReadOnMainThread: Bool { state.withLock { $0.wasReadOnMainThread } }
  var isClosed: Bool { state.withLock { $0.isClosed } }

  func goOn() { gate.signal() }

  override func open() {}

  override func close() { state.withLock { $0.isClosed = true } }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    let isMain = Thread.isMainThread
    let (number, left) = state.withLock { state in
      state.reads += 1
      state.pieces -= 1
      if isMain { state.wasReadOnMainThread = true }
      return (state.reads, state.pieces)
    }
    if waits, number == 1 { gate.wait() }
    guard left >= 0 else { return fails ? -1 : 0 }
    buffer[0] = 7
    return 1
  }
}
