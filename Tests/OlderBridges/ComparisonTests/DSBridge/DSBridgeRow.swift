#if Macros
  import TestSupport
  import Testing

  /// One behaviour, observed with the model of the original and with the module.
  struct DSBridgeRow: Sendable, CustomTestStringConvertible {
    typealias Observe =
      @MainActor @Sendable (_ side: any DSBridgeSide, _ methods: Methods) async throws -> String

    let name: String
    /// The page's script, or nil if the row loads its page itself.
    let page: String?
    /// Returns the observation to compare, as JSON.
    let observe: Observe
    /// Why the module behaves differently, in the words of *Moving from DSBridge*.
    let differs: String?

    init(_ name: String, page: String? = "", differs: String? = nil, _ observe: @escaping Observe) {
      (self.name, self.page, self.observe, self.differs) = (name, page, observe, differs)
    }

    /// Makes a row that compares what a script of the page returns.
    init(_ name: String, page: String = "", differs: String? = nil, _ body: String) {
      self.init(name, page: page, differs: differs) { side, _ in try await side.run(body) }
    }

    var testDescription: String { name }

    static let all = synchronous + values + callbacks + ordered + functions + windows

    /// Loads the page and returns the observation.
    @MainActor func observation(over side: any DSBridgeSide) async throws -> String {
      let methods = Methods()
      side.add(methods, by: "")
      side.add(methods, by: "a.b")
      side.add(Methods(), by: "test")
      side.add(Place.street, by: "street")
      if let page { await side.load(page) }
      return try await observe(side, methods)
    }
  }

  /// The ways in which a page uses the module.
  enum ModuleCase: CaseIterable {
    /// The page loads the published script.
    case published
    /// The page finds the runtime's own object.
    case own
    /// The page loads the published script, and the app replaces a stage.
    case staged

    @MainActor var side: ModuleView {
      switch self {
      case .published: ModuleView(script: DSBridgePage.published)
      case .own: ModuleView(script: "var bridge = window.dsBridge;\n")
      case .staged: ModuleView(script: DSBridgePage.published, isStaged: true)
      }
    }
  }
#endif
