#if canImport(WebKitGTK)
  import Testing
  import WebKitGTK

  @MainActor @Suite struct JSContextTests {
    @Test(arguments: ["", "a\0b", "👋🏽 é", String(repeating: "x€\0", count: 400_000)])
    func `a string survives both ways`(text: String) {
      let context = JSContext()
      let same = context.evaluateScript("(text) => text")
      #expect(same?.call(withArguments: [text])?.toString() == text)
    }

    @Test func `a lone surrogate arrives as U+FFFD`() {
      #expect(JSContext().evaluateScript("'a\\ud800b'")?.toString() == "a\u{FFFD}b")
    }

    @Test func `the very value that was thrown is the exception`() {
      let context = JSContext()
      context.evaluateScript("throw thrown = { code: 7 }")
      #expect(context.exception?.objectForKeyedSubscript("code")?.toDouble() == 7)
      context.exception = nil
      context.evaluateScript("1 +")
      #expect(context.exception?.toString().hasPrefix("SyntaxError") == true)
    }

    @Test func `a function calls a closure, returns what it does and throws what it sets`() {
      let context = JSContext()
      let function = JSValue(newFunctionIn: context, name: "f") { context, arguments in
        if arguments.isEmpty { context.exception = JSValue(object: "none", in: context) }
        return arguments.map { $0.toDouble() }.reduce(0, +)
      }
      context.setObject(function, forKeyedSubscript: "f")
      #expect(context.evaluateScript("f(1, 2.5)")?.toDouble() == 3.5)
      #expect(context.evaluateScript("try { f() } catch (e) { e }")?.toString() == "none")
      #expect(context.exception == nil)
      #expect(context.evaluateScript("f.name")?.toString() == "f")
    }

    @Test func `values are made of arrays, dictionaries and nothing`() {
      let context = JSContext()
      let value = JSValue(object: ["a": [1, true, "x"] as [Any?]] as [String: Any?], in: context)
      let json = context.evaluateScript("JSON.stringify")
      #expect(json?.call(withArguments: [value])?.toString() == #"{"a":[1,true,"x"]}"#)
      #expect(JSValue(object: nil, in: context).isUndefined)
      #expect(context.evaluateScript("[]")?.isArray == true)
      #expect(context.evaluateScript("null")?.isNull == true)
    }

    @Test func `a call of what is no function is a TypeError`() {
      let context = JSContext()
      context.globalObject.call(withArguments: [])
      #expect(context.exception?.toString().hasPrefix("TypeError") == true)
    }

    @Test func `a context and a function's closure are freed`() {
      final class Token {}
      weak var freedContext: JSContext?
      weak var freedToken: Token?
      do {
        let context = JSContext()
        let token = Token()
        freedContext = context
        freedToken = token
        let function = JSValue(newFunctionIn: context) { [token] _, _ in "\(token)" }
        context.setObject(function, forKeyedSubscript: "f")
        context.evaluateScript("throw f()")
        #expect(context.exception != nil)
        context.exception = nil
      }
      #expect(freedContext == nil)
      #expect(freedToken == nil)
    }
  }
#endif
