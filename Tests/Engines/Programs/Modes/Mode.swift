import Foundation
import FoundationNetworking
import WebKitGTK

/// What one of the small programs does for a test. The mode is the program's only argument. The program reports its
/// progress to its standard output, one line at a time.
package enum Mode: String, Sendable {
  case closesWindow
  case forgetsWindow
  case hasTwoWindows
  case opensAnother
  case hidesWindow
  case quitsWithHidden
  case takesSnapshots
  case hasNoWindow
  case quits
  case quitsTwice
  case quitBeforeRun
  case fails
  case runsAgain
  case returns
  case waits
  case idles
  case idlesInMainLoop
  case idlesInRunLoop
  case loadsInRunLoop
  case ordersWork
  case ordersWorkInRunLoop
  case ordersWorkWithoutViews
  case asksPageInMemory
  case loadsAfterPageInMemory

  /// The identifier of the programs.
  package static let id = "org.example.WindowProgram"

  /// The mode that this program was started with.
  package static var requested: Mode {
    guard let mode = Mode(rawValue: CommandLine.arguments.last ?? "") else {
      fatalError("The only argument is one of the modes.")
    }
    return mode
  }

  /// Plays the mode from code that cannot await.
  @MainActor package func begin() {
    Task {
      do {
        try await play()
      } catch {
        say("\(error)")
        Application.quit(exitCode: 70)
      }
    }
  }

  /// Plays the mode.
  @MainActor package func play() async throws {
    Application.onQuit = { say("quitting with \(Application.windows.count) windows") }
    switch self {
    case .closesWindow:
      let window = try await showWindow()
      window.onClose = { say("closed") }
      window.close()
    case .forgetsWindow:
      try await showWindow()
      try await Task.sleep(for: .milliseconds(50))
      say("\(Application.windows.count) shown")
      Application.windows.first?.close()
    case .hasTwoWindows:
      let first = try await showWindow()
      let second = try await showWindow()
      first.close()
      try await Task.sleep(for: .milliseconds(50))
      say("one left")
      second.close()
    case .opensAnother:
      let first = try await showWindow()
      let view = first.webView
      first.onClose = { Window(view).show() }
      first.close()
      try await Task.sleep(for: .milliseconds(50))
      say("\(Application.windows.count) shown")
      Application.windows.first?.close()
    case .hidesWindow:
      let window = try await showWindow()
      window.hide()
      try await Task.sleep(for: .milliseconds(50))
      say("still there")
      window.close()
    case .quitsWithHidden:
      let shown = try await showWindow()
      let hidden = try await showWindow()
      hidden.hide()
      let unseen = Window(WKWebView())
      for (number, window) in [shown, hidden, unseen].enumerated() {
        window.onClose = { say("closed \(number)") }
      }
      Application.quit()
      while true { try await Task.sleep(for: .seconds(9), tolerance: .zero) }
    case .takesSnapshots:
      try await takeSnapshots()
    case .hasNoWindow:
      try await load(WKWebView())
      Application.quit()
    case .quits:
      try await showWindow()
      Application.quit(exitCode: 7)
    case .quitsTwice:
      Application.quit(exitCode: 7)
      Application.quit(exitCode: 8)
    case .quitBeforeRun:
      say("reached")
    case .fails:
      throw CocoaError(.fileNoSuchFile)
    case .runsAgain:
      runAgain()
    case .returns:
      try Application.start()
      try await load(WKWebView())
      try await showWindow()
      say("ready")
      // Reading a line blocks its thread.
      _ = await Task.detached { readLine() }.value
    case .waits:
      let window = try await showWindow()
      window.onClose = { say("closed") }
      say("ready")
    case .idles:
      try await load(WKWebView())
      say(await Idleness.measured())
      Application.quit()
    case .ordersWork:
      WorkOrder.start { line in
        say(line)
        Application.quit()
      }
    case .idlesInMainLoop, .idlesInRunLoop, .loadsInRunLoop, .ordersWorkInRunLoop,
      .ordersWorkWithoutViews, .asksPageInMemory, .loadsAfterPageInMemory:
      fatalError("The program has this mode played without an application.")
    }
  }

  @MainActor private func takeSnapshots() async throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    try await load(view)
    let part = WKSnapshotConfiguration()
    part.rect = CGRect(x: 100, y: 50, width: 20, height: 10)
    let large = WKSnapshotConfiguration()
    large.rect = part.rect
    large.snapshotWidth = 40
    for configuration in [nil, part, large] {
      let size = try await view.takeSnapshot(configuration: configuration).size
      say("\(Int(size.width)) \(Int(size.height))")
    }
    Application.quit()
  }

  @MainActor private func runAgain() {
    Application.run {}
  }

  @MainActor @discardableResult private func showWindow() async throws -> Window {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let window = Window(view)
    window.show()
    try await load(view)
    return window
  }

  /// Loads a page. After the script has been answered, the page has its process.
  @MainActor func load(_ view: WKWebView) async throws {
    view.loadHTMLString("<title>program</title>", baseURL: nil)
    try await view.evaluateJavaScript("0")
  }
}

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
