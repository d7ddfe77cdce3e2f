#if canImport(BridgeMacros)
  import Testing

  /// What `@Exposed` refuses, the place that it points to, and the fix that it proposes.
  @Suite struct ExposedMisuseTests {
    private func method(
      _ declaration: String, _ column: Int, _ sentence: String, host: String = "actor",
      remedy: (sentence: String, remedied: String)? = nil,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      func source(_ method: String) -> String {
        "@Exposed \(host) Camera {\n  \(method)\n  func other() {}\n}"
      }
      let expansion = Expansion(source(declaration))
      #expect(expansion.diagnostics == ["2:\(column) \(sentence)"], sourceLocation: sourceLocation)
      let remedies =
        (remedy.map { [$0] } ?? []) + [("Add '@Unexposed'", "@Unexposed \(declaration)")]
      #expect(expansion.remedies == remedies.map(\.0), sourceLocation: sourceLocation)
      #expect(expansion.remedied == remedies.map { source($0.1) }, sourceLocation: sourceLocation)
      for remedied in expansion.remedied {
        #expect(Expansion(remedied).diagnostics == [], sourceLocation: sourceLocation)
      }
    }

    @Test func `a generic method`() {
      let sentence =
        "'find' is generic, and pages give no types: write the types, or mark it '@Unexposed'."
      method("func find<T: Codable>(_ value: T) {}", 12, sentence)
      method("func find(_ value: some Codable) {}", 22, sentence)
      method("func find(_ value: [some Codable]) {}", 22, sentence)
    }

    @Test func `a mutating method`() {
      method(
        "mutating func turn() {}", 3,
        "'turn' is mutating, and what is exposed is a copy: use a class or an actor, or mark it "
          + "'@Unexposed'.", host: "struct")
    }

    @Test func `a method that rethrows`() {
      method(
        "func run(_ body: (Int) throws -> Void) rethrows {}", 42,
        "'run' rethrows: write 'throws', or mark it '@Unexposed'.",
        remedy: ("Write 'throws'", "func run(_ body: (Int) throws -> Void) throws {}"))
    }

    @Test func `parameters that a page cannot give`() {
      method(
        "func turn(by angle: inout Int) {}", 23,
        "'by' is inout, and pages give values: return the new value.")
      method(
        "func sum(_ numbers: Int...) {}", 26,
        "'numbers' is variadic, which cannot be given on: take an array.",
        remedy: ("Write '[Int]'", "func sum(_ numbers: [Int]) {}"))
      method(
        "func use(_ actor: isolated Camera) {}", 21,
        "'actor' is isolated, and a page has no actor to give.")
      method(
        "func use(point: (x: Int, y: Int)) {}", 19,
        "'point' is a tuple, which is not Decodable: take a struct or several parameters.")
      method(
        "func use(map: (Int) -> Void, count: Int) {}", 17,
        "'map' is a closure, and only the last parameter may be one: it takes the answer.")
    }

    @Test func `closures that do not take an answer`() {
      let sentence =
        "The closure 'done' takes the answer: write '(T) -> Void' for one, or '(T, Bool) -> Void' for "
        + "repeated ones."
      method("func use(done: @escaping (Int) -> Int) {}", 18, sentence)
      method("func use(done: (Int, Int) -> Void) {}", 18, sentence)
      method("func use(done: (Int, Bool, Int) -> Void) {}", 18, sentence)
      method("func use(done: ((Int) -> Void) -> Void) {}", 18, sentence)
      method(
        "func use(done: @escaping Completion) {}", 18,
        "The closure 'done' has a type that is declared elsewhere: write it out, as '(T) -> Void'.")
    }

    @Test func `methods with two ways to answer`() {
      method(
        "func use(done: (Int) -> Void) -> Int { 1 }", 36,
        "'use' gives its answer to a closure and returns a result: choose one of them.")
      method(
        "func use(done: (Int) -> Void) async {}", 33,
        "'use' is async and gives its answer to a closure: return the answer.")
    }

    @Test func `results that a page cannot have`() {
      method(
        "func size() -> (Int, Int) { (1, 1) }", 18,
        "'size' returns a tuple, which is not Encodable: return a struct.")
      method(
        "func later() -> () -> Void { {} }", 19,
        "'later' returns a closure, which is not Encodable: return a value.")
    }

    @Test func `two methods of one name`() {
      let expansion = Expansion(
        """
        @Exposed struct Camera {
          func take() {}
          func take(_ count: Int) {}
        }
        """)
      #expect(
        expansion.diagnostics == [
          "3:8 There are several methods 'take', and pages know methods by their names alone: rename "
            + "one, or mark it '@Unexposed'."
        ])
      #expect(expansion.remedied.first?.contains("\n  @Unexposed func take(_ count") == true)
      #expect(expansion.remedied.map { Expansion($0).diagnostics } == [[]])
    }

    @Test func `methods of one name in the branches of a condition are one`() {
      let expansion = Expansion(
        """
        @Exposed struct Camera {
          #if os(iOS)
            func take() {}
          #else
            func take() {}
          #endif
        }
        """)
      #expect(expansion.diagnostics == [])
    }

    @Test func `generic types`() {
      func sentence(_ name: String) -> String {
        "'\(name)' is generic or stands in a generic type, so that pages cannot know its types: expose "
          + "a type that is not."
      }
      #expect(
        Expansion("@Exposed class Store<T> { func all() {} }").diagnostics == [
          "1:1 \(sentence("Store"))"
        ])
      #expect(
        Expansion("struct Box<T> {\n  @Exposed class Store { func all() {} }\n}").diagnostics == [
          "2:3 \(sentence("Store"))"
        ])
    }

    @Test func `what is no type`() {
      let sentence = "'@Exposed' belongs on a class, a struct, an enum or an actor."
      #expect(Expansion("@Exposed protocol P {}").diagnostics == ["1:1 \(sentence)"])
      #expect(Expansion("@Exposed extension P {}").diagnostics == ["1:1 \(sentence)"])
    }

    @Test func `a type that is exposed already`() {
      #expect(
        Expansion("@Exposed class B: A { func all() {} }", conformances: []).diagnostics == [
          "1:1 'B' is exposed already, by its superclass or another conformance to "
            + "'ExposedInterface'."
        ])
    }

    @Test func `a private type in another type`() {
      let expansion = Expansion("enum A {\n  @Exposed private struct B { func all() {} }\n}")
      #expect(
        expansion.diagnostics == [
          "2:12 'B' is private in another type, where the extension that '@Exposed' makes does not see "
            + "it: write 'fileprivate'."
        ])
      #expect(expansion.remedies == ["Write 'fileprivate'"])
      #expect(
        expansion.remedied == ["enum A {\n  @Exposed fileprivate struct B { func all() {} }\n}"])
      #expect(expansion.remedied.map { Expansion($0).diagnostics } == [[]])
    }

    @Test func `a type without methods is warned of`() {
      #expect(
        Expansion("@Exposed struct A { private func all() {}; static func b() {} }").diagnostics
          == [
            "1:1 warning: 'A' has no method for pages in its own braces: methods in extensions, static "
              + "ones and private ones are not exposed."
          ])
    }

    @Test func `names that cannot be read`() {
      func name(_ argument: String) -> [String] {
        Expansion("@Exposed(\(argument)) struct A { func all() {} }").diagnostics
      }
      let sentence = "The name has to be a plain string literal."
      #expect(name("constant") == ["1:1 \(sentence)"])
      #expect(name(#""a\(b)""#) == ["1:1 \(sentence)"])
      #expect(
        name(#""a..b""#) == ["1:1 The name 'a..b' has an empty part before, after or between dots."]
      )
      #expect(
        name(#"".a""#) == ["1:1 The name '.a' has an empty part before, after or between dots."])
      #expect(name(#""a.b""#) == [])
      #expect(name(#""""#) == [])
      #expect(name("nil") == [])
    }

    @Test func `the word of DSBridge's keeps a method from pages as well`() {
      let expansion = Expansion("@Exposed struct A {\n  func b() {}\n  @unexposed func c() {}\n}")
      #expect(expansion.text.contains("self.b()"))
      #expect(!expansion.text.contains("self.c()"))
    }

    @Test func `@Unexposed on what is no method`() {
      func check(_ type: String, _ member: String) {
        let expansion = Expansion("\(type) {\n  @Unexposed \(member)\n}")
        #expect(
          expansion.diagnostics == [
            "2:3 '@Unexposed' belongs on a method of a type with '@Exposed'."
          ])
        #expect(expansion.remedies == ["Remove '@Unexposed'"])
        #expect(expansion.remedied == ["\(type) {\n  \(member)\n}"])
      }
      check("struct A", "var b = 1")
      check("struct A", "func b() {}")
      check("extension A", "private func b() {}")
      #expect(Expansion("@Unexposed func b() {}").diagnostics.count == 1)
    }

    @Test func `every mistake is told, each at its place`() {
      let expansion = Expansion(
        """
        @Exposed actor Camera {
          func one<T>(_ value: T, _ other: inout Int) {}
          func two() {}
          func three(_ all: Int...) {}
        }
        """)
      #expect(expansion.diagnostics.map { $0.prefix(4) } == ["2:11", "2:36", "4:24"])
    }
  }
#endif
