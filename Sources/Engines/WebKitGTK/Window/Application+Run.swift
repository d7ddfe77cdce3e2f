import CMainLoop
import CWebKitGTK
import Disclosure
import Foundation
import Glibc

extension Application {
  /// Runs the program.
  ///
  /// The program ends with code 0 when its last window closes, or with the code that is passed to
  /// ``quit(exitCode:)``. If there is no display or the closure throws, it writes the error's
  /// description to standard error and ends with code 1. `SIGINT`, `SIGTERM` and `SIGHUP` still end
  /// the program, but in good order. Before the program ends, ``onQuit`` is called and all windows
  /// and views are closed. Functions registered with `atexit` run too, unless a signal ends it.
  ///
  /// - Parameters:
  ///   - id: The program's identifier, as in ``start(id:)``.
  ///   - body: Makes the program's first windows and objects. A program that shows no window runs
  ///     until ``quit(exitCode:)``.
  ///
  /// - Precondition: The main loop is not running yet. Asynchronous code uses the form with `await`.
  public static func run(id: String? = nil, _ body: @MainActor () throws -> Void) -> Never {
    precondition(
      !main_loop_is_running(),
      """
      Application.run was called by code that runs in the main loop already. Call it once, first \
      thing in main, and with `await` in an asynchronous main.
      """)
    attempt {
      try begin(id)
      try body()
    }
    while true { main_loop_run() }
  }

  /// Runs the program, in an asynchronous `main` or at the top level of a file that uses `await`.
  ///
  /// Does the same as the synchronous form, with a closure that may use `await`.
  public static func run(
    id: String? = nil, _ body: @MainActor () async throws -> Void
  ) async -> Never {
    do {
      try begin(id)
      try await body()
    } catch {
      fail(error)
    }
    // The continuation is never resumed, so that the program runs until something ends it.
    while true { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  /// Ends the program in the next turn of the main loop, after calling ``onQuit`` and closing all
  /// windows and views. A call before ``run(id:_:)-6pc0j`` makes that function end the program.
  ///
  /// - Parameter exitCode: The program's exit code, of which the system keeps the lowest eight
  ///   bits. The code of the first call counts.
  public static func quit(exitCode: Int32 = 0) {
    quit(.code(exitCode))
  }

  /// Ends the program if it is running and its last window has closed.
  static func lastWindowMayHaveClosed() {
    guard isRunning, endsWithLastWindow else { return }
    // The closing of a window may open another one.
    MainLoop.performLater {
      if endsWithLastWindow, !Window.isAnyOpen { quit() }
    }
  }

  private enum Ending {
    case code(Int32)
    case signal(Int32)
  }

  private static var isRunning = false
  private static var ending: Ending?
  private static var isEnding = false

  private static func begin(_ id: String?) throws {
    if let ending { end(ending) }
    try start(id: id)
    guard !isRunning else { return }
    isRunning = true
    for signal in [SIGHUP, SIGINT, SIGTERM] {
      main_loop_catch_signal(signal) { signal in
        // GLib calls the closure from the main loop, not from the signal's handler.
        MainActor.assumeIsolated { Application.quit(.signal(signal)) }
      }
    }
  }

  private static func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      fail(error)
    }
  }

  private static func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("Error: \("\(error)".printable(upTo: 8192))\n".utf8))
    end(.code(EXIT_FAILURE))
  }

  private static func quit(_ ending: Ending) {
    guard self.ending == nil else { return }
    self.ending = ending
    MainLoop.performLater { end(ending) }
  }

  private static func end(_ ending: Ending) -> Never {
    if !isEnding {
      isEnding = true
      onQuit?()
      Window.closeAll()
      WKWebView.closeAll()
    }
    switch ending {
    case .code(let code): exit(code)
    case .signal(let signal):
      fflush(nil)
      // Ends by the signal itself, because shells and service managers check how a program ended.
      main_loop_die(signal)
    }
  }
}
