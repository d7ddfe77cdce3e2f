import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests.SchemeFacts {
  /// Pages of the scheme and servers of the web.
  nonisolated static let networks = [
    SchemeFact("a page reads a server that allows everybody", "LoadsFromNetwork") {
      () async throws in
      let url = try await Server.shared.page("text", headers: ["Access-Control-Allow-Origin": "*"])
      #expect(try await AllTests.SchemeFacts.fetch(url) == "\"text\"")
    },
    SchemeFact("a page reads no server that allows nobody", "DisableCORS") { () async throws in
      let url = try await Server.shared.page("{}", headers: ["Content-Type": "application/json"])
      #expect(try await AllTests.SchemeFacts.fetch(url) == "\"TypeError\"")
    },
    SchemeFact(
      "a server that allows everybody is not read with credentials", "DisableCORSCredentials"
    ) { () async throws in
      let url = try await Server.shared.page("text", headers: ["Access-Control-Allow-Origin": "*"])
      #expect(
        try await AllTests.SchemeFacts.fetch(url, "{credentials: 'include'}") == "\"TypeError\"")
    },
    SchemeFact("a script that states its origin needs the server's leave", "DisableCORSScript") {
      () async throws in
      let url = try await Server.shared.script("window.ran = true")
      let site = try await SchemeSite.showing("app://host1/", ["app://host1/": ""])
      let end = try await site.page.json(
        """
        const script = document.createElement('script')
        script.crossOrigin = 'anonymous'
        script.src = '\(url)'
        const end = new Promise(done => { script.onload = script.onerror = e => done(e.type) })
        document.head.append(script)
        return end
        """)
      #expect(end == "\"error\"")
    },
    SchemeFact("a canvas with another host's image is not read", "DisableCORSCanvas") {
      () async throws in
      let site = try await SchemeSite.showing("app://host1/", ["app://host1/": ""])
      site.answers["app://host2/image.svg"] = {
        $0.answer(
          "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", type: "image/svg+xml")
      }
      let end = try await site.page.json(
        """
        const image = new Image()
        image.src = 'app://host2/image.svg'
        await new Promise((done, failed) => { image.onload = done; image.onerror = failed })
        const canvas = document.createElement('canvas')
        canvas.getContext('2d').drawImage(image, 0, 0)
        try { return canvas.toDataURL('image/png', 1).length > 0 } catch (e) { return e.name }
        """)
      #expect(end == "\"SecurityError\"")
    },
    SchemeFact("a request follows a server to another host", "AllowedNetworkHostsRedirect") {
      () async throws in
      let allowed = ["Access-Control-Allow-Origin": "*"]
      let target = try await Server.shared.page("moved", headers: allowed)
      var parts = try #require(URLComponents(url: target, resolvingAgainstBaseURL: false))
      parts.host = "localhost"
      let place = try #require(parts.url).absoluteString
      let url = try await Server.shared.serve { _ in
        .init(301, headers: allowed.merging(["Location": place]) { $1 })
      }
      #expect(try await AllTests.SchemeFacts.fetch(url) == "\"moved\"")
    },
  ]

  nonisolated static let origins =
    [301, 302].map { status in
      SchemeFact(
        "a server may send the view to the scheme by \(status)",
        "Redirect\(status)FromHTTPToHandledScheme"
      ) { () async throws in
        let site = try SchemeSite.with(["app://destination.html/": "<title>arrived</title>"])
        let url = try await Server.shared.serve { _ in
          .init(status, headers: ["Location": "app://destination.html/"])
        }
        site.page.webView.load(URLRequest(url: url))
        await site.request(for: "app://destination.html/")
      }
    } + [
      SchemeFact("a URL of a scheme with a handler has an origin", "Origin") { () async throws in
        let site = try await SchemeSite.showing("app:///", ["app:///": ""])
        #expect(
          try await site.page.json("return new URL('app://host:123/path').origin")
            == "\"app://host:123\"")
      },
      SchemeFact("a URL of a scheme without a handler has none", "Origin") { () async throws in
        let site = try await SchemeSite.showing("app:///", ["app:///": ""])
        #expect(
          try await site.page.json("return new URL('notregistered://host:123/path').origin")
            == "\"null\"")
      },
      SchemeFact("a page is a secure context, whatever its host", "isSecureContext") {
        () async throws in
        let site = try SchemeSite.with(["app://localhost/t.html": "", "app://main/t.html": ""])
        for url in ["app://localhost/t.html", "app://main/t.html"] {
          await site.load(url)
          #expect(try await site.page.json("return isSecureContext") == "true")
        }
      },
      SchemeFact("the request for a module states its origin", "ModulePreload") { () async throws in
        let site = try SchemeSite.with([
          "app://webkit.org/main.html": "<script>import('app://webkit.org/module.js')</script>",
          "app://webkit.org/module.js": "",
        ])
        await site.load("app://webkit.org/main.html")
        let request = await site.request(for: "app://webkit.org/module.js")
        #expect(request?.value(forHTTPHeaderField: "Origin") == "app://webkit.org")
      },
      SchemeFact("a host is not read by another without its leave", "CORS") { () async throws in
        let site = try SchemeSite.with([
          "app://host1/main.html": "", "app://host2/resource.txt": "HI",
        ])
        await site.load("app://host1/main.html")
        #expect(
          try await site.page.json("return fetch('app://host2/resource.txt').catch(e => e.name)")
            == "\"TypeError\"")
      },
      SchemeFact("a host that allows everybody is read by another", "CORS") { () async throws in
        let site = try SchemeSite.with(["app://host1/main.html": ""])
        site.answers["app://host2/resource.txt"] = { task in
          guard let url = task.request.url,
            let response = HTTPURLResponse(
              url: url, statusCode: 200, httpVersion: nil,
              headerFields: [
                "Access-Control-Allow-Origin": "*", "Content-Length": "2",
                "Content-Type": "text/html",
              ])
          else { return }
          task.didReceive(response)
          task.didReceive(Data("HI".utf8))
          task.didFinish()
        }
        await site.load("app://host1/main.html")
        #expect(
          try await site.page.json("return (await fetch('app://host2/resource.txt')).text()")
            == "\"HI\"")
      },
    ]

  /// Returns what a page of the scheme gets of a server: the text, or the name of the error.
  static func fetch(_ url: URL, _ options: String = "{}") async throws -> String? {
    let site = try await SchemeSite.showing("app://host1/main.html", ["app://host1/main.html": ""])
    return try await site.page.json(
      "return fetch('\(url)', \(options)).then(r => r.text(), e => e.name)")
  }
}
