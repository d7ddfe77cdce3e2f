import Foundation
import WebBridge

/// Drives the app through its page like a user.
@MainActor enum Check {
  /// - Throws: An error that says what failed.
  static func run(picture: URL?) async throws {
    let limit = Watchdog(seconds: 60)
    defer { limit.end() }
    let scratch = FileManager.default.temporaryDirectory.appending(component: "notes-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let store = try NoteStore(folder: scratch.appending(component: "notes"))
    let window = try NotesWindow(store)
    window.show()
    // A call waits until the page has loaded.
    _ = try await window.page.unsaved()
    let page = PageDriver(webView: window.webView)

    try await writeNotes(page, store)
    try await attachFile(page, store, window.webView, scratch)
    try await search(page)
    try await openNotes(page, window)
    if let picture { try await save(window.webView, to: picture) }
    try await changeTheme(page, window.theme)
    try await tellPage(page, store)
    try await closeWithUnsavedText(page, window, store)
    try await readAgain(store, from: scratch.appending(component: "notes"))
    print("Notes: everything works.")
  }

  private static func writeNotes(_ page: PageDriver, _ store: NoteStore) async throws {
    for (title, text) in [
      ("Packing", "Tent\nTea and a kettle\nMap of the lake"),
      ("Birds seen", "A heron at the lake\nTwo swifts"),
    ] {
      try await page.click("#add")
      try await page.wait(for: "!document.querySelector('main').hidden")
      try await page.wait(for: "document.getElementById('title').value === ''")
      try await page.type(title, into: "#title")
      try await page.type(text, into: "#text")
      try await page.click("#save")
      try await page.wait(
        for: "document.querySelector('#list li')?.textContent.startsWith('\(title)')")
    }
    try await expect("the titles", store.all().map(\.title), ["Birds seen", "Packing"])
  }

  /// Chooses a file in the page's file field, and reads it from the store and from the page.
  private static func attachFile(
    _ page: PageDriver, _ store: NoteStore, _ webView: WKWebView, _ scratch: URL
  ) async throws {
    let file = scratch.appending(component: "window.png")
    let picture = try await webView.takeSnapshot(configuration: nil)
    guard let bytes = picture.pngData() else { throw CheckFailure(description: "No picture.") }
    try bytes.write(to: file)

    let user = ChosenFile(file)
    let panel = webView.uiDelegate
    webView.uiDelegate = user
    try await page.click("#file")
    try await page.wait(for: "document.querySelector('#attachments img')")
    webView.uiDelegate = panel

    guard let kept = await store.all().first?.attachments.first else {
      throw CheckFailure(description: "The note has no attachment.")
    }
    try expect("the file's name", kept.name, "window.png")
    let stored = try await store.attachment(kept.id).data()
    try expect("the stored bytes", stored == bytes, true)
    // The page reads the attachment and returns its bytes.
    let read = try await page.text(
      """
      bridge.native.notes.attachment('\(kept.id)').then((blob) => blob.bytes()).then((bytes) =>
        btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
      """)
    try expect("the bytes that the page reads", Data(base64Encoded: read) == bytes, true)
  }

  private static func changeTheme(_ page: PageDriver, _ theme: Theme) async throws {
    for name in ["dark", "light"] {
      theme.name = name
      try await page.wait(for: "document.documentElement.dataset.theme === '\(name)'")
    }
  }

  private static func search(_ page: PageDriver) async throws {
    try await page.type("LAKE", into: "#search")
    try await page.wait(for: "document.querySelectorAll('#list li').length === 2")
    let lines = try await page.text(
      "Array.from(document.querySelectorAll('#list small'), (line) => line.textContent).join()")
    try expect("the lines found", lines, "A heron at the lake,Map of the lake")
    try await page.type("", into: "#search")
    try await page.wait(
      for: "document.querySelector('#list small')?.textContent.includes('swifts')")
  }

  /// Opens a note and the first one again, and receives their titles as events.
  private static func openNotes(_ page: PageDriver, _ window: NotesWindow) async throws {
    // The iterator receives the events after this line.
    var titles = window.page.opened.makeAsyncIterator()
    for (position, title) in [(2, "Packing"), (1, "Birds seen")] {
      try await page.click("#list li:nth-child(\(position))")
      try expect("the title of the event", await titles.next(), title)
    }
  }

  /// Changes the notes in Swift, and waits until the page shows the change.
  private static func tellPage(_ page: PageDriver, _ store: NoteStore) async throws {
    let note = try await store.add()
    try await store.save(Draft(id: note.id, title: "From Swift", text: ""))
    try await page.wait(
      for: "document.querySelector('#list li')?.textContent.startsWith('From Swift')")
    let message = try await page.text(
      "bridge.native.notes.remove('\(UUID())').catch((e) => e.code)")
    try expect("the error for a note that does not exist", message, "noSuchNote")
    try await store.remove(note.id)
  }

  private static func closeWithUnsavedText(
    _ page: PageDriver, _ window: NotesWindow, _ store: NoteStore
  ) async throws {
    try await page.type("Three swifts", into: "#text")
    // The app continues until the check ends, although its window closes.
    Application.endsWithLastWindow = false
    await window.close()
    try expect("the text", await store.all().first?.text, "Three swifts")
  }

  private static func readAgain(_ store: NoteStore, from folder: URL) async throws {
    let (before, again) = (await store.all(), await (try NoteStore(folder: folder)).all())
    try expect("the texts in the file", again.map(\.text), before.map(\.text))
    try expect("the attachments in the file", again.map(\.attachments.count), [1, 0])
  }

  private static func save(_ webView: WKWebView, to file: URL) async throws {
    let picture = try await webView.takeSnapshot(configuration: nil)
    try picture.pngData()?.write(to: file)
  }

  private static func expect<Value: Equatable>(
    _ what: String, _ value: Value, _ expected: Value
  ) throws {
    guard value != expected else { return }
    throw CheckFailure(description: "Of \(what): expected \(expected), found \(value).")
  }
}

/// Chooses a file in place of a panel.
private final class ChosenFile: NSObject, WKUIDelegate {
  private let file: URL

  init(_ file: URL) { self.file = file }

  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? { [file] }
}
