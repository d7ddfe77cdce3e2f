import CMainLoop
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Foundation's run loop under GLib's loop, which serves these tests.
  @MainActor @Suite struct RunLoopTests {
    @Test func `a timer fires at its time`() async {
      let fired = Signal("the timer")
      let start = ContinuousClock.now
      startTimer(0.05, repeats: false) { fired.fire() }
      await fired.wait()
      #expect(start.duration(to: .now) >= .milliseconds(50))
    }

    @Test func `a timer that another thread starts fires`() async {
      let fired = Signal("the timer")
      await Task.detached { Self.addTimer(0.01) { fired.fire() } }.value
      await fired.wait()
    }

    @Test func `performed blocks run in their order`() async {
      let record = Record()
      for number in 1...3 { RunLoop.main.perform { record.note("\(number)") } }
      RunLoop.main.perform(inModes: [.common]) { record.note("common") }
      await record.wait(for: 4)
      #expect(record.events == ["1", "2", "3", "common"])
    }

    @Test func `a block that was performed in a message runs after it`() async throws {
      let performed = Signal("the block")
      let handler = Listener { _ in RunLoop.main.perform { performed.fireOnMain() } }
      let page = try await Page.showing { $0.userContentController.add(handler, name: "test") }
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.test.postMessage(1); 0")
      await performed.wait()
    }

    @Test func `a block for a mode that nobody runs does not keep the loop at work`() async throws {
      let mode = RunLoop.Mode("org.example.later")
      let record = Record()
      RunLoop.main.perform(inModes: [mode]) { record.note("late") }
      try await Task.sleep(for: .milliseconds(50))
      let before = ProcessorTime.used
      try await Task.sleep(for: .seconds(1))
      #expect(ProcessorTime.used - before < 0.05)
      #expect(record.events == [])
      for name in ["a", "b"] {
        RunLoop.main.perform { record.note(name) }
        await record.wait(for: record.events.count + 1)
      }
      RunLoop.main.runOnce(mode: mode, before: Date())
      #expect(record.events == ["a", "b", "late"])
    }

    @Test func `blocks, the main queue and tasks keep the run loop's order`() async {
      let record = Record()
      DispatchQueue.main.async {
        RunLoop.main.perform { record.note("block 1") }
        DispatchQueue.main.async { record.note("queue 1") }
        RunLoop.main.perform {
          record.note("block 2")
          DispatchQueue.main.async { record.note("queue 3") }
        }
        Task { @MainActor in record.note("task") }
        DispatchQueue.main.async { record.note("queue 2") }
      }
      await record.wait(for: 6)
      #expect(
        record.events == ["block 1", "block 2", "queue 1", "task", "queue 2", "queue 3"])
    }

    @Test func `timers that became due meanwhile fire in the order of their dates`() async {
      let record = Record()
      for milliseconds in [30, 10, 20] {
        startTimer(Double(milliseconds) / 1000, repeats: false) { record.note("\(milliseconds)") }
      }
      usleep(50_000)
      await record.wait(for: 3)
      #expect(record.events == ["10", "20", "30"])
    }

    @Test func `a timer at 60 Hz keeps its rate while pages load`() async throws {
      let page = Page()
      var rates: [Double] = []
      // Other programs may keep the machine busy, so the rate is measured up to three times.
      while rates.count < 3, !rates.contains(where: { abs($0 - 60) < 3 }) {
        rates.append(try await rate(of: 1 / 60, whileLoading: page))
      }
      #expect(rates.contains { abs($0 - 60) < 3 }, "\(rates) Hz")
    }

    /// Returns how often a timer fires per second, measured over 120 times.
    private func rate(of interval: Double, whileLoading page: Page) async throws -> Double {
      var count = 0
      var loads = 0
      let start = ContinuousClock.now
      var end = start
      let timer = startTimer(interval, repeats: true) {
        count += 1
        if count == 120 { end = .now }
      }
      while count < 120 {
        try await page.show("<p>page \(loads)")
        loads += 1
      }
      timer.invalidate()
      #expect(loads > 2)
      return 120 / (start.duration(to: end) / .seconds(1))
    }

    @Test func `a source is performed that another thread signals while a timer is called`() async {
      let record = Record()
      let source = Source { record.note("source") }
      startTimer(0.01, repeats: false) {
        // The run loop ignores wake-ups during the call.
        let thread = Thread { source.wake() }
        thread.start()
        while !thread.isFinished { usleep(100) }
        record.note("timer")
      }
      await record.wait(for: 2)
      #expect(record.events == ["timer", "source"])
      source.invalidate()
    }

    @Test func `a file handle tells of data`() async throws {
      let pipe = Pipe()
      let read = Signal("the notification")
      let handle = pipe.fileHandleForReading
      let observer = NotificationCenter.default.addObserver(
        forName: .NSFileHandleDataAvailable, object: handle, queue: nil
      ) { _ in read.fireOnMain() }
      handle.waitForDataInBackgroundAndNotify()
      try pipe.fileHandleForWriting.write(contentsOf: Data("x".utf8))
      await read.wait()
      NotificationCenter.default.removeObserver(observer)
    }

    @Test func `a session calls its delegate on the main queue`() async throws {
      let url = try await Server.shared.page("<p>session")
      let finished = Signal("the delegate")
      let delegate = SessionDelegate { finished.fireOnMain() }
      let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: .main)
      session.dataTask(with: url).resume()
      await finished.wait()
      session.invalidateAndCancel()
    }

    @Test func `a process tells of its end`() async throws {
      let ended = Signal("the end")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      process.terminationHandler = { _ in RunLoop.main.perform { ended.fireOnMain() } }
      try process.run()
      // Waits elsewhere, because a process does not wake the main run loop, here as on Apple's systems.
      await Task.detached { process.waitUntilExit() }.value
      await ended.wait()
    }

    @discardableResult
    private func startTimer(
      _ seconds: Double, repeats: Bool, _ fire: @escaping @MainActor () -> Void
    ) -> Timer {
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in
        MainActor.assumeIsolated(fire)
      }
    }

    nonisolated private static func addTimer(
      _ seconds: Double, _ fire: @escaping @MainActor () -> Void
    ) {
      let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated(fire)
      }
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}
