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

  @Test(arguments: [
    ("a = 'https://cdn.site/a/b.js'", "script-src https://cdn.site"),
    ("a = \"//cdn.site/b.mjs?v=1#c\"", "script-src https://cdn.site"),
    ("a = `https://cdn.site/v${b.c ? 1 : 2}/b.js`", "script-src https://cdn.site"),
    ("a = `https://cdn.site/v${b}/full/`", "script-src https://cdn.site"),
    ("a = `https://cdn.site/${b.pyodideVersion}/full/`", "script-src https://cdn.site"),
    ("a = 'https://cdn.site/b.css'", "style-src https://cdn.site"),
    ("a = 'https://cdn.site/b.wasm'", "connect-src https://cdn.site"),
    (
      "a('https://www.gstatic.com/flutter-canvaskit/0cd610717bde95fd88343c64f81c11ba4e5c0010/')",
      "script-src https://www.gstatic.com"
    ),
    ("a = 'https://cdn.site/b@44.0.0/'", "script-src https://cdn.site"),
    ("a = 'https://cdn.site/b@3/'", "script-src https://cdn.site"),
    ("a = 'https://cdn.site/v314.0.0/'", "script-src https://cdn.site"),
    ("a = 'https://cdn.site/' + b + '/c.js'", "script-src https://cdn.site"),
    ("s.src = 'https://cdn.site/tag?id=' + b", "script-src https://cdn.site"),
    ("frame.src = 'https://video.site/1'", "frame-src https://video.site"),
    ("e.src = 'https://video.site/embed/' + b", "frame-src https://video.site"),
  ])
  func `what a script probably loads is named`(script: String, load: String) throws {
    let found = try found(script)
    guard case .name(let directive, let host, _)? = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
    #expect("\(directive) \(host)" == load)
  }

  @Test(arguments: [
    "a = 'http://www.w3.org/2000/svg'", "a = 'https://react.dev/errors/'",
    "a = 'https://github.com/a/b/blob/master/c.js'", "a = 'https://a.site/docs/v1/'",
    "a = 'https://api.site/v1/'", "a = 'https://localhost:80/b.js'", "a = '//b.js'",
    "a = 'https://example.com/b.js'", "a = 'https://cdn.example/b.js'", "// 'https://a.b/c.js'",
    "a = 'see https://a.b/c.js'", "a = 'https://a.b/c.js and more'", "a = `https://${b}/c.js`",
    "a = `https://b.${c}/d.js`", "a = 'https://icons.site/maki@2.1.0/' + b + '-15.svg'",
    "new Image().src = 'https://a.b/c?d'", "image.src = 'https://a.b/c.png'",
    "a = 'https://1.2.3.4/b.js'", "a = 'https://a.b'", "a = 'https://a.b/c.json'",
    "a = `https://login.site/${b}/`", "a = 'https://a.b/1.0/'", "a = '//'", "a = '///.js'",
  ])
  func `addresses that no page loads as a script are left alone`(script: String) throws {
    #expect(try found(script).isEmpty)
  }
}
