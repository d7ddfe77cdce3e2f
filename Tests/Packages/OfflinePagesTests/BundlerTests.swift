#if os(Linux)
  import Foundation
  import OfflinePages
  import TestSupport
  import Testing
  import WebBridge

  /// Builds of the bundlers that Debian has. Their output runs as a package as on a static host.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct BundlerTests {
    /// How an app is built, and the page that loads it.
    struct Build: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// The commands, with `src` as the folder of the sources and `dist` as that of the output.
      let commands: [String]
      /// The page; `BUNDLE` stands for the text of the script.
      let html: String
      /// Files that replace those of the app.
      var replaced: [String: String] = [:]
    }

    nonisolated private static let head =
      "<!doctype html><meta charset=utf-8><link rel=stylesheet href=/style.css>"

    nonisolated private static let builds = [
      Build(
        testDescription:
          "esbuild: modules in chunks, styles in one file, WebAssembly within a script",
        commands: [
          "esbuild src/main.js src/style.css --bundle --splitting --format=esm --minify --outdir=dist --chunk-names=assets/[name]-[hash] --loader:.wasm=binary --log-level=error"
        ],
        html: head + "<script type=module crossorigin src=/main.js></script><body>",
        replaced: [
          "answer.js": """
          import bytes from './answer.wasm';
          export const answer = async () => (await WebAssembly.instantiate(bytes)).instance.exports.answer();
          """
        ]),
      Build(
        testDescription: "esbuild: one script, in the page",
        commands: [
          "esbuild src/main.js --bundle --format=iife --minify --outfile=bundle.js --log-level=error",
          "esbuild src/style.css --bundle --outdir=dist --log-level=error",
        ],
        html: head + "<body><script>BUNDLE</script>"),
      Build(
        testDescription: "Rollup: modules in chunks",
        commands: [
          "rollup src/main.js -d dist -f es --silent", "cp src/style.css src/base.css dist",
        ],
        html: head
          + "<link rel=modulepreload href=/main.js><script type=module src=/main.js></script><body>"
      ),
      Build(
        testDescription: "Rollup: modules of AMD, loaded by RequireJS",
        commands: [
          "rollup src/main.js -d dist -f amd --silent", "cp src/style.css src/base.css dist",
          "cp /usr/share/javascript/requirejs/require.min.js dist/require.js",
        ],
        html: head + "<script data-main=main src=/require.js></script><body>"),
      Build(
        testDescription: "Rollup: one script with a source map in it, at the end of the page",
        commands: [
          "rollup src/main.js -o dist/main.js -f iife --inlineDynamicImports --sourcemap inline --silent",
          "cp src/style.css src/base.css dist",
        ],
        html: head + "<body><script src=/main.js></script>"),
    ]

    private static let sources = [
      "main.js": """
      import { word } from './words.js';
      import { answer } from './answer.js';
      const ran = (window.ran ||= []);
      ran.push('main');
      import('./lazy.js').then(({ say }) => ran.push(say(word)));
      answer().then((number) => ran.push(String(number)));
      const worker = new Worker('worker.js');
      worker.onmessage = ({ data }) => ran.push(data);
      const look = () => {
        if (getComputedStyle(document.body).columnCount === '3') ran.push('styled');
      };
      if (document.readyState === 'complete') look(); else addEventListener('load', look);
      """,
      "words.js": "export const word = 'shared';",
      "lazy.js":
        "import { word } from './words.js'; export const say = (text) => text === word ? 'lazy' : 'two copies';",
      "answer.js":
        "export const answer = async () => (await WebAssembly.instantiateStreaming(fetch('answer.wasm'))).instance.exports.answer();",
      "style.css": "@import './base.css';", "base.css": "body { columns: 3 }",
    ]

    @Test(arguments: builds)
    func `what a bundler writes runs as a package as it does on a static host`(build: Build)
      async throws
    {
      let folder = ScratchFolder()
      let shape = BuildShape(
        name: build.testDescription, steps: ["main", "lazy", "42", "worker", "styled"],
        files: try Self.output(of: build, in: folder.url))
      try await BuildShapeTests.compare(shape)
    }

    private static func output(of build: Build, in folder: URL) throws -> [String: String] {
      func write(_ text: String, _ path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      for (path, text) in sources.merging(build.replaced, uniquingKeysWith: { $1 }) {
        try write(text, "src/\(path)")
      }
      try #require(Data(base64Encoded: BuildShape.wasm))
        .write(to: folder.appendingPathComponent("src/answer.wasm"))
      for command in build.commands { try run(command, in: folder) }
      let bundle =
        (try? String(contentsOf: folder.appendingPathComponent("bundle.js"), encoding: .utf8)) ?? ""
      var files = [
        "index.html": build.html.replacingOccurrences(of: "BUNDLE", with: bundle),
        "worker.js": "postMessage('worker')", "answer.wasm": BuildShape.wasm,
      ]
      let dist = folder.appendingPathComponent("dist").path
      for path in try FileManager.default.subpathsOfDirectory(atPath: dist)
      where path.contains(".") {
        files[path] = try String(contentsOfFile: "\(dist)/\(path)", encoding: .utf8)
      }
      return files
    }

    private static func run(_ command: String, in folder: URL) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command.split(separator: " ").map(String.init)
      process.currentDirectoryURL = folder
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(command)")
    }
  }
#endif
