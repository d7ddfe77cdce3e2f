// The pages with which a search for one colour has trouble.
extension HeldOutPages {
  /// Blank pages that are not of one colour, or whose text is there.
  static let hardBlank: [PageTemplate] = [
    .blank("empty sidebar") { numbers in
      (
        "nav { position: fixed; inset: 0 auto 0 0; width: \(numbers.number(8...70))px; background: \(numbers.vivid()) }",
        "<nav></nav><main \(numbers.root())></main>"
      )
    },
    .blank("two empty bars") { numbers in
      let color = numbers.color(60...235)
      return (
        "header, footer { position: fixed; left: 0; right: 0; height: \(numbers.number(30...56))px; background: \(color) } footer { bottom: 0 }",
        "<header></header><footer></footer>"
      )
    },
    .blank("canvas in front") { numbers in
      (
        "canvas { position: fixed; inset: 0; width: 100vw; height: 100vh; background: \(numbers.light()) }",
        "\(numbers.article())<canvas></canvas>"
      )
    },
    .blank("nearly opaque cover") { numbers in
      (
        ".cover { position: fixed; inset: 0; background: rgba(255, 255, 255, 0.9\(numbers.number(7...9))) }",
        "\(numbers.article())<div class=cover></div>"
      )
    },
    .blank("pictures without source") { numbers in
      (
        "img { margin: 8px }",
        String(repeating: "<img width=80 height=60>", count: numbers.number(1...6))
      )
    },
    .blank("white drawing") { numbers in
      (
        "",
        "<svg width=\(numbers.number(60...300)) height=200><circle cx=50 cy=50 r=\(numbers.number(9...40)) fill=white /></svg>"
      )
    },
    .blank("dots") { numbers in
      let grey = numbers.number(225...245)
      return (
        "body { min-height: 100vh; background: radial-gradient(rgb(\(grey), \(grey), \(grey)) 1px, transparent 1px) 0 0 / \(numbers.number(12...24))px \(numbers.number(12...24))px }",
        "<div \(numbers.root())></div>"
      )
    },
    .blank("no size") { numbers in ("body { font-size: 0 }", "<p>\(numbers.words(10...40))</p>") },
    .blank("empty grid") { numbers in
      (
        "td { border: 1px solid \(numbers.color(200...230)); width: 100px; height: 40px }",
        "<table>" + String(repeating: "<tr><td><td>", count: numbers.number(1...4)) + "</table>"
      )
    },
  ]

  /// Pages with little on them, or with something in front of it.
  static let hardFilled: [PageTemplate] = [
    .filled("thin icon") { numbers in
      let grey = numbers.number(120...190)
      return (
        "svg { margin: 40vh 45vw }",
        "<svg width=24 height=24 fill=none stroke='rgb(\(grey),\(grey),\(grey))'><path d='M4 4L20 20M20 4L4 20'/></svg>"
      )
    },
    .filled("click catcher") { numbers in
      (
        ".catcher { position: fixed; inset: 0; background: \(numbers.one(of: ["transparent", "rgba(0, 0, 0, 0.1)"])) }",
        "<p>\(numbers.words(1...4))</p><div class=catcher></div>"
      )
    },
    .filled("text without pointer") { numbers in
      (
        "div { background: \(numbers.light()); position: fixed; inset: 0 } p { pointer-events: none; position: relative; z-index: 1; margin: 30vh 20px }",
        "<div></div><p>\(numbers.words(1...4))</p>"
      )
    },
    .filled("slotted") { numbers in
      (
        "",
        """
        <x-box><span>\(numbers.words(1...5))</span></x-box><script>
        customElements.define('x-box', class extends HTMLElement {
          connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<div><slot></slot></div>'; }
        });
        </script>
        """
      )
    },
    .filled("still ring") { numbers in
      let size = numbers.number(16...48)
      return (
        "i { position: absolute; left: 45vw; top: 45vh; width: \(size)px; height: \(size)px; border: \(numbers.number(2...4))px solid \(numbers.vivid()); border-radius: 50% }",
        "<i></i>"
      )
    },
    .filled("letter") { numbers in
      (
        "b { font-size: \(numbers.number(60...300))px; color: \(numbers.color(0...200)) }",
        "<b>\(numbers.one(of: ["A", "W", "&", "7"]))</b>"
      )
    },
    .filled("faint on dark") { numbers in
      let (back, front) = (numbers.number(8...24), numbers.number(60...90))
      return (
        "body { background: rgb(\(back), \(back), \(back)); color: rgb(\(front), \(front), \(front)) } p { margin: \(numbers.number(10...70))vh 20px }",
        "<p>\(numbers.words(2...5))</p>"
      )
    },
    .filled("text over a picture") { numbers in
      (
        "div { height: 100vh; background: linear-gradient(\(numbers.color(60...200)), \(numbers.color(60...200))); display: grid; place-items: center; color: white }",
        "<div><p>\(numbers.words(1...4))</p></div>"
      )
    },
    .filled("fading in") { numbers in
      (
        "p { margin: 30vh 20px; animation: fade 400ms both \(numbers.number(0...40))ms } @keyframes fade { from { opacity: 0 } }",
        "<p>\(numbers.words(3...12))</p>"
      )
    },
  ]
}
