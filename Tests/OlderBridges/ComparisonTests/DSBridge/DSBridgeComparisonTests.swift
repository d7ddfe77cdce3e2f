#if Macros
  import TestSupport
  import Testing

  /// Pages and apps of DSBridge, compared over a model of its native code and over the module.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct DSBridgeComparisonTests {
    @Test(arguments: DSBridgeRow.all)
    func `a page and its app see what they saw`(_ row: DSBridgeRow) async throws {
      let original = try await row.observation(over: OriginalView(script: DSBridgePage.published))
      var others: [String] = []
      for module in ModuleCase.allCases {
        let observed = try await row.observation(over: module.side)
        if observed != original { others.append("\(module): \(observed)") }
      }
      if let reason = row.differs {
        #expect(!others.isEmpty, "It no longer differs: \(reason)")
      } else {
        #expect(others.isEmpty, "It was \(original)")
      }
    }

    @Test func `there are rows enough, each of a name of its own`() {
      let rows = DSBridgeRow.all.map(\.name) + DSBridge2Row.all.map(\.name)
      #expect(rows.count >= 60)
      #expect(Set(rows).count == rows.count)
    }

    @Test func `what differs stands in the article, with its reason`() throws {
      let article = try Article("MovingFromDSBridge", in: "WebBridge").text
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let rows =
        DSBridgeRow.all.map { ($0.name, $0.differs) }
        + DSBridge2Row.all.map { ($0.name, $0.differs) }
      for case (let name, let reason?) in rows {
        #expect(article.contains(reason), "\(name)")
      }
    }
  }
#endif
