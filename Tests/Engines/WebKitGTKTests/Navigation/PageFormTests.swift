import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Forms of pages beside the requests of the app.
  @MainActor @Suite struct PageFormTests {
    @Test(arguments: [false, true])
    func `forms keep their targets and fields while a request of the app is under way`(
      isSent: Bool
    ) async throws {
      let arrived = Signal("the form in the subframe")
      let url = try await Server.shared.exchange { _ in
        Task { @MainActor in arrived.fire() }
        return .init(200, headers: ["Content-Type": "text/html"], body: Data("<p>answer".utf8))
      }
      let page = try await Page.showing(
        """
        <iframe name=inner></iframe>
        <form id=inside method=post target=inner action='\(url)'><input name=a value=frame></form>
        <form id=outside method=post target=_blank action='\(url)'><input name=a value=window></form>
        """)
      let windows = PopupTests.Windows()
      page.webView.uiDelegate = windows
      let reached = Signal("the request of the app")
      let silent = try WireServer { connection in
        Task { @MainActor in reached.fire() }
        connection.waitForEnd()
      }
      page.forget()
      let shown = page.actions.count
      page.webView.load(
        PostTests.post(silent.url, Data("a=app".utf8), fields: ["X-Custom": "the app's"]))
      if isSent { await reached.wait() }
      try await page.webView.evaluateJavaScript("inside.submit(); outside.submit(); 0")
      await arrived.wait()
      await windows.opened(1)
      await reached.wait()
      await page.next("end") { page.webView.stopLoading() }
      let requests = await Server.shared.exchanges(at: url)
      #expect(requests.map(\.method) == ["POST"])
      #expect(requests.map(\.body) == [Data("a=frame".utf8)])
      #expect(requests.first?.header("X-Custom") == nil)
      let actions = page.actions.dropFirst(shown)
      let forms = actions.filter { $0.navigationType == .formSubmitted }
      #expect(forms.map(\.request.url) == [url, url])
      #expect(forms.map(\.request.httpMethod) == ["POST", "POST"])
      #expect(forms.filter { $0.targetFrame == nil }.count == 1)
      #expect(forms.allSatisfy { $0.request.httpBody == nil })
      let app = actions.filter { $0.navigationType == .other }
      #expect(app.map(\.request.httpBody) == [Data("a=app".utf8)])
      #expect(windows.views.first?.url == nil)
      #expect(page.events.filter { $0 == "start" }.count == 1)
      #expect(page.events.last == "failProvisional")
    }

    @Test(arguments: ["POST", "PUT"])
    func `a form of the page that answered a request of the app is the page's own`(
      method: String
    ) async throws {
      let page = Page()
      let url = try await Server.shared.exchange { _ in
        .init(
          200, headers: ["Content-Type": "text/html"],
          body: Data("<form id=f method=post><input name=a value=page></form>".utf8))
      }
      let body = method == "POST" ? Data("a=app".utf8) : nil
      page.webView.load(
        MethodTests.request(method, url, body: body, fields: ["X-Custom": "the app's"]))
      await page.next("end")
      await page.next("finish") { _ = try? await page.webView.evaluateJavaScript("f.submit(); 0") }
      await page.next("finish") { page.webView.reload() }
      let types = page.actions.map(\.navigationType)
      #expect(types == [.other, .formSubmitted, .formResubmitted])
      #expect(page.actions.map(\.request.httpMethod) == [method, "POST", "POST"])
      #expect(page.actions.map(\.request.httpBody) == [body, nil, nil])
      let requests = await Server.shared.exchanges(at: url)
      #expect(requests.map(\.method) == [method, "POST", "POST"])
      let own = Data("a=page".utf8)
      #expect(requests.map(\.body) == [body ?? Data(), own, own])
      #expect(requests.map { $0.header("X-Custom") } == ["the app's", nil, nil])
      let type = "application/x-www-form-urlencoded"
      #expect(requests.dropFirst().allSatisfy { $0.header("Content-Type") == type })
    }
  }
}
