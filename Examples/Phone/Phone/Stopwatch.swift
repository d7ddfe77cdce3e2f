import WebBridge

/// Counts seconds for a page: `for await (const seconds of bridge.native.stopwatch.seconds())`.
@Exposed("stopwatch") struct Stopwatch {
  /// Returns a stream of the whole seconds that have passed, one each second.
  ///
  /// The stream ends when the page leaves its loop, because the bridge then cancels the task that reads the stream.
  func seconds() -> AsyncStream<Int> {
    let start = ContinuousClock.now
    return AsyncStream {
      try? await Task.sleep(for: .seconds(1))
      return Int(start.duration(to: .now).components.seconds)
    }
  }
}
