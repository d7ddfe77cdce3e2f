import BridgeMonitor
import Foundation
import TestSupport
import Testing

/// Documents and resources of pages that a service worker controls.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct WorkerSourceTests {
  /// What a service worker does with a request.
  enum Answer: String, CaseIterable {
    case itself, stored, network, nothing

    var script: String {
      switch self {
      case .itself: "event.respondWith(response());"
      case .stored: "event.respondWith(caches.open('pages').then((pages) => pages.match('/page')));"
      case .network: "event.respondWith(fetch(event.request));"
      case .nothing: ""
      }
    }
  }

  private let page: MonitoredPage

  init() throws { page = try MonitoredPage() }

  /// Loads a page, and has a service worker control the next ones.
  private func control(_ url: URL, documents: Answer, resources: Answer) async throws {
    let worker = try await Server.shared.exchange { _ in
      Server.Reply(
        200, headers: ["Content-Type": "text/javascript", "Service-Worker-Allowed": "/"],
        body: Data(
          """
          const response = () => new Response('<!doctype html><title>Worker</title>text',
            {headers: {'Content-Type': 'text/html'}});
          addEventListener('install', (event) => event.waitUntil(
            caches.open('pages').then((pages) => pages.put('/page', response()))));
          addEventListener('activate', (event) => event.waitUntil(clients.claim()));
          addEventListener('fetch', (event) => {
            if (event.request.mode === 'navigate') { \(documents.script) } else { \(resources.script) }
          });
          """.utf8))
    }
    try await page.load(url)
    #expect(try await page.next(\.times).source == .network)
    try await page.run(
      """
      await navigator.serviceWorker.register('\(worker.absoluteString)', {scope: '\(url.path)'});
      await navigator.serviceWorker.ready;
      """)
  }

  private func end() async throws {
    try await page.run(
      "for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()")
  }

  @Test(arguments: Answer.allCases)
  func `a document that a service worker answers is told from one that the network answers`(
    _ answer: Answer
  ) async throws {
    let url = try await Server.shared.page("<!doctype html><title>Page</title>text")
    try await control(url, documents: answer, resources: .nothing)
    for _ in 1...2 {
      try await page.load(url)
      let source = try await page.next(\.times).source
      let title =
        try await page.webView.callAsyncJavaScript("return document.title", contentWorld: .page)
        as? String
      switch answer {
      case .itself, .stored: #expect(source == .serviceWorker && title == "Worker")
      case .network, .nothing: #expect(source == .network && title == "Page")
      }
    }
    try await end()
  }

  @Test(arguments: Answer.allCases)
  func `resources that a service worker leaves to the network are of the network`(
    _ answer: Answer
  ) async throws {
    let script = try await Server.shared.script("window.done = 1")
    let html = "<script src='\(script.absoluteString)'></script>"
    let url = try await Server.shared.page("<!doctype html><title>Page</title>text\(html)")
    try await control(url, documents: .nothing, resources: answer)
    _ = try await page.next(\.resources)
    try await page.load(url)
    let resources = try await page.next(\.resources)
    switch answer {
    // WebKit tells nothing that would tell the worker from the memory of the process.
    case .itself, .stored: #expect(resources.counts == [.unknown: 1] && resources.bytes == [:])
    case .network, .nothing:
      #expect(resources.counts == [.network: 1] && (resources.bytes[.network] ?? 0) > 15)
    }
    try await end()
  }
}
