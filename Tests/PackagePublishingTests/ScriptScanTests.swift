import Foundation
import OfflinePackages
import Testing

@testable import PackagePublishing

/// What `pack` finds in scripts.
@Suite struct ScriptScanTests {
  private func found(_ script: String) throws -> [PolicyNeed] {
    ScriptScan.found(in: Data(script.utf8), of: try PackagePath("app.js"))
  }

  private func evaluation(_ script: String) throws -> String? {
    for case .note(_, let reason) in try found(script) where reason.contains("evaluates") {
      return reason.split(separator: "(").dropFirst().first?.split(separator: ")").first
        .map(String.init)
    }
    return nil
  }

  @Test(arguments: [
    ("new Function('a', b)", "new Function"),
    ("Function(\"a\")", "new Function"),
    ("eval(x)", "eval"),
    ("window.eval(x)", "eval"),
    ("(0,eval)(x)", "eval"),
    ("new  Function(a)", "new Function"),
    ("eval('x//# sourceURL=webpack-internal:///a')", "eval of a development build"),
    ("eval (x)", "eval"),
    ("eval?.(x)", "eval"),
    ("(0, eval)(x)", "eval"),
    ("[...eval(x)]", "eval"),
    ("(0,globalThis.eval)(x)", "eval"),
    ("if(eval(x)){}", "eval"),
    ("return eval(x)", "eval"),
    ("a?eval(b):c", "eval"),
    ("`a${eval(x)}b`", "eval"),
    ("`${`${eval(x)}`}`", "eval"),
    ("/'/.test(a)&&eval(b)", "eval"),
    ("if(a)/'/.test(b)&&eval(c)", "eval"),
    ("a/b;'/';eval(c)", "eval"),
    ("a++/b;'/';eval(c)", "eval"),
    ("x={}/1;'/';eval(c)", "eval"),
    ("'\\'';eval(c)", "eval"),
    ("/[/']/;eval(c)", "eval"),
    ("// '\neval(c)", "eval"),
    ("/* ' */eval(c)", "eval"),
    ("<!-- '\neval(c)", "eval"),
    ("window.Function('a')", "new Function"),
    ("a=Function(b)", "new Function"),
    ("setTimeout('a()', 1)", "setTimeout of text"),
    ("window.setInterval(`a`,1)", "setInterval of text"),
    ("'a\neval(x)", "eval"),
    ("}eval(x)", "eval"),
    ("`eval(x)", "eval"),
    ("var a='it's';eval(x)", "eval"),
    ("eval(x)\n{a}", "eval"),
    ("new Function(a,\"return this\")", "new Function"),
    ("a.return/'/'.length;eval(c)", "eval"),
    ("\u{FEFF}eval(x)", "eval"),
    ("async()=>{}\neval(x)", "eval"),
    ("a.then(eval(x))", "eval"),
    ("a={setTimeout('b'){}}", "setTimeout of text"),
    ("eval('this' + x)", "eval"),
  ])
  func `a call that makes a script of text is found`(script: String, how: String) throws {
    #expect(try evaluation(script) == how)
  }

  @Test(arguments: [
    "new Function('return this')()",
    "Function(\"return this\")()",
    "retrieval(x)",
    "function eval(x) {}",
    "a.eval(x)",
    "isFunction(a)",
    "_.Function(a)",
    "function Function(a) {}",
    "",
    "a={keywords:'await eval(',b:\"eval(x)\"}",
    "var k='break eval Function( new Function(x)'",
    "a={eval:function(x){}}",
    "a={eval(x){return x}}",
    "class A{static eval(x){}}",
    "class A{async eval(x, y = b(1)) { return x }}",
    "a={Function(n){n.b()}}",
    "a?.eval(x)",
    "a . eval(x)",
    "this.#eval(x)",
    "// eval(x)",
    "/* eval(x) */",
    "a; // it's eval(x)",
    "/eval(x)/.test(a)",
    "a=/\\beval(x)/",
    "b(/[/]eval(x)/)",
    "if(a)/eval(x)/.test(b)",
    "return/eval(x)/",
    "`eval(x)`",
    "`${a}eval(x)`",
    "`${{a:1}}eval(x)`",
    "typeof eval",
    "a=eval",
    "{eval:1}",
    "['eval'](x)",
    "x=>{}\n/eval(x)/.test(a)",
    "setTimeout(a,1)",
    "setTimeout(()=>'a',1)",
    "a.setTimeout('a')",
    "function setTimeout(a){}",
    "'\\\neval(x)'",
    "Function()",
    "Function.prototype.call(a)",
    "a.Function('b')",
    "evaluate(x)",
    "$eval(x)",
    "x.y.eval(z)",
    "<!-- eval(x)",
    "Function(\"r\",\"regeneratorRuntime = r\")(a)",
    "try{Function('')}catch{}",
    "(0,eval)('this')",
  ])
  func `a word in a text, a comment or an expression is no call, and neither is a member`(
    script: String
  ) throws {
    #expect(try evaluation(script) == nil)
  }

  @Test func `an import in a comment allows no host`() throws {
    #expect(try found("// import 'https://a.b/c'\n/* import('https://d.e/f') */").isEmpty)
    #expect(try found("// it's\nimport 'https://a.b/c'").count == 1)
    #expect(try found("} import 'https://a.b/c'").count == 1)
  }
}
