import Foundation
import FoundationNetworking
import Glibc

@testable import WebKitGTK

/// Records events on the main thread, for a test to wait for.
@MainActor final class Record {
  private(set) var events: [String] = []
  private let waiters = Waiters()

  nonisolated func note(_ event: String) {
    MainActor.assumeIsolated {
      events.append(event)
      waiters.check()
    }
  }

  func wait(for count: Int) async {
    await waiters.wait(for: "event \(count)") { self.events.count >= count }
  }
}

extension Signal {
  /// Fires from code that runs on the main thread without the compiler's knowledge.
  nonisolated func fireOnMain() {
    MainActor.assumeIsolated { fire() }
  }
}

/// A handler that calls a closure with each message.
@MainActor final class Listener: NSObject, WKScriptMessageHandler {
  private let body: @MainActor (WKScriptMessage) -> Void

  init(_ body: @escaping @MainActor (WKScriptMessage) -> Void) { self.body = body }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    body(message)
  }
}

/// The processor time that this process has used, in seconds.
enum ProcessorTime {
  static var used: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

extension RunLoop {
  /// Runs the loop from synchronous code that asynchronous code has called.
  @discardableResult func runOnce(mode: Mode, before date: Date = .distantFuture) -> Bool {
    run(mode: mode, before: date)
  }

  /// Runs the loop in its default mode until the condition holds, for half a minute at most.
  func run(while isOpen: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 30)
    while isOpen(), Date() < end { runOnce(mode: .default, before: end) }
  }
}

/// A source of the main run loop that any thread can signal.
final class Source: Sendable {
  private final class Performer: RunLoop._Source {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
      super.init(order: 0)
    }

    override func perform() { body() }
  }

  // The run loop performs it on the main thread. Signalling it is safe on any thread.
  nonisolated(unsafe) private let performer: Performer

  @MainActor init(_ body: @escaping @MainActor () -> Void) {
    performer = Performer { MainActor.assumeIsolated(body) }
    RunLoop.main._add(performer, forMode: .default)
  }

  @MainActor func invalidate() { performer.invalidate() }

  /// Signals the source and wakes the main run loop, which a signal alone does not do.
  func wake() {
    performer.signal()
    wakeRunLoop(mainRunLoop())
  }
}

@_silgen_name("CFRunLoopGetMain") private func mainRunLoop() -> OpaquePointer
@_silgen_name("CFRunLoopWakeUp") private func wakeRunLoop(_ loop: OpaquePointer)

/// Reports the end of a session's task.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let finished: @Sendable () -> Void

  init(_ finished: @escaping @Sendable () -> Void) { self.finished = finished }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    finished()
  }
}
