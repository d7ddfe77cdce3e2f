import Foundation
import Testing

@testable import WebKitGTK

/// The display as its user sees it: with a window manager, and controlled by xdotool.
@MainActor enum Desktop {
  private static var isStarted = false

  /// Starts a window manager unless one is running.
  static func start() async throws {
    guard !isStarted else { return }
    // If another one is running, openbox says so and ends.
    try await startBeside("openbox", "--startup", "echo ready", until: "ready")
    isStarted = true
  }

  /// Returns the visible X windows of a class.
  static func windows(ofClass name: String) async throws -> [String] {
    try await run("xdotool", "search", "--onlyvisible", "--class", name).split(separator: "\n")
      .map(String.init)
  }

  /// Activates a window by its title, like a task bar.
  static func activate(_ title: String) async throws {
    try await run("xdotool", "search", "--onlyvisible", "--name", "^\(title)$", "windowactivate")
  }

  /// Describes the display for the reader of a failure.
  static func state() async -> String {
    let script = """
      ps -C openbox -o pid,stat,args
      xprop -root _NET_SUPPORTING_WM_CHECK _NET_ACTIVE_WINDOW _NET_CLIENT_LIST
      xwininfo -root -tree | grep '"'
      """
    // Runs the command without Foundation's `Process`, which may be what fails.
    return await Task.detached {
      guard let output = popen("{ \(script); } 2>&1", "r") else { return "nothing" }
      defer { pclose(output) }
      let data = try? FileHandle(fileDescriptor: fileno(output)).readToEnd()
      return String(decoding: data ?? Data(), as: UTF8.self)
    }.value
  }

  /// Presses keys one after the other. Their names are those of X.
  static func press(_ keys: String...) async throws {
    for key in keys { try await run("xdotool", "key", key) }
  }

  /// Types text.
  static func type(_ text: String) async throws {
    try await run("xdotool", "type", "--delay", "2", text)
  }

  /// Clicks in the middle of the active window.
  static func click() async throws {
    let id = try await run("xdotool", "getactivewindow").trimmingCharacters(in: .newlines)
    let geometry = try await run("xdotool", "getwindowgeometry", "--shell", id)
    var size: [Substring: Int] = [:]
    for line in geometry.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { size[parts[0]] = Int(parts[1]) }
    }
    let (width, height) = (size["WIDTH"] ?? 0, size["HEIGHT"] ?? 0)
    try await run(
      "xdotool", "mousemove", "--window", id, "\(width / 2)", "\(height / 2)", "click", "1")
  }

  /// The text on the clipboard, as another program reads it.
  static var clipboard: String {
    get async throws { try await run("xclip", "-selection", "clipboard", "-o") }
  }

  /// Puts text on the clipboard from another program, which owns the clipboard until another program takes it.
  static func copy(_ text: String) async throws {
    try await startBeside(
      "sh", "-c", "printf %s \"$1\" | xclip -verbose -selection clipboard", "sh", text,
      until: "Waiting for selection requests")
  }

  /// Starts a command that runs at most as long as this process, and waits until it writes `text` or ends. Earlier
  /// output, such as a warning, is ignored.
  private static func startBeside(_ command: String..., until text: String) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["setpriv", "--pdeathsig", "TERM"] + command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    await Task.detached {
      var said = Data()
      while !String(decoding: said, as: UTF8.self).contains(text) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return }
        said += data
      }
    }.value
  }

  /// Runs a command and returns its output.
  @discardableResult static func run(_ command: String...) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    let ended = Signal("the end of `\(command.joined(separator: " "))`")
    process.terminationHandler = { _ in Task { @MainActor in ended.fire() } }
    try process.run()
    await ended.wait()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// A page in a window with the focus. The page reports what happens in it.
@MainActor final class Screen {
  let page: Page
  let window: Window
  private let recorder: MessageRecorder
  private var count = 0
  /// The title, which no other window has.
  private let title: String
  private static var screens = 0

  private init(_ page: Page, _ recorder: MessageRecorder) {
    self.page = page
    self.recorder = recorder
    Self.screens += 1
    title = "Screen \(Self.screens) of \(getpid())"
    window = Window(page.webView, title: title, size: CGSize(width: 400, height: 300))
  }

  /// Shows HTML in a window and waits until the window has the focus. The page calls `tell(value)`.
  static func showing(_ html: String) async throws -> Screen {
    try await Desktop.start()
    let recorder = MessageRecorder()
    let page = Page {
      $0.userContentController.add(recorder, name: "m")
      $0.preferences.isElementFullscreenEnabled = true
    }
    let screen = Screen(page, recorder)
    var isActive = false
    screen.window.onActiveChange = { if $0 { isActive = true } }
    screen.window.show()
    // A window manager that has just started may not focus a new window, so the test activates it like a user.
    while !isActive, !Task.isCancelled { try await Desktop.activate(screen.title) }
    if !isActive {
      Issue.record("The window \(screen.title) never got the focus: \(await Desktop.state())")
    }
    try await page.show(
      """
      <!doctype html><body style="margin: 0">
      <script>const tell = value => webkit.messageHandlers.m.postMessage(value)</script>
      \(html)
      <script>
        const focused = () => document.hasFocus() ? tell('focus') : setTimeout(focused, 5)
        requestAnimationFrame(() => requestAnimationFrame(focused))
      </script>
      """)
    #expect(await screen.told() as? String == "focus")
    return screen
  }

  /// Waits for the next value that the page tells, and returns it.
  func told() async -> Any? {
    count += 1
    return await recorder.message(number: count).body
  }

  /// Waits until the page tells `text`.
  func waitFor(_ text: String) async {
    while await told() as? String != text, !Task.isCancelled {}
  }
}
