import Foundation
import Testing
import WebKitGTK

extension AllTests {
  /// JavaScript values without a page.
  @MainActor @Suite struct JSValueTests {
    private let context = JSContext()

    @Test func `Foundation's values become JavaScript's`() {
      let json = context.evaluateScript("(v) => JSON.stringify(v)")
      let date = Date(timeIntervalSince1970: 1)
      for (value, text) in [
        (NSNumber(value: 1), "1"), (NSNumber(value: 2), "2"), (NSNumber(value: true), "true"),
        (NSNumber(value: 1.5), "1.5"), (NSNull(), "null"), (NSString("t"), "\"t\""),
        (UInt8(1), "1"), (Float(0.5), "0.5"), (false, "false"),
        (NSArray(array: [1, NSNull(), "x"]), "[1,null,\"x\"]"),
        (["a\0b": [1, nil, true] as [Any?]] as [String: Any], "{\"a\\u0000b\":[1,null,true]}"),
        (["__proto__": 1], "{\"__proto__\":1}"), (date, "\"1970-01-01T00:00:01.000Z\""),
        ([JSValue(double: 3, in: context)], "[3]"), ([URL(fileURLWithPath: "/")], "[null]"),
      ] as [(Any, String)] {
        #expect(json?.call(withArguments: [value])?.toString() == text)
        #expect(
          json?.call(withArguments: [JSValue(object: value, in: context)])?.toString() == text)
      }
      #expect(JSValue(object: URL(fileURLWithPath: "/"), in: context).isUndefined)
    }

    @Test func `a conversion that throws is an exception of its context`() {
      let thrower = context.evaluateScript("({ valueOf() { throw 'no' } })")
      #expect(thrower?.toDouble().isNaN == true)
      #expect(context.exception?.toString() == "no")
      context.exception = nil
      #expect(thrower?.toInt32() == 0)
      #expect(context.exception?.toString() == "no")
      context.exception = nil
      let proxy = context.evaluateScript("new Proxy({}, { has() { throw 'hidden' } })")
      #expect(proxy?.hasProperty("x") == false)
      #expect(context.exception?.toString() == "hidden")
      context.exception = nil
      #expect(context.evaluateScript("1 + 1")?.toInt32() == 2)
      #expect(context.exception == nil)
    }

    @Test func `a context has one wrapper, whose functions no script has changed`() {
      var current: JSContext?
      context.evaluateScript("String.prototype.toWellFormed = String = () => 'changed'")
      let function = JSValue(newFunctionIn: context) { _, _ in
        current = JSContext.current()
        return nil
      }
      function.call(withArguments: [])
      #expect(current === context)
      #expect(current?.evaluateScript("'a'")?.toString() == "a")
      #expect(JSContext.current() == nil)
      // A closure must not hold its own context, not even through a variable that it writes to.
      current = nil
    }

    @Test func `a function of a context that nobody holds may ask for it`() {
      var text: String?
      do {
        let context = JSContext()
        context.setObject(
          JSValue(newFunctionIn: context) { context, _ in
            text = context.evaluateScript("'a'")?.toString()
            return nil
          }, forKeyedSubscript: "f")
        _ = context.evaluateScript("f()")
      }
      #expect(text == "a")
    }

    @Test func `values tell their types`() {
      let values = ["true", "1", "'s'", "({})", "undefined", "null", "Symbol()"].map {
        context.evaluateScript($0)
      }
      #expect(values.map { $0?.isBoolean } == [true, false, false, false, false, false, false])
      #expect(values.map { $0?.isNumber } == [false, true, false, false, false, false, false])
      #expect(values.map { $0?.isString } == [false, false, true, false, false, false, false])
      #expect(values.map { $0?.isObject } == [false, false, false, true, false, false, false])
      #expect(values.map { $0?.toBool() } == [true, true, true, true, false, false, true])
    }

    @Test func `a value is constructed, and its methods and properties are found`() {
      let date = context.objectForKeyedSubscript("Date")?.construct(withArguments: [5])
      #expect(date?.invokeMethod("getTime", withArguments: [])?.toDouble() == 5)
      #expect(date?.hasProperty("getTime") == true)
      #expect(date?.hasProperty("nothing") == false)
      #expect(context.exception == nil)
      #expect(date?.invokeMethod("nothing", withArguments: [])?.isUndefined == true)
      #expect(context.exception?.toString().hasPrefix("TypeError") == true)
      context.exception = nil
      #expect(date?.construct(withArguments: [])?.isUndefined == true)
      #expect(context.exception?.toString().hasPrefix("TypeError") == true)
    }
  }
}
