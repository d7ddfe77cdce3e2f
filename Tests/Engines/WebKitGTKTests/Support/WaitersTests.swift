import Testing

extension AllTests {
  /// The class by which the other tests wait.
  @MainActor @Suite struct WaitersTests {
    @Test func `a wait ends with its task, and fails it`() async {
      let signal = Signal()
      await withKnownIssue {
        let task = Task { await signal.wait() }
        await Task.yield()
        task.cancel()
        await task.value
      } matching: {
        $0.comments.contains { $0.rawValue.contains("ended while it waited") }
      }
    }

    @Test func `a wait in a task that has ended does not begin`() async {
      await withKnownIssue {
        let task = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          _ = await MessageRecorder().message(number: 1)
        }
        await task.value
      }
    }

    @Test func `all that wait for a thing go on with it`() async {
      let signal = Signal()
      var order: [Int] = []
      let tasks = (0..<3).map { number in
        Task {
          await signal.wait()
          order.append(number)
        }
      }
      await Task.yield()
      signal.fire()
      for task in tasks { await task.value }
      // Sorted, because Swift decides the order in which it resumes the tasks of one actor.
      #expect(order.sorted() == [0, 1, 2])
    }
  }
}
