import Foundation
import FoundationNetworking
import Testing

@testable import WebKitGTK

/// Returns the text as a JavaScript literal.
func quoted(_ text: String) -> String {
  "`" + text.replacingOccurrences(of: "\\", with: "\\\\") + "`"
}

/// A page whose handler keeps the posted requests.
@MainActor final class BodyPage {
  struct Seen {
    let url: String
    let method: String
    let type: String
    let body: String?
    let isUnreadable: Bool
    let streamError: String?
    let headers: [String: String]
  }

  static let url = URL(string: "app://host/") ?? URL(fileURLWithPath: "/")

  let page: Page
  private(set) var count = 0
  private let record: Record

  @MainActor private final class Record { var seen: [Seen] = [] }

  var webView: WKWebView { page.webView }
  var seen: [Seen] { record.seen }

  init(
    answerHeaders: [String: String] = [:], configure: (WKWebViewConfiguration) -> Void = { _ in }
  ) {
    let record = Record()
    self.record = record
    page = Page {
      $0.setURLSchemeHandler(
        Scheme { task in
          let request = task.request
          if request.httpMethod == "GET" { return task.answer("<body>", type: "text/html") }
          record.seen.append(Self.look(task))
          guard let url = request.url,
            let response = HTTPURLResponse(
              url: url, statusCode: 200, httpVersion: nil,
              headerFields: answerHeaders.merging(["Content-Type": "text/html"]) { $1 })
          else { return }
          task.didReceive(response)
          task.didReceive(request.httpBody ?? Data())
          task.didFinish()
        }, forURLScheme: "app")
      configure($0)
    }
  }

  static func make() async throws -> BodyPage {
    let page = BodyPage()
    await page.load(url)
    return page
  }

  func load(_ url: URL) async { await page.load(url) }

  /// Posts the value of the script and returns what the handler receives.
  func post(_ script: String, by way: String) async throws -> Seen {
    count += 1
    let before = seen.count
    let result = try await webView.callAsyncJavaScript(
      """
      const bytes = text => new TextEncoder().encode(text)
      window.bytes = bytes
      const body = \(script)
      const url = '/post?\(count)#part'
      switch ('\(way)') {
        case 'fetch': return (await fetch(url, {method: 'POST', body})).text()
        case 'request': return (await fetch(new Request(url, {method: 'POST', body}))).text()
        default: return new Promise((done, failed) => {
          const request = new XMLHttpRequest()
          request.open('POST', url, '\(way)' === 'xhr')
          request.onload = () => done(request.responseText)
          request.onerror = failed
          request.send(body)
        })
      }
      """, contentWorld: .page)
    let new = seen.dropFirst(before)
    let first = try #require(new.first)
    #expect(new.count == 1)
    #expect(result as? String == first.body ?? "")
    return first
  }

  private static func look(_ task: any WKURLSchemeTask) -> Seen {
    let request = task.request
    var streamError: String?
    if let stream = request.httpBodyStream {
      stream.open()
      var byte: UInt8 = 0
      if stream.read(&byte, maxLength: 1) < 0 {
        streamError = stream.streamError?.localizedDescription
      }
    }
    return Seen(
      url: request.url?.absoluteString ?? "", method: request.httpMethod ?? "",
      type: request.value(forHTTPHeaderField: "Content-Type") ?? "",
      body: request.httpBody.map { String(decoding: $0, as: UTF8.self) },
      isUnreadable: task.isBodyUnreadable, streamError: streamError,
      headers: request.allHTTPHeaderFields ?? [:])
  }
}
