import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests.ArticleTests {
  final class Notes: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      let request = urlSchemeTask.request
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: "HTTP/1.1",
          headerFields: ["Content-Type": "text/html; charset=utf-8"])
      else { return urlSchemeTask.didFailWithError(URLError(.badURL)) }
      urlSchemeTask.didReceive(response)
      urlSchemeTask.didReceive(Data("<title>Notes</title>".utf8))
      urlSchemeTask.didReceive(Data("<p>\(request.httpMethod ?? "GET")".utf8))
      urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
  }

  @Test func `a response may allow another origin`() {
    let fields = [
      "Content-Type": "application/json", "Access-Control-Allow-Origin": "https://shop.example",
    ]
    #expect(fields["Access-Control-Allow-Origin"] == "https://shop.example")
  }

  @Test func `a page is answered by the program`() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(Notes(), forURLScheme: "notes")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let page = Page()
    webView.navigationDelegate = page
    webView.load(URLRequest(url: try #require(URL(string: "notes://all/"))))
    await page.next("end")
    #expect(try await webView.evaluateJavaScript("document.body.innerText") as? String == "GET")
    #expect(try await webView.evaluateJavaScript("document.title") as? String == "Notes")
  }

  @Test func `a handler answers with the body or says that there is none`() async throws {
    let scheme = Scheme { urlSchemeTask in
      guard !urlSchemeTask.isBodyUnreadable else {
        return urlSchemeTask.didFailWithError(URLError(.dataNotAllowed))
      }
      let body = urlSchemeTask.request.httpBody ?? Data()
      urlSchemeTask.answer("<p>" + String(decoding: body, as: UTF8.self), type: "text/html")
    }
    let page = Page { $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
    await page.load(try #require(URL(string: "app://host/")))
    let echo = try await page.webView.callAsyncJavaScript(
      "return (await fetch('/', { method: 'POST', body: 'hello' })).text()", contentWorld: .page)
    #expect(echo as? String == "<p>hello")
    try await page.next("end") {
      try await page.webView.evaluateJavaScript(
        "document.body.innerHTML = '<form method=post action=/ ><input name=a>'; "
          + "document.forms[0].submit()")
    }
    #expect((page.lastError as? URLError)?.code == .dataNotAllowed)
  }
}
