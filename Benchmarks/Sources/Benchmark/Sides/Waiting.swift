/// Suspends tasks, at the smallest cost that a suspended task can have.
@MainActor final class Waiting {
  private var all: [UnsafeContinuation<Void, Never>] = []

  func wait() async { await withUnsafeContinuation { all.append($0) } }

  /// Resumes all suspended tasks.
  func end() {
    let waiting = all
    all = []
    for continuation in waiting { continuation.resume() }
  }
}
