#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  /// Records the values that it receives, and returns the given value.
  @Exposed private final class Exchange {
    var taken: [Any] = []
    var given: Any = NSNull()

    func take(_ value: Any?) { taken.append(value ?? NSNull()) }
    func takeLater(_ value: Any?, completion: @escaping (Int) -> Void) {
      taken.append(value ?? NSNull())
      completion(0)
    }
    func give() -> Any { given }
    func giveLater(completion: @escaping (Any) -> Void) { completion(given) }
  }

  /// Values of type `Any`, compared with those that the original gets from `JSONSerialization`.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct FoundationValueTests {
    private struct Plain: MethodResolving {
      func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
        try MethodResolver().resolveMethodFromRaw(raw)
      }
    }

    private static let page = """
      var values = [\(CastTable.expressions.map { "(\($0))" }.joined(separator: ", "))];
      bridge.register('value', (index) => values[index]);
      bridge.registerAsyn('valueLater', (index, answer) => answer(values[index]));
      bridge.register('text', (value) => JSON.stringify(value));

      """

    private func page(
      _ script: PageScript, isReplaced: Bool, _ interface: Exchange
    ) async -> ViewUnderTest {
      let page = ViewUnderTest()
      page.webView.addInterface(interface, by: nil)
      if isReplaced { (page.webView.keystone as? Keystone)?.methodResolver = Plain() }
      await page.load(script, Self.page)
      return page
    }

    private func ask(_ page: ViewUnderTest, _ name: String, _ argument: Any) async -> Any? {
      struct Answer: @unchecked Sendable { let value: Any? }
      return await withCheckedContinuation { continuation in
        page.webView.call(name, with: [argument]) {
          continuation.resume(returning: Answer(value: $0))
        }
      }.value
    }

    @Test(arguments: PageScript.allCases, [false, true])
    func `what a page sends and answers casts as what JSONSerialization gives`(
      _ script: PageScript, isReplaced: Bool
    ) async throws {
      let exchange = Exchange()
      let page = await page(script, isReplaced: isReplaced, exchange)
      for (index, expression) in CastTable.expressions.enumerated() {
        exchange.taken = []
        let json = try await page.run(
          """
          bridge.call('take', values[\(index)]);
          await new Promise((resolve) => bridge.call('takeLater', values[\(index)], resolve));
          return JSON.stringify(values[\(index)]);
          """
        ).decode(String.self)
        let expected = try CastTable.outcomes(ofJSON: json)
        #expect(exchange.taken.count == 2)
        for value in exchange.taken {
          #expect(CastTable.outcomes(of: value) == expected, "sent: \(expression)")
        }
        for name in ["value", "valueLater"] {
          let answer = try #require(await ask(page, name, index))
          #expect(CastTable.outcomes(of: answer) == expected, "answered: \(expression)")
        }
      }
    }

    @Test(arguments: PageScript.allCases, [false, true])
    func `what an app gives arrives as what JSONSerialization writes`(
      _ script: PageScript, isReplaced: Bool
    ) async throws {
      let exchange = Exchange()
      let page = await page(script, isReplaced: isReplaced, exchange)
      for (name, value) in FoundationTable.values + FoundationTable.largeIntegers {
        exchange.given = value
        let json = try FoundationTable.json(of: value)
        let texts = try await page.run(
          """
          const later = await new Promise((resolve) => bridge.call('giveLater', resolve));
          const expected = JSON.stringify(JSON.parse(\(BridgeValue.string(json))));
          return [expected, bridge.call('give'), later].map((value, index) =>
            index === 0 ? value : `[${JSON.stringify(value)}]`);
          """
        ).decode([String].self)
        #expect(texts[1...].allSatisfy { $0 == texts[0] }, "answered: \(name): \(texts)")
        let sent = await ask(page, "text", value) as? String
        #expect(sent.map { "[\($0)]" } == texts[0], "sent: \(name)")
      }
    }

    // MARK: Texts

    @Test(arguments: [
      "10", "10.0", "-0", "-0.0", "1E3", "9007199254740993", "9223372036854775807",
      "9223372036854775808", "-9223372036854775808", "18446744073709551616",
      "12345678901234567890123", "0.30000000000000004", "1.7976931348623157e308", "5e-324",
      #"{"$int":"5"}"#, #""~[]""#, #"[1, {"a": [10.0]}]"#,
    ])
    func `the serializer reads a text as JSONSerialization does`(_ text: String) throws {
      let signature = try JSONSerializer().readParamters(from: #"{"data":\#(text)}"#)
      let value = try #require(signature.parameter)
      #expect(try CastTable.outcomes(of: value) == CastTable.outcomes(ofJSON: text))
    }

    @Test(arguments: ["1e400", "-1e400", "01", "NaN", "{", "'a'"])
    func `a text that JSONSerialization refuses is refused`(_ text: String) {
      #expect(throws: Error.JSON.ReadingError.self) {
        try JSONSerializer().readParamters(from: #"{"data":\#(text)}"#)
      }
    }

    @Test func `half of a surrogate pair costs no call`() throws {
      let signature = try JSONSerializer().readParamters(from: #"{"data":["\ud83d", 10]}"#)
      let list = try #require(signature.parameter as? [Any])
      #expect(list.count == 2 && list[1] as? Double == 10)
    }

    @Test func `the serializer writes what JSONSerialization writes`() throws {
      for (name, value) in FoundationTable.values + FoundationTable.largeIntegers {
        let text = try JSONSerializer().serialize([value])
        // `JSONSerialization` escapes slashes, because JSON may be part of a script. The serializer does not.
        let expected = try FoundationTable.json(of: value).replacingOccurrences(
          of: "\\/", with: "/")
        #expect(text == expected, "\(name)")
      }
    }
  }
#endif
