/// Keeps waiting whoever asks it, at the least cost that a suspended task can have.
@MainActor final class Waiting {
  private var all: [UnsafeContinuation<Void, Never>] = []

  func wait() async { await withUnsafeContinuation { all.append($0) } }

  /// Lets all of it go on.
  func end() {
    let waiting = all
    all = []
    for continuation in waiting { continuation.resume() }
  }
}
