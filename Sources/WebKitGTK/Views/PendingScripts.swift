/// What waits for the results of a view's scripts, so that each is answered once.
///
/// WebKitGTK never answers a script whose page has moved on to another process, not even when the
/// view goes.
@MainActor final class PendingScripts {
  private var completions: [Int: WKWebView.ScriptCompletion] = [:]
  private var count = 0

  var isEmpty: Bool { completions.isEmpty }

  /// Keeps a completion and returns its number.
  func add(_ completion: @escaping WKWebView.ScriptCompletion) -> Int {
    count += 1
    completions[count] = completion
    return count
  }

  /// Gives a script's result to whoever waits for it still.
  func finish(_ number: Int, _ result: Result<Any?, any Error>) {
    completions.removeValue(forKey: number)?(result)
  }

  /// Fails all that is left.
  func fail(_ error: any Error) {
    for number in completions.keys.sorted() { finish(number, .failure(error)) }
  }
}
