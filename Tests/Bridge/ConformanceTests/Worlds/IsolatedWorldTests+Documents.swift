import TestSupport
import Testing
import WebBridge

extension Conformance.IsolatedWorldTests {
  @Test func `a reload and document.open keep the bridge in its world`() async throws {
    let isolated = try await IsolatedPage("bridge.handle('one', () => 1)")
    try await isolated.page.load("", path: "isolated")
    #expect(try await isolated.bridge.call("one") == 1)
    isolated.page.reload()
    try await isolated.page.finishLoading()
    #expect(try await isolated.bridge.call("one") == 1)
    let documents = isolated.bridge.observedDocuments
    _ = try await isolated.page.run(
      "document.open(); document.write('<p>new'); document.close()")
    #expect(try await isolated.bridge.call("one") == 1)
    // The runtime did not start again, which would end the calls under way.
    #expect(documents.count == 1)
    #expect(isolated.bridge.observedDocuments == documents)
    #expect(try await isolated.page.run("return typeof bridge") == "undefined")
  }
}
