import BridgeInspector
import BridgeTesting
import Testing

@Suite("A part of a bridge") @MainActor struct PartPlaceTests {
  @Test("says that it needs a web view, and leaves the page without a bridge")
  func placeless() throws {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let policy = BridgePolicy(origins: [.exactly(page.origin)])
    for part in [BridgePart.monitor(PageMonitor()), .recovery(.once)] {
      let error = #expect(throws: BridgeError.self) {
        try Bridge(attachedTo: page, policy: policy, parts: [part])
      }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("WKWebView") == true)
    }
    _ = try Bridge(attachedTo: page, policy: policy, parts: [.inspector(Inspector())])
  }

  @Test("that is an inspector belongs to one bridge")
  func once() throws {
    let inspector = try Inspector()
    let pages = [
      InMemoryPage(url: "https://shop.example.com/"),
      InMemoryPage(url: "https://shop.example.com/"),
    ]
    let policy = BridgePolicy(origins: [.exactly(pages[0].origin)])
    _ = try Bridge(attachedTo: pages[0], policy: policy, parts: [.inspector(inspector)])
    let error = #expect(throws: BridgeError.self) {
      try Bridge(attachedTo: pages[1], policy: policy, parts: [.inspector(inspector)])
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("another bridge") == true)
    withExtendedLifetime(pages) {}
  }
}
