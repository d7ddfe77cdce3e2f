import Foundation
import Testing

@testable import WebKitGTK

/// A fact about Apple's interface that WebKit's own tests state, in words of this project.
struct Fact: Sendable, CustomTestStringConvertible {
  typealias Check = @MainActor @Sendable (Page) async throws -> Void

  let text: String
  /// The file below Tools/TestWebKitAPI/Tests in WebKit's repository, and the test's name.
  let source: String
  let check: Check

  init(_ text: String, _ source: String, _ check: @escaping Check) {
    self.text = text
    self.source = source
    self.check = check
  }

  /// A fact about what the body of an asynchronous function returns in the page, as JSON.
  init(
    _ text: String, _ source: String, script: String, gives json: String,
    location: SourceLocation = #_sourceLocation
  ) {
    self.init(text, source) { page in
      let result = try await page.json(script)
      #expect(result == json, sourceLocation: location)
    }
  }

  /// A fact about an error, which has the code, and a message that contains the text.
  static func fails(
    _ text: String, _ source: String, _ code: WKError.Code = .javaScriptExceptionOccurred,
    saying part: String = "", location: SourceLocation = #_sourceLocation, _ body: @escaping Check
  ) -> Fact {
    Fact(text, source) { page in
      let error = await #expect(throws: WKError.self, sourceLocation: location) {
        try await body(page)
      }
      #expect(error?.code == code, sourceLocation: location)
      let message = (error?.userInfo["WKJavaScriptExceptionMessage"] as? String) ?? ""
      #expect(part.isEmpty || message.contains(part), "\(message)", sourceLocation: location)
    }
  }

  var testDescription: String { "\(text) (\(source))" }
}

extension Page {
  /// Returns what the body of an asynchronous function returns, as JSON.
  func json(_ script: String) async throws -> String? {
    try await call("return JSON.stringify(await (async () => { \(script) })())") as? String
  }

  /// Calls the body of an asynchronous function.
  @discardableResult func call(
    _ body: String, _ arguments: [String: Any] = [:], in world: WKContentWorld = .page
  ) async throws -> Any? {
    try await webView.callAsyncJavaScript(body, arguments: arguments, contentWorld: world)
  }
}

/// One page for all facts of a suite, because a process for a page takes longer than most facts.
struct SharedPage: SuiteTrait, TestScoping {
  @TaskLocal static var current: Page?
  @TaskLocal static var site: SchemeSite?

  let make: @MainActor @Sendable () async throws -> (Page, SchemeSite?)

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let (page, site) = try await make()
    try await Self.$current.withValue(page) {
      try await Self.$site.withValue(site) { try await function() }
    }
    await page.webView.close()
  }
}

extension Trait where Self == SharedPage {
  /// A page that the facts of a suite share.
  static func page(_ make: @escaping @MainActor @Sendable () async throws -> Page) -> Self {
    SharedPage { (try await make(), nil) }
  }

  /// A page with the handler of a scheme, which the facts of a suite share.
  static var site: Self {
    SharedPage {
      let site = SchemeSite()
      return (site.page, site)
    }
  }
}
