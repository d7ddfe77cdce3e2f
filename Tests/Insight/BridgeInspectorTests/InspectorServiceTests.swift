import BridgeInspector
import Foundation
import TestSupport
import Testing

@MainActor @Suite("An inspector", .timeLimit(.minutes(1))) struct InspectorServiceTests {
  /// Reads the lines of a kind from the page's stream until there are enough.
  private func lines(_ kind: String, _ count: Int, in view: InspectorView) async throws -> [String]
  {
    let text = try await view.run(
      """
      const found = [];
      for await (const lines of bridge.stream('inspector.lines')) {
        for (const line of lines) if (JSON.parse(line).kind === '\(kind)') found.push(line);
        if (found.length >= \(count)) break;
      }
      return found.join('\\n');
      """)
    return text.split(separator: "\n").map(String.init)
  }

  @Test("gives its page what happened before, and what happens later")
  func linesOfBoth() async throws {
    let page = try InspectedPage()
    try await page.load()
    try await page.run("await bridge.call('cart.add', 2)")
    let view = try await page.open()
    async let later = lines("callBegan", 3, in: view)
    try await page.run("await bridge.call('cart.add', 3); await bridge.call('fail').catch(() => 0)")
    let found = try await later
    #expect(found.count == 3)
    #expect(found[1].contains("\"json\":[3]"))
    #expect(try await lines("recording", 1, in: view).first?.contains("\"version\":1") == true)
  }

  @Test("gives its page what a monitor sees: load times and failed scripts")
  func pageEvents() async throws {
    let page = try InspectedPage()
    try await page.load("<script>setTimeout(() => { throw new RangeError('too far'); })</script>")
    let view = try await page.open()
    let found = try await lines("page", 2, in: view).joined()
    #expect(found.contains("\"event\":\"failed\""))
    #expect(found.contains("too far"))
    #expect(found.contains("\"event\":\"loaded\""))
    #expect(found.contains("\"load\":"))
  }

  @Test("names the methods, the cookies without their values, and the app's own tables")
  func state() async throws {
    let page = try InspectedPage {
      $0.title = "Shop"
      $0.parts = [InspectorPart("Packages", columns: ["package", "version"]) { [["shop", "12"]] }]
    }
    try await page.load("<script>document.cookie = 'session=topsecret'</script>")
    let view = try await page.open()
    let state = try await view.run("return JSON.stringify(await bridge.call('inspector.state'))")
    for part in [
      "\"title\":\"Shop\"", "\"cart.add\"", "\"Packages\"", "[\"shop\",\"12\"]", "\"session\"",
    ] {
      #expect(state.contains(part))
    }
    #expect(!state.contains("topsecret"))
  }

  @Test("calls a method by hand as the page does, and shows its error")
  func callsByHand() async throws {
    let page = try InspectedPage()
    try await page.load()
    let view = try await page.open()
    let result = try await view.run(
      "return JSON.stringify(await bridge.call('inspector.call', 'cart.add', '[7]'))")
    #expect(result == #"{"bytes":12,"json":{"total":21}}"#)
    let error = try await view.run(
      "return await bridge.call('inspector.call', 'fail', '[]').catch((e) => e.code + ': ' + e.message)"
    )
    #expect(error == "outOfStock: None left")
    #expect(page.inspector.recorder.text.contains(#""method":"cart.add""#))
  }

  @Test("exports a recording that a reader takes, and that only its owner can read")
  func export() async throws {
    let page = try InspectedPage()
    try await page.load()
    try await page.run("await bridge.call('cart.add', 2)")
    let view = try await page.open()
    let path = try await view.run("return await bridge.call('inspector.export')")
    let file = URL(filePath: path)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Recording(contentsOf: file).calls.map(\.method) == ["cart.add"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("has a page that only its own files and the bridge reach")
  func policy() async throws {
    let page = try InspectedPage()
    let view = try await page.open()
    let answer = try await view.run(
      """
      const answer = await fetch('/');
      try { eval('1'); return 'eval runs'; } catch { return answer.headers.get('content-security-policy'); }
      """)
    #expect(answer.contains("default-src 'none'"))
    #expect(try await view.run("return String(typeof bridge.call)") == "function")
  }
}
