#if canImport(BridgeMacros)
  import Testing

  /// The types of arguments, as the code that the macros write states them.
  @Suite struct ArgumentTypeTests {
    @Test func `arguments that may be long are decoded as the types that the method declares`() {
      let text = Expansion(
        """
        @Exposed struct Library {
          func add(_ name: String, _ tracks: [Track], to list: Playlist! = nil) {}
          func find(_ name: String?, limit: Int = 10, done: () -> Void) {}
          func tag(_ tags: (Set<Swift.String>)?, each: BridgeFunction) {}
        }
        """
      ).text
      for line in [
        "$methods.argumentTypes = [Swift.Never.self, ([Track]).self, (Playlist?).self]; "
          + "$methods.add(.init(\"add\"",
        "$methods.argumentTypes = [((Set<Swift.String>)?).self, (BridgeFunction).self]; "
          + "$methods.add(.init(\"tag\"",
      ] {
        #expect(text.contains("\n    \(line)"), "\(line)\n\(text)")
      }
      #expect(text.contains("\n    $methods.addAnswering(.init(\"find\""), "\(text)")
    }
  }
#endif
