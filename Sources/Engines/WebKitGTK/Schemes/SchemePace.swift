import CMainLoop
import CWebKitGTK

/// Holds back the writer of a load until WebKit has read the load's stream and the page's process has taken
/// most of the data of the page's loads.
@MainActor final class SchemePace {
  /// The number of bytes in the load's stream below which the writer may continue.
  private static let level = 1 << 20

  /// The request of the load.
  let request: GObject

  /// Whether no writer waits any more.
  private(set) var isOver = false

  private let stream: GObject
  private let page: PagePace

  init(request: GObject, stream: GObject, page: PagePace) {
    (self.request, self.stream, self.page) = (request, stream, page)
  }

  /// Counts bytes that the load received.
  func add(_ bytes: Int) { page.add(bytes) }

  /// Resumes a waiting writer and makes no writer wait again.
  func end() {
    isOver = true
    page.leave(self)
  }

  /// Waits until the load may receive more data.
  ///
  /// - Throws: `SchemeTaskError.unread` if the page's process does not take the data.
  func room() async throws(SchemeTaskError) {
    await withCheckedContinuation { continuation in
      whenBelowLevel { continuation.resume() }
    }
    guard !isOver else { return }
    try await page.room(for: self)
  }

  /// Calls a closure once, when WebKit has read most of the stream's bytes or the load is over.
  private func whenBelowLevel(_ call: @escaping @MainActor () -> Void) {
    let data = ClosureBox<@MainActor () -> Void>(call).retained()
    byte_stream_when_below(
      stream.opaque, gsize(Self.level),
      { data in
        // The stream is used on the main thread only.
        nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.borrow(data)
        MainActor.assumeIsolated { box.closure() }
      }, data, { ClosureBox<@MainActor () -> Void>.free($0) })
  }
}
