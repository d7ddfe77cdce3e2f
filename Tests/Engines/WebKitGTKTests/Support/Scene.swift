import Foundation
import Testing
import WebKitGTK

/// A page, and a handler for the data that it loads from “/late”.
@MainActor final class Scene {
  @MainActor private final class Late {
    var body: @MainActor (any WKURLSchemeTask) -> Void = { _ in }
  }

  let page: Page
  let scheme: Scheme
  let started = Signal()
  private(set) var tasks: [any WKURLSchemeTask] = []

  var webView: WKWebView { page.webView }

  private init(_ body: @escaping @MainActor (any WKURLSchemeTask) -> Void) {
    let late = Late()
    scheme = Scheme { task in
      switch task.request.url?.path {
      case "/late": late.body(task)
      case "/fine": task.answer("fine", type: "text/plain")
      default: task.answer("<p>page", type: "text/html")
      }
    }
    page = Page { [scheme] in $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
    late.body = { [weak self] task in
      self?.tasks.append(task)
      body(task)
      self?.started.fire()
    }
  }

  static func make(
    _ body: @escaping @MainActor (any WKURLSchemeTask) -> Void
  ) async throws -> Scene {
    let scene = Scene(body)
    await scene.page.load(try #require(URL(string: "app://host/")))
    return scene
  }

  func text(of path: String) async throws -> String? {
    try await webView.callAsyncJavaScript(
      "return (await fetch('\(path)')).text()", contentWorld: .page) as? String
  }
}
