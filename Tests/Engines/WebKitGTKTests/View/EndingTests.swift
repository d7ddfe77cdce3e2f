import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  /// The process of a page, and the view, end at any moment of a load: whoever waits for the page hears of that.
  @MainActor @Suite struct EndingTests {
    enum End: String, CaseIterable {
      case process = "the process ends"
      case view = "the view is closed"
      case stop = "the load is stopped"
      case next = "another load begins"
    }

    /// What an app may wait for.
    private static let waits: [(name: String, wait: @MainActor (WKWebView) async -> Void)] = [
      ("a script", { _ = try? await $0.evaluateJavaScript("1") }),
      ("a function", { _ = try? await $0.callAsyncJavaScript("return 1", contentWorld: .page) }),
      ("a picture", { _ = try? await $0.takeSnapshot(configuration: nil) }),
      ("a search", { _ = try? await $0.find("x", configuration: .init()) }),
      ("the media", { await $0.pauseAllMediaPlayback() }),
      ("the media's state", { _ = await $0.requestMediaPlaybackState() }),
      ("the end of the load", { while $0.isLoading { try? await turn() } }),
    ]

    /// The names of the waits that have not ended.
    private final class Open {
      var names: Set<String> = []
    }

    /// A page that comes in pieces, so that a load has many moments.
    private static func slowPage() async throws -> URL {
      let image = try await Server.shared.serve { _ in .init(200) }
      return try await Server.shared.page(
        "<title>slow</title><img src='\(image)'><p>x<iframe srcdoc='<p>x'></iframe>")
    }

    /// A URL of the site that a view shows, so that the view's process loads it; with no view, one of another site.
    private static func url(_ url: URL, in view: WKWebView?) throws -> URL {
      guard let host = view?.url?.host else { return url }
      var parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
      parts.host = host
      return try #require(parts.url)
    }

    @Test(.timeLimit(.minutes(3)), arguments: End.allCases)
    func `whatever waits for a page ends with it, at each moment of a load`(end: End) async throws {
      for moment in 0..<24 {
        let page = Page()
        guard try await page.showInProcessOfItsOwn("<title>before</title>") != nil else { continue }
        let view = page.webView
        let url = try Self.url(try await Self.slowPage(), in: moment % 4 < 2 ? view : nil)
        let next = try Self.url(
          try await Server.shared.page("<title>next</title>"), in: moment % 8 < 4 ? view : nil)
        let open = Open()
        // Some waits begin ahead of the load, some with it, and some with the end.
        func begin(_ part: Int) {
          for (index, (name, wait)) in Self.waits.enumerated() where index % 3 == part {
            open.names.insert(name)
            Task {
              await wait(view)
              open.names.remove(name)
            }
          }
        }
        begin(moment % 3)
        if moment % 2 == 0 { try await turn() }
        view.load(URLRequest(url: url))
        begin((moment + 1) % 3)
        for _ in 0..<moment { try await turn() }
        switch end {
        case .process: WebProcess.killAll()
        case .view: view.close()
        case .stop: view.stopLoading()
        case .next: view.load(URLRequest(url: next))
        }
        begin((moment + 2) % 3)
        let limit = ContinuousClock.now + .seconds(20)
        while !open.names.isEmpty, ContinuousClock.now < limit { try await turn() }
        #expect(open.names == [], "\(end.rawValue) at moment \(moment)")
      }
    }
  }
}
