import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// What stays of requests that have ended: nothing.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct LifetimeTests {
  /// Waits until a client has so many requests.
  private func waitForExchanges(of client: WatchedClient, count: Int) async throws {
    while client.exchangeCount != count { try await turn() }
  }

  private func waitForFiles(_ isEnough: (Int) -> Bool) async throws {
    while !isEnough(try TemporaryFiles.own().count) { try await turn() }
  }

  private static let many = """
    window.all = Array.from({ length: 200 }, async (_, i) => {
      const r = await fetch('/echo?gate=GATE&n=' + i, { method: 'POST', body: 'body ' + i });
      return (await r.text()) === 'body ' + i;
    });
    for (const one of all) one.catch(() => {});
    return all.length;
    """

  private func many(_ gate: String) -> String {
    Self.many.replacingOccurrences(of: "GATE", with: gate)
  }

  @Test(arguments: Sender.allCases)
  func `200 requests at once are answered each with its own body, and nothing of them stays`(
    _ sender: Sender
  )
    async throws
  {
    let watched = WatchedClient(sender)
    let page = try await RelayPage { try RelayPage.relay($0, client: watched.client) }
    try await page.load()
    #expect(try await page.run(many("answered\(sender)")) == "200")
    try await waitForExchanges(of: watched, count: 200)
    await TestServer.shared.open("answered\(sender)")
    #expect(
      try await page.run("return (await Promise.all(all)).filter((x) => x).length") == "200")
    try await waitForExchanges(of: watched, count: 0)
  }

  @Test(arguments: Sender.allCases)
  func `200 requests of a page that is reloaded end, and nothing of them stays`(_ sender: Sender)
    async throws
  {
    let watched = WatchedClient(sender)
    let page = try await RelayPage { try RelayPage.relay($0, client: watched.client) }
    try await page.load()
    #expect(try await page.run(many("reloaded\(sender)")) == "200")
    try await waitForExchanges(of: watched, count: 200)
    try await page.load()
    try await waitForExchanges(of: watched, count: 0)
    await TestServer.shared.open("reloaded\(sender)")
    #expect(try await page.run("return (await fetch('/text?text=next')).text()") == #""next""#)
  }

  #if !canImport(ObjectiveC)
    @Test(arguments: Sender.allCases)
    func `a page that is reloaded during an upload leaves no file and no exchange`(_ sender: Sender)
      async throws
    {
      let server = try WireServer { $0.waitForEnd() }
      let watched = WatchedClient(sender)
      let page = try await RelayPage { try RelayPage.relay($0, client: watched.client) }
      try await page.load()
      _ = try await page.run(
        """
        fetch('\(server.url)a', { method: 'POST', body: new Blob([new Uint8Array(3000000)]) }).catch(() => {});
        return 1;
        """)
      try await waitForExchanges(of: watched, count: 1)
      #expect(try TemporaryFiles.own().count > 0)
      try await page.load()
      try await waitForExchanges(of: watched, count: 0)
      try await waitForFiles { $0 == 0 }
    }

    @Test func `a process that is killed while native code reads a body leaves no file`()
      async throws
    {
      let client = StubClient()
      let page = try await RelayPage { try RelayPage.relay($0, client: client) }
      try await page.load()
      _ = try await page.run(
        """
        const body = new ReadableStream({ pull(c) { if (!this.count) this.count = 0; if (this.count++ < 3) c.enqueue(new Uint8Array(1000000)); } });
        fetch('/a', { method: 'POST', duplex: 'half', body }).catch(() => {});
        return 1;
        """)
      try await waitForFiles { $0 > 0 }
      WebProcess.killAll()
      DifferentialPages.forget()
      BytePages.forget()
      EnginePages.forget()
      try await waitForFiles { $0 == 0 }
      #expect(client.sent.isEmpty)
    }

    @Test(arguments: Sender.allCases)
    func `a process that is killed while 200 requests wait ends all of them`(_ sender: Sender)
      async throws
    {
      let watched = WatchedClient(sender)
      let page = try await RelayPage { try RelayPage.relay($0, client: watched.client) }
      try await page.load()
      #expect(try await page.run(many("killed\(sender)")) == "200")
      try await waitForExchanges(of: watched, count: 200)
      WebProcess.killAll()
      DifferentialPages.forget()
      BytePages.forget()
      EnginePages.forget()
      try await waitForExchanges(of: watched, count: 0)
      await TestServer.shared.open("killed\(sender)")
    }

    @Test(arguments: Sender.allCases)
    func `a process that is killed in a synchronous request ends it`(_ sender: Sender) async throws
    {
      let watched = WatchedClient(sender)
      let page = try await RelayPage { try RelayPage.relay($0, client: watched.client) }
      try await page.load()
      _ = try await page.run(
        """
        fetch('/text?gate=begin\(sender)').then(() => {
          const x = new XMLHttpRequest(); x.open('GET', '/head?gate=blocked\(sender)&keep=blocked\(sender)', false); x.send();
        });
        return 1;
        """)
      // The page answers nothing any more while it waits.
      await TestServer.shared.open("begin\(sender)")
      while await TestServer.shared.request(of: "blocked\(sender)") == nil { try await turn() }
      WebProcess.killAll()
      DifferentialPages.forget()
      BytePages.forget()
      EnginePages.forget()
      try await waitForExchanges(of: watched, count: 0)
      await TestServer.shared.open("blocked\(sender)")
    }
  #endif

  @Test func `a view that goes takes its relay with it`() async throws {
    weak var client: URLSessionClient?
    do {
      let made = URLSessionClient()
      client = made
      let page = try await RelayPage { try RelayPage.relay($0, client: made) }
      try await page.load()
      #expect(try await page.run("return (await fetch('/text?text=a')).text()") == #""a""#)
    }
    while client != nil { try await turn() }
  }
}
