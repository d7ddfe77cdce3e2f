import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct SchemeThreadTests {
    @Test func `what a fast thread gives leaves the main thread time to draw`() async throws {
      let count = 50_000
      let scene = try await Scene.make { task in
        let sent = ThreadSafeTask(task: task)
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          sent.task.didReceive(sent.task.response(type: "text/plain"))
          for index in 0..<count { sent.task.didReceive(Data([UInt8(97 + index % 26)])) }
          sent.task.didFinish()
          isDone.signal()
        }
        // Blocks the main thread, so that all events are waiting when it continues.
        isDone.wait()
      }
      try await scene.webView.evaluateJavaScript(
        "loaded = fetch('/late').then(r => r.arrayBuffer()).then(b => new Uint8Array(b)); 0")
      await scene.started.wait()
      let events = try #require(scene.tasks.first as? SchemeTask).events
      // Checked in a callback of the loop, because a task resumes some turns later.
      let areWaiting = await withCheckedContinuation { continuation in
        MainLoop.performLater(priority: MainLoop.drawingPriority) {
          continuation.resume(returning: !events.isEmpty)
        }
      }
      #expect(areWaiting)
      let isWhole = try await scene.webView.callAsyncJavaScript(
        """
        const bytes = await loaded
        return bytes.length === \(count) && bytes.every((byte, index) => byte === 97 + index % 26)
        """, contentWorld: .page)
      #expect(isWhole as? Bool == true)
      #expect(events.isEmpty)
    }
  }
}
