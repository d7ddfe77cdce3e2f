import Testing

extension AllTests {
  /// Programs whose main thread is in a loop of each kind.
  @MainActor @Suite struct RunLoopProgramTests {
    @Test(arguments: Program.Kind.allCases)
    func `an idle program with a timer takes no time`(_ kind: Program.Kind) async throws {
      #expect(try await Program(kind, "idles").end().lines.first == "idle")
    }

    @Test(arguments: ["idlesInMainLoop", "idlesInRunLoop"])
    func `an idle loop with a timer takes no time`(_ mode: String) async throws {
      #expect(try await Program(.synchronous, mode).end() == .init(lines: ["idle"]))
    }

    @Test func `a program that runs Foundation's run loop alone loads a page`() async throws {
      #expect(try await Program(.synchronous, "loadsInRunLoop").end() == .init(lines: ["42"]))
    }

    @Test func `work is done in the order of Foundation's own run loop`() async throws {
      let alone = try await Program(.synchronous, "ordersWorkWithoutViews").end().lines.first
      #expect(alone?.hasSuffix("timer 20, timer 30, timer 40") == true)
      let joined = try await Program(.synchronous, "ordersWorkInRunLoop").end().lines.first
      #expect(joined == alone)
      for kind in Program.Kind.allCases {
        #expect(try await Program(kind, "ordersWork").end().lines.first == alone)
      }
    }
  }
}
