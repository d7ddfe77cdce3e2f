import Testing
import WebBridge

extension Conformance {
  @MainActor @Suite struct ConnectionTests {
    @Test(arguments: Engine.allCases)
    func `a bridge tells whether its page is connected, refused or left`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach()
      #expect("\(bridge.connection)" == "waiting")
      var connections = bridge.connections.makeAsyncIterator()
      #expect(await connections.next().map { "\($0)" } == "waiting")

      try await page.load()
      guard case .connected(let origin, let url) = bridge.connection else {
        Issue.record("The page is loaded, and the bridge is \(bridge.connection).")
        return
      }
      #expect(origin == page.origin)
      #expect(url.hasPrefix("\(page.origin)/"))
      #expect(bridge.connection.isConnected)
      #expect(await connections.next()?.isConnected == true)

      try await page.load(at: page.otherOrigin)
      guard case .refused(let error) = bridge.connection else {
        Issue.record("The page is not allowed, and the bridge is \(bridge.connection).")
        return
      }
      #expect(error.code == .denied)
      #expect(!bridge.connection.isConnected)

      bridge.detach()
      #expect("\(bridge.connection)" == "detached")
      // A slow reader receives only the newest state.
      #expect(await connections.next().map { "\($0)" } == "detached")
      #expect(await connections.next() == nil)
      var late = bridge.connections.makeAsyncIterator()
      #expect(await late.next().map { "\($0)" } == "detached")
      #expect(await late.next() == nil)
    }
  }
}
