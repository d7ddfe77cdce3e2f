/// The pages from which the thresholds were chosen.
enum TrainingPages {
  static let all =
    PageTemplate.pages(of: blank + hardBlank, each: 5, seed: 1)
    + PageTemplate.pages(of: filled + hardFilled, each: 5, seed: 2)

  private static let blank: [PageTemplate] = [
    .blank("empty") { ("body { background: \($0.light()) }", "<div \($0.root())></div>") },
    .blank("failed") { numbers in
      (
        "body { background: \(numbers.light()) }",
        """
        <div id=root></div><script>
        const data = \(numbers.one(of: ["undefined", "null", "{}"]));
        document.getElementById('root').innerHTML = '<h1>' + data.user.name + '</h1>';
        </script>
        """
      )
    },
    .blank("hidden") { numbers in
      let way = numbers.one(of: ["display: none", "visibility: hidden", "opacity: 0"])
      return ("main { \(way) } main.ready { all: initial }", "<main>\(numbers.article())</main>")
    },
    .blank("overlay") { numbers in
      let color = numbers.light()
      return (
        ".over { position: fixed; inset: 0; background: \(color); z-index: 9 }",
        "\(numbers.article())<div class=over></div>"
      )
    },
    .blank("dark") { ("body { background: \($0.dark()) }", "<main \($0.root())></main>") },
    .blank("same colour") { numbers in
      let color = numbers.one(of: [numbers.light(), numbers.dark()])
      return ("body { background: \(color); color: \(color) }", numbers.article())
    },
    .blank("gradient") { numbers in
      let (first, second) = (numbers.color(120...255), numbers.color(120...255))
      return (
        "body { min-height: 100vh; background: linear-gradient(\(numbers.number(0...360))deg, \(first), \(second)) }",
        "<div \(numbers.root())></div>"
      )
    },
    .blank("off the window") { numbers in
      let way = numbers.one(of: [
        "transform: translateX(-9999px)", "margin-top: 200vh", "position: absolute; left: 200vw",
      ])
      return ("html { overflow: hidden } main { \(way) }", "<main>\(numbers.article())</main>")
    },
    .blank("line") { numbers in
      (
        "hr { border: 0; margin: 0; height: \(numbers.number(1...3))px; background: \(numbers.color(150...220)) }",
        "<header style='height: \(numbers.number(30...60))px'></header><hr><div \(numbers.root())></div>"
      )
    },
  ]

  private static let filled: [PageTemplate] = [
    .filled("drawn logo") { numbers in
      let size = numbers.number(24...70)
      return (
        "body { display: grid; place-items: center; height: 100vh } i { width: \(size)px; height: \(size)px; border-radius: \(numbers.number(0...50))%; background: \(numbers.vivid()) }",
        "<i></i>"
      )
    },
    .filled("text") { ("body { margin: \($0.number(0...24))px }", $0.article()) },
    .filled("dark text") { numbers in
      (
        "body { background: \(numbers.dark()); color: \(numbers.color(150...255)); padding: 8px }",
        numbers.article()
      )
    },
    .filled("sparse") { numbers in
      (
        "p { margin-top: \(numbers.number(10...80))vh; text-align: \(numbers.one(of: ["left", "center", "right"])); font-size: \(numbers.number(10...16))px; color: \(numbers.color(0...130)) }",
        "<p>\(numbers.words(1...4))</p>"
      )
    },
    .filled("splash") { numbers in
      let size = numbers.number(24...96)
      return (
        "body { background: \(numbers.one(of: [numbers.light(), numbers.vivid(), numbers.dark()])); display: grid; place-items: center; height: 100vh }",
        """
        <svg width=\(size) height=\(size) viewBox="0 0 10 10"><circle cx=5 cy=5 r=4 fill="\(numbers.color(90...220))"/></svg>
        """
      )
    },
    .filled("loading") { numbers in
      let size = numbers.number(16...48)
      let spinner =
        "i { position: absolute; left: 45vw; top: 45vh; width: \(size)px; height: \(size)px; border: \(numbers.number(2...4))px solid #ddd; border-top-color: \(numbers.vivid()); border-radius: 50%; animation: turn 1s linear infinite } @keyframes turn { to { transform: rotate(360deg) } }"
      return numbers.one(of: [
        (spinner, "<i></i>"),
        ("p { margin: 40vh 0; text-align: center; color: #777 }", "<p>Loading…</p>"),
      ])
    },
    .filled("skeleton") { numbers in
      var boxes = ""
      for _ in 0..<numbers.number(4...8) {
        boxes +=
          "<b style='width: \(numbers.number(30...95))%; height: \(numbers.number(12...60))px'></b>"
      }
      return (
        "b { display: block; margin: 12px; background: #e4e4e4; animation: shine 1s infinite alternate } @keyframes shine { to { background: #f2f2f2 } }",
        boxes
      )
    },
    .filled("error") { numbers in
      (
        "div { padding: 20vh 10vw; text-align: center }",
        "<div><h2>\(numbers.words(2...3))</h2><p>\(numbers.words(4...9))</p><button>\(numbers.words(1...2))</button></div>"
      )
    },
    .filled("photo") { numbers in
      (
        "canvas { width: 100vw; height: \(numbers.number(30...100))vh; display: block }",
        """
        <canvas width=80 height=80></canvas><script>
        const c = document.querySelector('canvas').getContext('2d'); let s = \(numbers.number(1...9999));
        for (let i = 0; i < 80; i++) for (let j = 0; j < 80; j++) {
          s = (s * 16807) % 2147483647;
          c.fillStyle = `rgb(${90 + i + s % 30}, ${60 + j + s % 20}, ${100 + s % 40})`; c.fillRect(i, j, 1, 1);
        }
        </script>
        """
      )
    },
    .filled("form") { numbers in
      (
        "input { display: block; margin: \(numbers.number(8...30))px; width: \(numbers.number(40...80))% }",
        String(repeating: "<input>", count: numbers.number(1...3))
      )
    },
    .filled("component") { numbers in
      (
        "",
        """
        <x-card></x-card><script>
        customElements.define('x-card', class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: '\(numbers.one(of: ["open", "closed"]))' }).innerHTML =
              '<p style="padding: \(numbers.number(0...200))px 20px">\(numbers.words(2...8))</p>';
          }
        });
        </script>
        """
      )
    },
  ]
}
