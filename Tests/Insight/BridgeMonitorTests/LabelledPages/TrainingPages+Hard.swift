// The pages with which a search for one colour has trouble.
extension TrainingPages {
  static let hardBlank: [PageTemplate] = [
    .blank("tall empty bar") { numbers in
      (
        "header { height: \(numbers.number(36...80))px; background: \(numbers.vivid()) }",
        "<header></header><main \(numbers.root())></main>"
      )
    },
    .blank("texture") { numbers in
      let size = numbers.number(8...30)
      return (
        "body { min-height: 100vh; background: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='\(size)'%3E%3Cpath d='M0 0L\(size) \(size)' stroke='%23e\(numbers.number(0...9))e\(numbers.number(0...9))e\(numbers.number(0...9))'/%3E%3C/svg%3E\") }",
        "<div \(numbers.root())></div>"
      )
    },
    .blank("overlay with a line") { numbers in
      (
        ".over { position: fixed; inset: 0; background: \(numbers.light()) } .over hr { margin-top: \(numbers.number(4...60))px; border: 0; height: 1px; background: #999 }",
        "\(numbers.article())<div class=over><hr></div>"
      )
    },
    .blank("empty card") { numbers in
      (
        "div { margin: \(numbers.number(10...40))px; height: \(numbers.number(60...400))px; border: 1px solid \(numbers.color(190...225)); border-radius: 8px }",
        "<div \(numbers.root())></div>"
      )
    },
    .blank("invisible text on a bar") { numbers in
      (
        "header { height: \(numbers.number(8...24))px; background: \(numbers.vivid()) } main { opacity: 0 } h1 { margin: 0 }",
        "<header></header><main>\(numbers.article())</main>"
      )
    },
  ]

  static let hardFilled: [PageTemplate] = [
    .filled("very faint") { numbers in
      let grey = numbers.number(215...246)
      return (
        "p { margin: \(numbers.number(5...70))vh 10vw; font-size: 13px; color: rgb(\(grey), \(grey), \(grey)) }",
        "<p>\(numbers.words(2...5))</p>"
      )
    },
    .filled("small text") { numbers in
      (
        "p { margin: \(numbers.number(5...70))vh 10vw; font-size: \(numbers.number(5...8))px; color: #555 }",
        "<p>\(numbers.words(1...1))</p>"
      )
    },
    .filled("drawn mark") { numbers in
      (
        "b { display: block; margin: 40vh auto; width: 0; border: \(numbers.number(8...30))px solid transparent; border-bottom-color: \(numbers.vivid()) }",
        "<b></b>"
      )
    },
    .filled("small skeleton") { numbers in
      let grey = numbers.number(215...238)
      return (
        "p { margin: 14px; height: 14px; width: \(numbers.number(30...70))%; background: rgb(\(grey), \(grey), \(grey)) }",
        String(repeating: "<p></p>", count: numbers.number(1...2))
      )
    },
    .filled("wide banner") { numbers in
      (
        "i { display: block; height: \(numbers.number(8...30))px; background: repeating-linear-gradient(90deg, \(numbers.vivid()) 0 20px, \(numbers.vivid()) 20px 40px) }",
        "<i></i>"
      )
    },
  ]
}
