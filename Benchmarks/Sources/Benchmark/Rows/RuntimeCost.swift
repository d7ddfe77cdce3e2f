import Foundation
import WebBridge

/// The cost that the runtime adds to a page that does not use the bridge.
@MainActor struct RuntimeCost {
  private let size: Double
  private let with = Once {
    let side = try await BridgeSide.open("with").side
    Window(side.webView).show()
    return side
  }
  private let without = Once {
    let side = Side()
    try await side.load("", host: "without")
    Window(side.webView).show()
    return side
  }

  private let startWith = Once { try StartSide(hasBridge: true) }
  private let startWithout = Once { try StartSide(hasBridge: false) }

  init(runtime script: String) throws {
    size = Double(try Program.output("gzip", ["-9", "-c"], input: Data(script.utf8)).count)
  }

  var rows: [Comparison] {
    [
      Comparison(
        name: "page runtime, gzipped", unit: .bytes, reach: .atMost(10 * 1024), every: .max,
        ours: { size }),
      Comparison(
        name: "page runtime at document start", unit: .milliseconds, reach: .atMost(1),
        ours: {
          try await startWith().median(of: 30) - (try await startWithout().median(of: 30))
        }),
      Comparison(
        name: "load of an empty page", unit: .milliseconds,
        referenceName: "the same without the bridge", ours: { try await load(with(), Self.empty) },
        reference: { try await load(without(), Self.empty) }),
      Comparison(
        name: "load of a page of 300 KB", unit: .milliseconds,
        referenceName: "the same without the bridge",
        ours: { try await load(with(), Self.article) },
        reference: { try await load(without(), Self.article) }),
      Comparison(
        name: "first paint of a page of 300 KB", unit: .milliseconds,
        referenceName: "the same without the bridge", reach: .ratio(atMost: 1.02),
        ours: { try await Self.paint(with()) }, reference: { try await Self.paint(without()) }),
    ]
  }

  private func load(_ side: Side, _ page: String) async throws -> Double {
    var times = Series()
    for _ in 0..<10 {
      times.append(
        try await microseconds(per: 1000) { try await side.load(page: page, host: "load") })
    }
    return times.median ?? .nan
  }

  /// Measures the time from the request until the page reports that it was painted.
  static func paint(_ side: Side, loads: Int = 10) async throws -> Double {
    let painted = Painted()
    let controller = side.webView.configuration.userContentController
    controller.add(painted, name: "painted")
    defer { controller.removeScriptMessageHandler(forName: "painted") }
    var times = Series()
    for _ in 0..<loads {
      times.append(
        await microseconds(per: 1000) {
          side.webView.loadHTMLString(article, baseURL: URL(string: "http://load.example/"))
          await painted.next()
        })
    }
    return times.median ?? .nan
  }

  private static let empty = "<!doctype html><meta charset=utf-8><title>Empty</title>"

  private static let article = """
    <!doctype html><meta charset=utf-8><title>Article</title>
    <script>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) {
          webkit.messageHandlers.painted?.postMessage('');
        }
      }).observe({ type: 'paint', buffered: true });
    </script>
    \(String(repeating: "<p>Here stands a paragraph of an <b>article</b>, with words.</p>\n", count: 4500))
    """
}
