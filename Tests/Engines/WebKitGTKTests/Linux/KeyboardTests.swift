import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Keys, clicks and the clipboard, as X delivers them.
  @MainActor @Suite struct KeyboardTests {
    private static let input = """
      <input id=a autofocus oninput="tell(value)"><input id=b onfocus="tell('second')">
      """

    @Test func `text is typed into a field, and Tab goes on to the next`() async throws {
      let screen = try await Screen.showing(Self.input)
      defer { screen.window.close() }
      try await Desktop.type("Hello, world 42!")
      await screen.waitFor("Hello, world 42!")
      try await Desktop.press("Tab")
      await screen.waitFor("second")
      #expect(
        try await screen.page.webView.evaluate("document.activeElement.id", as: String.self) == "b")
    }

    @Test func `the usual shortcuts select, cut, paste, undo and redo`() async throws {
      let screen = try await Screen.showing(Self.input)
      defer { screen.window.close() }
      try await Desktop.type("abc")
      await screen.waitFor("abc")
      try await Desktop.press("ctrl+a", "ctrl+x")
      await screen.waitFor("")
      try await Desktop.press("ctrl+v")
      await screen.waitFor("abc")
      try await Desktop.press("ctrl+v")
      await screen.waitFor("abcabc")
      try await Desktop.press("ctrl+z")
      await screen.waitFor("abc")
      try await Desktop.press("ctrl+shift+z")
      await screen.waitFor("abcabc")
    }

    @Test func `what a page copies is on everybody's clipboard`() async throws {
      let screen = try await Screen.showing(
        "<p oncopy=\"tell('copied')\">grüße 🎈</p>")
      defer { screen.window.close() }
      try await Desktop.press("ctrl+a", "ctrl+c")
      await screen.waitFor("copied")
      #expect(try await Desktop.clipboard.contains("grüße 🎈"))

      let other = try await Screen.showing(Self.input)
      defer { other.window.close() }
      try await Desktop.press("ctrl+v")
      #expect((await other.told() as? String)?.contains("grüße 🎈") == true)
    }

    @Test func `a page pastes what another program copied`() async throws {
      let screen = try await Screen.showing(Self.input)
      defer { screen.window.close() }
      try await Desktop.copy("von außen")
      try await Desktop.press("ctrl+v")
      await screen.waitFor("von außen")
    }

    @Test(arguments: ["Escape", "F5", "F11", "ctrl+s", "ctrl+w", "alt+Left"])
    func `keys that mean something to browsers are the page's`(_ key: String) async throws {
      let screen = try await Screen.showing(
        "<title>keys</title><script>onkeydown = e => tell(e.key)</script>")
      defer { screen.window.close() }
      try await Desktop.press(key)
      let name = try #require(key.split(separator: "+").last)
      await screen.waitFor(name == "Left" ? "ArrowLeft" : String(name))
      #expect(screen.window.isVisible && !screen.window.isFullscreen)
      #expect(screen.page.webView.title == "keys")
    }

    @Test func `a click arrives where it was made`() async throws {
      let screen = try await Screen.showing(
        """
        <div style="width: 400px; height: 300px"
          onclick="tell(`${event.clientX} ${event.clientY} ${event.isTrusted}`)"></div>
        """)
      defer { screen.window.close() }
      try await Desktop.click()
      #expect(await screen.told() as? String == "200 150 true")
    }
  }
}
