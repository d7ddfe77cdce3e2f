/// The pages that were not looked at when the thresholds were chosen. Their templates are others than those of the
/// pages for that.
enum HeldOutPages {
  static let all =
    PageTemplate.pages(of: blank + hardBlank, each: 6, seed: 77)
    + PageTemplate.pages(of: filled + hardFilled, each: 6, seed: 78)

  private static let blank: [PageTemplate] = [
    .blank("unmounted") { numbers in
      (
        "body { background: \(numbers.light()) }",
        "<div id=app>\(numbers.article())</div><script>document.getElementById('app').replaceChildren(); throw new Error('render')</script>"
      )
    },
    .blank("no response") { numbers in
      (
        "body { background: \(numbers.light()) }",
        "<div \(numbers.root())></div><script>new Promise(() => {}).then((data) => { document.body.append(data.title) })</script>"
      )
    },
    .blank("only scripts") { numbers in
      ("", "<noscript>\(numbers.words(4...9))</noscript><template>\(numbers.article())</template>")
    },
    .blank("spaces") { numbers in
      ("", String(repeating: "<p>&nbsp;</p>", count: numbers.number(1...12)))
    },
    .blank("clipped") { numbers in
      let way = numbers.one(of: [
        "height: 0; overflow: hidden", "clip-path: inset(100%)", "transform: scale(0)",
        "filter: opacity(0)", "content-visibility: hidden; height: 300px",
      ])
      return ("main { \(way) }", "<main>\(numbers.article())</main>")
    },
    .blank("hidden body") { numbers in
      ("body { background: \(numbers.light()) }", "<body hidden>\(numbers.article())</body>")
    },
    .blank("empty frame") { numbers in
      (
        "iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: \(numbers.light()) }",
        "\(numbers.article())<iframe></iframe>"
      )
    },
    .blank("dark overlay") { numbers in
      let color = numbers.dark()
      return (
        "html { background: \(color) } .sheet { position: fixed; inset: 0; background: \(color) }",
        "\(numbers.article())<div class=sheet></div>"
      )
    },
    .blank("transparent text") { numbers in
      (
        "body { background: \(numbers.vivid()); color: transparent }",
        "<h1>\(numbers.words(3...6))</h1><p>\(numbers.words(10...40))</p>"
      )
    },
    .blank("glow") { numbers in
      (
        "body { min-height: 100vh; background: radial-gradient(circle at \(numbers.number(10...90))% \(numbers.number(10...90))%, \(numbers.color(200...255)), \(numbers.color(150...255))) }",
        "<div \(numbers.root())></div>"
      )
    },
    .blank("empty canvas") { numbers in
      (
        "canvas { width: 100vw; height: 100vh; display: block; background: \(numbers.light()) }",
        "<canvas></canvas><script>gl.clear()</script>"
      )
    },
    .blank("empty bar") { numbers in
      (
        "header { height: \(numbers.number(16...30))px; background: \(numbers.vivid()) }",
        "<header></header><main \(numbers.root())></main>"
      )
    },
  ]

  private static let filled: [PageTemplate] = [
    .filled("list") { numbers in
      var rows = ""
      for _ in 0..<numbers.number(1...10) { rows += "<li>\(numbers.words(1...5))" }
      return (
        "ul { list-style: none; padding: 0 16px; color: #999 } li { border-bottom: 1px solid #eee; padding: 12px 0 }",
        "<ul>\(rows)</ul>"
      )
    },
    .filled("code") { numbers in
      (
        "body { background: #1e1e1e; color: #d4d4d4 } pre { padding: 12px; font-size: 11px }",
        "<pre>func \(numbers.words(1...1))() {\n  \(numbers.words(2...6))\n}</pre>"
      )
    },
    .filled("login") { numbers in
      (
        "input { border: 0; border-bottom: 1px solid #888; display: block; margin: 30vh auto 20px } input + input { margin-top: 0 }",
        "<input placeholder='\(numbers.words(1...2))'><input type=password>"
      )
    },
    .filled("map") { numbers in
      (
        "svg { width: 100vw; height: 100vh }",
        "<svg viewBox='0 0 100 100'>"
          + (0..<numbers.number(6...30)).map { _ in
            "<path d='M\(numbers.number(0...99)) \(numbers.number(0...99))L\(numbers.number(0...99)) \(numbers.number(0...99))' stroke='\(numbers.color(120...200))'/>"
          }.joined() + "</svg>"
      )
    },
    .filled("chat") { numbers in
      (
        "div { margin: 8px; padding: 8px; border-radius: 12px; width: 60%; background: #e9e9eb }",
        (0..<numbers.number(1...5)).map { _ in "<div>\(numbers.words(2...12))</div>" }.joined()
      )
    },
    .filled("wordmark") { numbers in
      (
        "body { background: \(numbers.one(of: [numbers.vivid(), numbers.light()])) } b { position: fixed; bottom: \(numbers.number(20...60))px; width: 100%; text-align: center; font-size: \(numbers.number(11...15))px; color: \(numbers.dark()) }",
        "<b>\(numbers.words(1...2))</b>"
      )
    },
    .filled("still skeleton") { numbers in
      let grey = numbers.number(215...236)
      var boxes = ""
      for _ in 0..<numbers.number(3...6) {
        boxes +=
          "<p style='width: \(numbers.number(40...90))%; height: \(numbers.number(14...50))px'></p>"
      }
      return ("p { margin: 14px; background: rgb(\(grey), \(grey), \(grey)) }", boxes)
    },
    .filled("progress") { numbers in
      (
        "progress { position: absolute; left: 25vw; top: \(numbers.number(20...80))vh; width: 50vw }",
        numbers.one(of: [
          "<progress></progress>", "<progress max=10 value=\(numbers.number(1...9))></progress>",
        ])
      )
    },
    .filled("not found") { numbers in
      (
        "body { text-align: center; padding-top: 30vh; color: \(numbers.color(100...160)) }",
        numbers.one(of: [
          "<h1>404</h1>", "<p>\(numbers.words(3...6))</p>", "<h1>:(</h1><a href='/'>Home</a>",
        ])
      )
    },
    .filled("wallpaper") { numbers in
      let (width, height) = (numbers.number(8...30), numbers.number(8...30))
      return (
        "body { min-height: 100vh; background: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'%3E%3Crect width='6' height='6' fill='%23\(numbers.number(100...999))'/%3E%3C/svg%3E\") }",
        ""
      )
    },
    .filled("faint") { numbers in
      let grey = numbers.number(150...195)
      return (
        "p { margin: \(numbers.number(5...70))vh 10vw; font-size: 13px; color: rgb(\(grey), \(grey), \(grey)) }",
        "<p>\(numbers.words(2...5))</p>"
      )
    },
    .filled("frame") { numbers in
      (
        "iframe { width: 90vw; height: \(numbers.number(60...300))px; border: 0 }",
        "<iframe srcdoc='<p>\(numbers.words(3...12))</p>'></iframe>"
      )
    },
    .filled("sign") { numbers in
      (
        ".sign::before { content: '\(numbers.one(of: ["★", "✓", "!", "∞"]))'; display: block; padding: 30vh 0; text-align: center; font-size: \(numbers.number(20...50))px; color: \(numbers.vivid()) }",
        "<div class=sign></div>"
      )
    },
    .filled("tiles") { numbers in
      (
        "main { display: grid; grid-template-columns: 1fr 1fr; gap: 6px } i { height: \(numbers.number(60...140))px }",
        "<main>"
          + (0..<numbers.number(2...8)).map { _ in "<i style='background: \(numbers.vivid())'></i>"
          }.joined()
          + "</main>"
      )
    },
  ]
}
