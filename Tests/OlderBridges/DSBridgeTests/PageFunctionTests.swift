import DSBridge
import Foundation
import Testing

/// Calls from the app to functions of pages.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct PageFunctionTests {
  private static let functions = """
    bridge.register('nothing', () => {});
    bridge.register('null', () => null);
    bridge.register('add', (a, b) => a + b);
    bridge.register('throws', () => { throw new TypeError('not today') });
    bridge.register('point', (x) => ({ x }));
    bridge.registerAsyn('later', (n, answer) => { Promise.resolve().then(() => answer(n)) });
    bridge.register('space.of', { names: () => 'deep' });
    """

  private struct Point: Codable, Equatable { var x: Int }

  @Test(arguments: PageScript.allCases)
  func `every function answers, whatever it returns`(_ script: PageScript) async throws {
    let page = ViewUnderTest()
    await page.load(script, Self.functions)
    try await page.ask("nothing", as: Void.self)
    #expect(try await page.ask("nothing", as: Int?.self) == nil)
    #expect(try await page.ask("null", as: Int?.self) == nil)
    #expect(try await page.ask("add", [1, 2.5], as: Double.self) == 3.5)
    #expect(try await page.ask("add", ["it's ", "'x'"], as: String.self) == "it's 'x'")
    #expect(
      try await page.ask("point", [Point(x: 1)], as: [String: Point].self) == ["x": Point(x: 1)])
    #expect(try await page.ask("later", [true], as: Bool.self))
    #expect(try await page.ask("space.of.names", as: String.self) == "deep")
    let answer = await withCheckedContinuation { continuation in
      page.webView.call("nothing") { continuation.resume(returning: $0 == nil) }
    }
    #expect(answer)
  }

  @Test(arguments: PageScript.allCases)
  func `what the page cannot answer is a failure that says why`(_ script: PageScript) async throws {
    let page = ViewUnderTest()
    await page.load(script, Self.functions)
    let unknown = await #expect(throws: BridgeError.self) {
      try await page.ask("missing", as: Int.self)
    }
    #expect(unknown?.code == .unknownMethod)
    let thrown = await #expect(throws: BridgeError.self) {
      try await page.ask("throws", as: Int.self)
    }
    #expect(thrown?.message.contains("not today") == true)
    let mismatch = await #expect(throws: DSBridge.Error.CallingJS.self) {
      try await page.ask("add", ["a", "b"], as: Int.self)
    }
    #expect(mismatch.debugDescription.contains("answered String, which is not"))
    await #expect(throws: DSBridge.Error.CallingJS.self) {
      try await page.ask("add", [NSObject()], as: Int.self)
    }
    // Calls that failed before do no harm.
    #expect(try await page.ask("add", [1, 2], as: Int.self) == 3)
  }

  @Test(arguments: PageScript.allCases)
  func `the view knows which functions a page has`(_ script: PageScript) async throws {
    let page = ViewUnderTest()
    await page.load(script, Self.functions)
    #expect(await page.has("add"))
    #expect(await page.has("space.of.names"))
    #expect(await !page.has("space.of.others"))
    #expect(await !page.has("missing"))
    #expect(await !page.has(""))
  }

  @Test func `calls wait for a page, and for the next one, in their order`() async throws {
    let page = ViewUnderTest()
    let (answers, give) = AsyncStream.makeStream(of: Int.self)
    let script = "let sum = 0; bridge.register('count', (n) => sum = sum * 10 + n);"
    for n in 1...3 {
      page.webView.call("count", with: [n], thatReturns: Int.self) {
        give.yield((try? $0.get()) ?? 0)
      }
    }
    await page.load(.published, script)
    var heard: [Int] = []
    for await answer in answers {
      heard.append(answer)
      if heard.count == 3 { break }
    }
    #expect(heard == [1, 12, 123])
    await page.load(.published, script)
    #expect(try await page.ask("count", [4], as: Int.self) == 4)
  }
}
