import Foundation
import Testing

/// The files of a small build, and what its scripts report by pushing words to `window.ran`.
struct BuildShape: Sendable, CustomTestStringConvertible {
  let name: String
  var start = ""
  let steps: Set<String>
  /// Sources that let the word `forbidden` in.
  var allowing: [String: [String]] = [:]
  let files: [String: String]
  var testDescription: String { name }

  func write(to folder: URL) throws {
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = path.hasSuffix(".wasm") ? Data(base64Encoded: text) : Data(text.utf8)
      try data?.write(to: url)
    }
  }

  /// What ran, once all steps have or none has come for three seconds.
  @MainActor func outcome(in page: PackagePage) async throws -> Set<String> {
    let words = steps.map { "'\($0)'" }.joined(separator: ", ")
    return Set(
      try await page.strings(
        """
        const end = Date.now() + 3000;
        while (Date.now() < end && ![\(words)].every(word => (window.ran ?? []).includes(word))) {
          await new Promise(done => setTimeout(done, 20));
        }
        return (window.ran ?? []).map(String);
        """))
  }

  private static let ran = "(window.ran ||= []).push"
  /// A module of WebAssembly with the function `answer`, which returns 42.
  static let wasm = "AGFzbQEAAAABBQFgAAF/AwIBAAcKAQZhbnN3ZXIAAAoGAQQAQSoL"

  static let all: [BuildShape] = [
    BuildShape(
      name: "Vite", steps: ["main", "legacy-check", "preloaded"],
      files: [
        "index.html": """
        <!doctype html><html><head><link rel="icon" href="/vite.svg">
        <script type="module" crossorigin src="/assets/index-a1.js"></script>
        <link rel="modulepreload" crossorigin href="/assets/vendor-b2.js">
        <link rel="stylesheet" crossorigin href="/assets/index-c3.css">
        <script type="module">import.meta.url;import("_").catch(()=>1);(async function*(){})().next();if(location.protocol!="file:"){window.__vite_is_modern_browser=true}</script>
        <script type="module">!function(){if(window.__vite_is_modern_browser)\(ran)("legacy-check")}();</script>
        <script nomodule>throw new Error("not here")</script></head><body><div id="app"></div></body></html>
        """,
        "assets/index-a1.js": "import { word } from './vendor-b2.js'; \(ran)('main', word);",
        "assets/vendor-b2.js": "export const word = 'preloaded';",
        "assets/index-c3.css": "body { margin: 0 }",
        "vite.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
      ]),
    BuildShape(
      name: "webpack with an inline runtime (CRA)", steps: ["runtime", "chunk", "style"],
      files: [
        "index.html": """
        <!doctype html><html><head><meta charset="utf-8"/><link href="/static/css/2.css" rel="stylesheet">
        </head><body><noscript>You need to enable JavaScript.</noscript><div id="root"></div>
        <script>!function(e){function r(r){for(var n=r[0],l=r[1];0;);\(ran)("runtime")}var t=this.webpackJsonp=this.webpackJsonp||[];t.push=r;r([[1],{}])}([]);</script>
        <script src="/static/js/main.js"></script></body></html>
        """,
        "static/js/main.js": """
        var s = document.createElement("script"); s.src = "/static/js/3.chunk.js"; document.head.appendChild(s);
        var x = document.createElement("style"); x.textContent = "#root { width: 7px }"; document.head.append(x);
        if (getComputedStyle(document.getElementById("root")).width === "7px") \(ran)("style");
        var g = function () { return this }() || new Function("return this")();
        """,
        "static/js/3.chunk.js": "\(ran)('chunk')", "static/css/2.css": "body { margin: 0 }",
      ]),
    BuildShape(
      name: "Next export", steps: ["data", "flight 1", "flight é 2", "async"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><body><div id="__next">\u{A0}</div>
        <script src="/_next/static/chunks/main-app.js" async=""></script>
        <script id="__NEXT_DATA__" type="application/json">{"props":{"a":"<\\/script>"},"page":"/"}</script>
        <script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,null]);\(ran)("flight 1")</script><script>self.__next_f.push([1,"1:HL[\\"/_next/static/css/é.css\\"]\\n"]);\(ran)("flight é 2")</script>
        </body></html>
        """,
        "_next/static/chunks/main-app.js": """
        \(ran)("async"); addEventListener("load", () => {
          \(ran)(JSON.parse(document.getElementById("__NEXT_DATA__").textContent).page === "/" ? "data" : "no data") });
        """,
      ]),
    BuildShape(
      name: "Next export of many pages", start: "posts/40.html",
      steps: ["flight 40", "clicked 40"],
      files: Dictionary(
        uniqueKeysWithValues: (1...80).map { page in
          (
            page == 1 ? "index.html" : "posts/\(page).html",
            """
            <!DOCTYPE html><html><body onclick='\(ran)("clicked \(page)")'><div id="__next"></div>
            <script>(self.__next_f=self.__next_f||[]).push([0,\(page)]);\(ran)("flight \(page)")</script>
            <script>self.__next_f.push([1,"data of \(page)"]);document.body.click()</script></body></html>
            """
          )
        })),
    BuildShape(
      name: "Nuxt generate", steps: ["payload", "import map", "entry"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><head><script type="importmap">{"imports":{"#entry":"/_nuxt/entry.js"}}</script>
        <link rel="modulepreload" as="script" crossorigin href="/_nuxt/entry.js">
        <script type="module" src="/_nuxt/app.js" crossorigin></script></head><body>
        <script type="application/json" data-nuxt-data="nuxt-app" id="__NUXT_DATA__">[["Reactive",1],{}]</script>
        <script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/"}};\(ran)("payload")</script></body></html>
        """,
        "_nuxt/app.js": "import '#entry'; \(ran)('import map')",
        "_nuxt/entry.js": "\(ran)('entry')",
      ]),
    BuildShape(
      name: "SvelteKit static", steps: ["start", "env"],
      files: [
        "index.html": """
        <!doctype html>\r\n<html><body data-sveltekit-preload-data="hover"><div style="display: contents">\r
        \t<script>\r
        \t\t{\r
        \t\t\t__sveltekit_1 = { base: "" };\r
        \t\t\tconst element = document.currentScript.parentElement;\r
        \t\t\tPromise.all([import("/_app/immutable/entry/start.js"), import("/_app/env.js")]).then(([kit, env]) => {\r
        \t\t\t\tkit.start(element); \(ran)(env.name);\r
        \t\t\t});\r
        \t\t}\r
        \t</script></div></body></html>
        """,
        "_app/immutable/entry/start.js":
          "export const start = element => \(ran)(element ? 'start' : 'no')",
        "_app/env.js": "export const name = 'env'",
      ]),
    BuildShape(
      name: "Angular with a base and critical styles", steps: ["main", "base", "styles"],
      files: [
        "index.html": """
        <!doctype html><html><head><base href="/"><style>.a{color:red}</style>
        <link rel="stylesheet" href="styles.css" media="print" onload="this.media='all';&#40;window.ran ||= []&rpar;.push(&quot;styles&quot;)"><noscript><link rel="stylesheet" href="styles.css"></noscript></head>
        <body><app-root></app-root><script src="main.js" type="module"></script></body></html>
        """,
        "main.js": """
        \(ran)('main', document.baseURI === new URL('/', location).href || location.protocol === 'app:' ? 'base' : document.baseURI)
        """, "styles.css": "p { margin: 0 }",
      ]),
    BuildShape(
      name: "a base with a page in a folder", start: "docs/deep/index.html", steps: ["main"],
      files: [
        "index.html": "<!doctype html><title>a</title>",
        "docs/deep/index.html": "<!doctype html><base href='/'><script src='main.js'></script>",
        "main.js": "\(ran)('main')",
      ]),
    BuildShape(
      name: "Flutter", steps: ["bootstrap", "wasm", "no worker"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><head><base href="/"><script>const serviceWorkerVersion = "1";</script>
        <script src="flutter.js" defer></script></head><body><script>
          window.addEventListener('load', function(ev) { _flutter.load(serviceWorkerVersion); \(ran)('bootstrap'); });
        </script></body></html>
        """,
        "flutter.js": """
        window._flutter = { load: async version => {
          try { await navigator.serviceWorker.register('/missing-sw.js?v=' + version); } catch { \(ran)('no worker') }
          const { instance } = await WebAssembly.instantiateStreaming(fetch('canvaskit/canvaskit.wasm'));
          if (instance.exports.answer() === 42) \(ran)('wasm');
        } };
        """, "canvaskit/canvaskit.wasm": wasm,
      ]),
    BuildShape(
      name: "Blazor", steps: ["started", "inline wasm", "streamed"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><head><base href="/" /></head><body><div id="app">Loading...</div>
        <a href="" class="reload">Reload</a>
        <script src="_framework/blazor.webassembly.js" autostart="false"></script>
        <script type="text/javascript">Blazor.start().then(() => \(ran)("started"));</script></body></html>
        """,
        "_framework/blazor.webassembly.js": """
        window.Blazor = { start: async () => {
          const bytes = Uint8Array.from(atob('\(wasm)'), c => c.charCodeAt(0));
          const { instance } = await WebAssembly.instantiate(bytes);
          if (instance.exports.answer() === 42) \(ran)('inline wasm');
          const streamed = await WebAssembly.instantiateStreaming(fetch('data:application/wasm;base64,\(wasm)'));
          if (streamed.instance.exports.answer() === 42) \(ran)('streamed');
        } };
        """,
      ]),
    BuildShape(
      name: "AMD loader with a worker of a blob (Monaco, RequireJS)",
      steps: ["module", "worker", "data-main"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><body><script data-main="app/main" src="require.js"></script>
        <script>var require = { paths: { vs: 'vs' } };</script>
        <script>
        <!-- old browsers
        window.require(['vs/editor'], function (editor) { \(ran)(editor) });
        if (0) document.write("<script>alert(1)</script>");
        --></script></body></html>
        """,
        "require.js": """
        (function () { var all = {}; var first = document.currentScript;
          window.define = function (name, value) { all[name](value) };
          function load(name) { return new Promise(function (done) { all[name] = done;
            var s = document.createElement('script'); s.async = true; s.src = name + '.js'; document.head.appendChild(s); }) }
          load(first.dataset.main);
          Object.defineProperty(window, 'require', { set: function () {}, get: function () {
            return function (names, run) { Promise.all(names.map(load)).then(function (a) { run.apply(null, a) }) } } });
        })();
        """,
        "vs/editor.js": """
        define('vs/editor', 'module');
        var blob = new Blob(["importScripts('" + location.origin.replace('null', 'app://shop') + "/vs/worker.js'); postMessage(value)"], { type: 'text/javascript' });
        var worker = new Worker(URL.createObjectURL(blob)); worker.onmessage = function (e) { \(ran)(e.data) };
        """,
        "vs/worker.js": "var value = 'worker'", "app/main.js": "\(ran)('data-main')",
      ]),
    BuildShape(
      name: "handlers and links of old pages",
      steps: [
        "load", "click", "link", "submit", "link é", "link a b", "link d", "link e\"f", "link g?h",
      ],
      files: [
        "index.html": """
        <!DOCTYPE html><html><body onload="\(ran)('load'); go()">
        <button id=b ONCLICK='\(ran)(&quot;click&quot;)'>b</button>
        <a id=a href="javascript:void(\(ran)('link'))">a</a>
        <a id=c href="javascript:void(\(ran)('link é'))">c</a><a id=d href="javascript:void(\(ran)('link%20a b'))">c</a>
        <a id=e href=" JavaScript:void(\(ran)(
        'link d'))">e</a><a id=f href='javascript:void(\(ran)(&#39;link e"f&#39;))'>f</a>
        <a id=g href="javascript:void(true ? \(ran)('link g?h') : '#&lt;')">g</a>
        <form onsubmit="\(ran)('submit');
         return false"><button id=s>s</button></form><script src=go.js></script></body></html>
        """,
        "go.js":
          "function go() { for (const id of ['b', 'a', 'c', 'd', 'e', 'f', 'g', 's']) document.getElementById(id).click() }",
      ]),
    BuildShape(
      name: "own frames and objects", steps: ["frame", "srcdoc", "object"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><body><iframe src="/inner.html"></iframe><object type="image/svg+xml" data="/logo.svg"></object>
        <iframe srcdoc="<script>(parent.ran ||= []).push('srcdoc')</script>"></iframe><script src="/app.js"></script></body></html>
        """,
        "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "inner.html": "<!doctype html><script>(parent.ran ||= []).push('frame')</script>",
        "app.js": """
        addEventListener('load', () => { if (document.querySelector('object').contentDocument?.querySelector('svg')) \(ran)('object') });
        """,
      ]),
    BuildShape(
      name: "scripts in SVG, templates and odd markup",
      steps: ["svg", "cloned", "after comment", "upper"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><body><!-- <script>no</script> -- > --!><SCRIPT TYPE=TEXT/JAVASCRIPT>\(ran)('upper')</SCRIPT >
        <svg><script>&#40;window.ran ||= []).push("svg")</script><style>a{}</style></svg>
        <template id=t><script>\(ran)('cloned')</script></template><textarea><script>no</script></textarea>
        <script>document.body.append(document.getElementById('t').content.cloneNode(true))</script>
        <script type=" ">no data</script><script type="text/x-template"><b>{{ no }}</b></script>
        <!--><script>\(ran)('after comment')</script></body></html>
        """
      ]),
    BuildShape(
      name: "a policy in meta", steps: ["allowed"],
      files: [
        "index.html": """
        <!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-1'">
        </head><body><script nonce=1>\(ran)('allowed')</script><script>\(ran)('not allowed')</script></body></html>
        """
      ]),
  ]

  static let forbidden: [BuildShape] = [
    BuildShape(
      name: "a template compiler", steps: ["forbidden"],
      allowing: ["script-src": ["'unsafe-eval'"]],
      files: [
        "index.html": "<!doctype html><script src=/vue.js></script>",
        "vue.js": "var render = new Function('_c', 'return _c'); \(ran)(render('forbidden'))",
      ]),
    BuildShape(
      name: "a script that is injected", steps: ["forbidden"],
      allowing: ["script-src": ["'unsafe-inline'"]],
      files: [
        "index.html":
          "<!doctype html><script>1</script><div id=d></div><script src=/a.js></script>",
        "a.js": """
        document.getElementById('d').innerHTML = `<img src="data:," onerror="\(ran)('forbidden')">`
        """,
      ]),
  ]
}
