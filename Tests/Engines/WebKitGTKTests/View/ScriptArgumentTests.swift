import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// The arguments of functions in pages that try to read or change them.
  @MainActor @Suite struct ScriptArgumentTests {
    @Test func `a page cannot watch or change arguments`() async throws {
      let view = try await Page.showing(
        """
        <script>
        var seen = []
        const spy = what => function () { seen.push(what); return 'changed' }
        JSON.parse = spy('parse')
        Object.assign = Object.fromEntries = Array.from = Number = String = spy('make')
        for (const name of ['secret', '0', 'k'])
          for (const each of [Object.prototype, Array.prototype])
            Object.defineProperty(each, name, { set: spy(name), get: () => undefined })
        Array.prototype[Symbol.iterator] = spy('iterate')
        </script>
        """
      ).webView
      let arguments: [String: Any] = [
        "text": "secret", "zero": "a\0b", "number": 1.5, "flag": true, "nothing": NSNull(),
        "list": ["secret", [1, "two"]] as [Any],
        "object": ["secret": 1, "k": "v", "__proto__": ["k": 2]] as [String: Any],
        "odd": [Double.nan, -Double.infinity, -0.0], "whole": Int64(1) << 40,
      ]
      let result =
        try await view.callAsyncJavaScript(
          """
          return { seen: seen.join(), text, zero, number, flag, nothing, list,
            secret: object.secret, own: Object.keys(object).sort().join(),
            proto: Object.getPrototypeOf(object) === Object.prototype,
            nan: odd[0] !== odd[0], infinite: odd[1] < -1e308, minus: 1 / odd[2] < 0, whole }
          """, arguments: arguments, contentWorld: .page) as? NSDictionary
      #expect(
        result == [
          "seen": "", "text": "secret", "zero": "a\0b", "number": 1.5, "flag": true,
          "nothing": NSNull(), "list": ["secret", [1, "two"]], "secret": 1,
          "own": "__proto__,k,secret", "proto": true, "nan": true, "infinite": true,
          "minus": true, "whole": 1 << 40,
        ])
    }

    @Test func `an argument has a name that a parameter can have`() async throws {
      let view = try await Page.showing().webView
      for name in ["é1_$", "_", "$x", "名"] {
        #expect(
          try await view.callAsyncJavaScript(
            "return \(name)", arguments: [name: 1], contentWorld: .page) as? Int == 1)
      }
      for name in ["", "1a", "a b", "a-b", "a;alert(1)//", "ⓐ", "a\n"] {
        let error = await #expect(throws: WKError.self) {
          _ = try await view.callAsyncJavaScript("", arguments: [name: 1], contentWorld: .page)
        }
        #expect(error?.localizedDescription.contains("“\(name)” is not a name") == true)
      }
    }

    @Test(arguments: [
      "'use strict'; return this === undefined",
      "\"use strict\"\nreturn (function () { return this === undefined })()",
      "/* a */ // b\n  'use strict'\nreturn (function () { return this === undefined })()",
    ])
    func `a function may ask for strict mode`(body: String) async throws {
      let view = try await Page.showing().webView
      let strict = body.replacing(
        "return this ===", with: "return (function () { return this })() ===")
      for arguments in [[:], ["a": 1], ["a": [1], "b": "text"]] as [[String: Any]] {
        #expect(
          try await view.callAsyncJavaScript(strict, arguments: arguments, contentWorld: .page)
            as? Bool == true, "\(arguments)")
      }
      #expect(
        try await view.callAsyncJavaScript(
          "return 'use strict' && (function () { return this })() !== undefined",
          arguments: ["a": [1]], contentWorld: .page) as? Bool == true)
    }

    @Test func `large and deep arguments arrive or are refused`() async throws {
      let view = try await Page.showing().webView
      let text = String(repeating: "é\"\\\n", count: 200_000)
      let many = (0..<100_000).map { "\($0)" }
      let value =
        try await view.callAsyncJavaScript(
          "return [text.length, list[0].length, many.length, many[99999]]",
          arguments: ["text": text, "list": [text], "many": many], contentWorld: .page) as? NSArray
      #expect(value == [800_000, 800_000, 100_000, "99999"])
      var deep: [Any] = []
      for _ in 0..<10_000 { deep = [deep] }
      await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
        _ = try await view.callAsyncJavaScript(
          "return 1", arguments: ["deep": deep], contentWorld: .page)
      }
    }
  }
}
