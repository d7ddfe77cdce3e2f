import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct RequestBodyTypeTests {
    @Test(arguments: ["multipart/form-data; boundary=own", "text/own"])
    func `the type that a page says itself stays, whatever its Blob says`(type: String) async throws
    {
      let page = try await BodyPage.make()
      _ = try await page.webView.callAsyncJavaScript(
        """
        const body = new Blob(['blob'], {type: 'a/b'})
        await fetch('/post', {method: 'POST', body, headers: {'Content-Type': type}})
        await new Promise(done => {
          const request = new XMLHttpRequest()
          request.open('POST', '/post')
          request.setRequestHeader('Content-Type', type)
          request.onloadend = done
          request.send(body)
        })
        """, arguments: ["type": type], contentWorld: .page)
      #expect(page.seen.map(\.type) == [type, type])
      #expect(page.seen.map(\.body) == ["blob", "blob"])
    }

    @Test(arguments: [
      ("document", "fetch", "[object HTMLDocument]"),
      ("new ReadableStream()", "xhr", "[object ReadableStream]"),
    ])
    func `an object that the engine sends as a string arrives as one`(
      body: String, way: String, text: String
    ) async throws {
      let page = try await BodyPage.make()
      let seen = try await page.post(body, by: way)
      #expect(seen.body == text)
      #expect(!seen.isUnreadable)
    }
  }
}
