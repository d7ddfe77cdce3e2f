import WebBridge

extension Chapter {
  @MainActor static let time = Chapter(
    name: "Time",
    steps: [
      Step("A cancelled task cancels its call") { stage in
        let call = Task { try await stage.bridge.call("page.never", as: Int.self) }
        try await Task.sleep(for: .milliseconds(20))
        call.cancel()
        try await refusal("page.never", code: .cancelled) { try await call.value }
        return "Task.cancel()"
      },
      Step("An AbortSignal cancels the handler") { stage in
        let (ends, ending) = AsyncStream.makeStream(of: Bool.self)
        try stage.bridge.handle("download") { (file: String) async throws in
          defer { ending.yield(Task.isCancelled) }
          try await Task.sleep(for: .seconds(60))
          return file
        }
        let refusal: PageRefusal = try await stage.act("abort")
        try refusal.check("download", code: .cancelled)
        try check("name", refusal.name, is: "AbortError")
        try check("cause", refusal.cause, is: "the user left")
        // The page does not wait for the handler, which is cancelled a little later.
        var end = ends.makeAsyncIterator()
        try check("the handler's task was cancelled", await end.next(), is: true)
        return "AbortError here, Task.isCancelled there"
      },
      Step("Nobody waits for ever") { stage in
        let start = ContinuousClock.now
        try await refusal("page.never", code: .timedOut) {
          try await stage.bridge.call("page.never", timeout: .milliseconds(100), as: Int.self)
        }
        let refused: PageRefusal = try await stage.act("timeout")
        try refused.check("download", code: .timedOut)
        return "two timeouts: \((ContinuousClock.now - start).inMilliseconds)"
      },
    ])
}
