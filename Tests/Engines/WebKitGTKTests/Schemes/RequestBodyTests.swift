import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct RequestBodyTests {
    /// Bodies as a page writes them, and the parts that reach the handler.
    nonisolated static let bodies: [(script: String, text: String, type: String)] = [
      ("'text ä'", "text ä", "text/plain;charset=UTF-8"),
      ("''", "", "text/plain;charset=UTF-8"),
      ("42", "42", "text/plain;charset=UTF-8"),
      ("({toString: () => 'object'})", "object", "text/plain;charset=UTF-8"),
      (
        "new URLSearchParams({a: 'b c'})", "a=b+c",
        "application/x-www-form-urlencoded;charset=UTF-8"
      ),
      ("bytes('buffer').buffer", "buffer", ""),
      ("bytes('xarrayx').subarray(1, 6)", "array", ""),
      ("new DataView(bytes('xviewx').buffer, 1, 4)", "view", ""),
      ("new Blob(['blob'], {type: 'a/b'})", "blob", "a/b"),
      (
        "new Blob(['sheet'], {type: 'application/vnd.ms-excel'})", "sheet",
        "application/vnd.ms-excel"
      ),
      ("new Blob(['plain'])", "plain", ""),
      ("new Blob([])", "", ""),
      ("new File(['file'], 'f.txt', {type: 'c/d'})", "file", "c/d"),
      ("new Blob([new Uint8Array(1 << 20)]).slice(0, 3)", "\0\0\0", ""),
    ]

    nonisolated static let form = """
      (() => {
        const form = new FormData()
        form.append('field', 'value')
        form.append('file', new File(['content'], 'name.txt', {type: 'text/x'}))
        return form
      })()
      """

    @Test(arguments: ["fetch", "request", "xhr", "sync"])
    func `a body reaches the handler as the page wrote it`(way: String) async throws {
      let page = try await BodyPage.make()
      for (script, text, type) in Self.bodies {
        let isBlob = script.contains("Blob") || script.contains("File")
        let seen = try await page.post("new Function('return ' + \(quoted(script)))()", by: way)
        if way == "sync" && isBlob {
          #expect(seen.isUnreadable, "\(script)")
        } else {
          #expect(seen.body ?? "" == text, "\(script)")
          #expect(!seen.isUnreadable, "\(script)")
        }
        if way != "sync" || !isBlob { #expect(seen.type == type, "\(script)") }
        #expect(seen.url == "app://host/post?\(page.count)#part")
      }
    }

    @Test(arguments: ["fetch", "xhr"])
    func `a form with a file reaches the handler`(way: String) async throws {
      let page = try await BodyPage.make()
      let seen = try await page.post(Self.form, by: way)
      let boundary = try #require(seen.type.split(separator: "boundary=").last)
      #expect(seen.type.hasPrefix("multipart/form-data; boundary="))
      #expect(
        seen.body == """
          --\(boundary)\r
          Content-Disposition: form-data; name="field"\r
          \r
          value\r
          --\(boundary)\r
          Content-Disposition: form-data; name="file"; filename="name.txt"\r
          Content-Type: text/x\r
          \r
          content\r
          --\(boundary)--\r

          """)
    }

    @Test(arguments: ["fetch", "xhr", "sync"])
    func `a large body arrives whole`(way: String) async throws {
      let page = try await BodyPage.make()
      let count = 4 << 20
      let bytes = "new Uint8Array(\(count)).fill(97)"
      let bodies = way == "sync" ? [bytes] : [bytes, "new Blob([\(bytes)])"]
      for body in bodies {
        let seen = try await page.post(body, by: way)
        let isWhole = seen.body == String(repeating: "a", count: count)
        #expect(isWhole)
      }
    }

    @Test func `many requests at once keep their bodies apart`() async throws {
      let page = try await BodyPage.make()
      let result = try await page.webView.callAsyncJavaScript(
        """
        const xhr = body => new Promise((done, failed) => {
          const request = new XMLHttpRequest()
          request.open('POST', '/post')
          request.onload = () => done(request.responseText)
          request.onerror = failed
          request.send(body)
        })
        const post = async body => (await fetch('/post', {method: 'POST', body})).text()
        const all = Array.from({length: 60}, (_, index) => {
          const text = 'body ' + index
          const body = index % 3 ? text : new Blob([text])
          return (index % 2 ? xhr : post)(body).then(answer => answer === text)
        })
        return (await Promise.all(all)).every(same => same)
        """, contentWorld: .page)
      #expect(result as? Bool == true)
      #expect(page.seen.count == 60)
    }

    @Test(arguments: ["fetch", "request", "xhr", "sync"])
    func `a request without a body says that there is none`(way: String) async throws {
      let page = try await BodyPage.make()
      let seen = try await page.post("undefined", by: way)
      #expect(seen.body == nil)
      #expect(!seen.isUnreadable)
      #expect(seen.method == "POST")
    }

    /// Documents as a page has them, with the text that the engine itself sends to a server.
    nonisolated static let documents = [
      "document", "document.implementation.createHTMLDocument('tïtle 😀')",
      "new DOMParser().parseFromString('<!doctype html><p id=a>&amp;&lt;ä<br>', 'text/html')",
      "new DOMParser().parseFromString('<?xml version=\"1.0\"?><a b=\"ä\"><c/>&lt;</a>', 'text/xml')",
      "document.implementation.createDocument('urn:x', 'x:y')",
    ]

    @Test(arguments: ["xhr", "sync"], documents)
    func `a document reaches the handler as it would reach a server`(way: String, body: String)
      async throws
    {
      let page = try await BodyPage.make()
      let seen = try await page.post(body, by: way)
      #expect(!seen.isUnreadable)
      let plain = try await Page.showing()
      let url = try await Server.shared.exchange()
      _ = try await plain.webView.callAsyncJavaScript(
        """
        const request = new XMLHttpRequest()
        request.open('POST', '\(url)')
        request.send(\(body))
        await new Promise(done => { request.onloadend = done })
        """, contentWorld: .page)
      let sent = try #require(await Server.shared.exchanges(at: url).last)
      let own = body == "document" ? "<html><head></head><body></body></html>" : nil
      #expect(seen.body == own ?? String(decoding: sent.body, as: UTF8.self))
      #expect(seen.type == sent.header("Content-Type"))
    }

    @Test(arguments: [(Self.form, "request"), (Self.form, "sync")])
    func `what cannot be sent along is said to be missing`(body: String, way: String) async throws {
      let page = try await BodyPage.make()
      let seen = try await page.post(body, by: way)
      #expect(seen.isUnreadable)
      #expect(seen.body == nil)
      #expect(seen.streamError?.contains("cannot hand out safely") == true)
    }

    @Test func `a body that the engine refuses stays refused`() async throws {
      let page = try await BodyPage.make()
      let result = try await page.webView.callAsyncJavaScript(
        """
        const failed = body => fetch('/post', {method: 'POST', body}).then(() => false, e => e.name)
        return [
          await failed(new ReadableStream()), await failed(Symbol()),
          navigator.sendBeacon ? (() => { try { return navigator.sendBeacon('/b', new Blob(['x'])) }
            catch (e) { return e.name } })() : 'none',
        ]
        """, contentWorld: .page)
      #expect(result as? [String] == ["NotSupportedError", "TypeError", "TypeError"])
      #expect(page.seen.isEmpty)
    }

    @Test func `requests of subframes, workers and forms keep their bodies to themselves`()
      async throws
    {
      let page = try await BodyPage.make()
      let blob = "new Blob(['x'])"
      let send =
        "fetch('app://host/post', {method: 'POST', body: \(blob)}).then(() => 'ok', String)"
      let frames = [
        "frame.srcdoc = '<p>'", "frame.src = 'about:blank'", "frame.src = 'app://host/frame'",
      ]
      for source in frames {
        let before = page.seen.count
        _ = try await page.webView.callAsyncJavaScript(
          """
          const frame = document.createElement('iframe')
          const loaded = new Promise(done => { frame.onload = done })
          \(source)
          document.body.append(frame)
          await loaded
          const {fetch, XMLHttpRequest, FormData, File} = frame.contentWindow
          const form = new FormData()
          form.append('f', new File(['x'], 'x'))
          for (const body of ['text', \(blob), form]) {
            await fetch('app://host/post', {method: 'POST', body})
            await new Promise(done => {
              const request = new XMLHttpRequest()
              request.open('POST', 'app://host/post')
              request.onloadend = done
              request.send(body)
            })
          }
          """, contentWorld: .page)
        #expect(page.seen.count == before + 6)
      }
      let worker = try await page.webView.callAsyncJavaScript(
        """
        const code = `\(send).then(r => postMessage(r))`
        const worker = new Worker(URL.createObjectURL(new Blob([code])))
        return new Promise(done => { worker.onmessage = e => done(e.data) })
        """, contentWorld: .page)
      #expect(worker as? String == "ok")
      let form = """
        document.body.innerHTML = '<form method=post action=/form><input name=a value=b>' +
          '<input type=file name=f></form>'
        const files = new DataTransfer()
        files.items.add(new File(['x'], 'x'))
        document.querySelector('[type=file]').files = files.files
        """
      for encoding in ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"] {
        await page.load(BodyPage.url)
        let count = page.seen.count
        try await page.page.next("end") {
          try await page.webView.evaluateJavaScript(
            "{ \(form); document.forms[0].enctype = '\(encoding)'; document.forms[0].submit() }; 0")
        }
        #expect(page.seen.count == count + 1)
      }
      #expect(page.seen.allSatisfy { $0.isUnreadable && $0.body == nil })
    }
  }
}
