/// One behaviour, observed with the model of the original and with this package's sides.
struct WVJBRow: Sendable {
  typealias Observe =
    @MainActor @Sendable (_ side: any WVJBSide, _ natives: WVJBNatives) async throws -> String

  let name: String
  var version = WVJBVersion.six
  /// The page's script after the tools, or nil if the row loads its page itself.
  var page: String?
  /// Returns the observation to compare.
  let observe: Observe
  /// Whether the row has its own web views, because it acts before a page loads or leaves the page unusable.
  var isAlone = false
  /// The sides on which the row is observed.
  var kinds = Set(WVJBKind.allCases)
  /// The observations that differ from the original's.
  var differs: [Difference] = []

  struct Difference: Sendable {
    /// The observation.
    let outcome: String
    /// The sentence of the article that gives the reason.
    let reason: String
    let sides: Set<WVJBKind>
  }

  /// Makes a row that compares what a script of the page returns after the page has found its bridge.
  init(_ name: String, _ script: String) {
    self.name = name
    page = ""
    observe = { side, _ in try await side.run("await ready;\n\(script)") }
  }

  /// Returns a row for a page that sets itself up, without the rows' own setup.
  static func page(_ name: String, _ page: String, _ script: String) -> WVJBRow {
    let row = WVJBRow(name) { side, _ in
      await side.load(WVJBPage.tools + WVJBPage.setup6 + page)
      return try await side.run(script)
    }
    return row.withoutCopies
  }

  /// Makes a row with its own web views.
  init(_ name: String, observe: @escaping Observe) {
    (self.name, self.observe, isAlone) = (name, observe, true)
  }

  /// Returns the row with an observation that differs from the original's.
  func here(
    _ outcome: String, on sides: Set<WVJBKind> = [.dropIn, .dialect], because reason: String
  ) -> WVJBRow {
    var row = self
    row.differs.append(Difference(outcome: outcome, reason: reason, sides: sides))
    return row
  }

  /// Returns the row for pages of another version.
  func of(_ version: WVJBVersion) -> WVJBRow {
    var row = self
    row.version = version
    return row
  }

  var withoutCopies: WVJBRow {
    var row = self
    row.kinds.remove(.copy)
    return row
  }

  /// The row without the dialect, because this package's own API has no counterpart for the behaviour.
  var ofApps: WVJBRow {
    var row = self
    row.kinds.remove(.dialect)
    return row
  }

  var alone: WVJBRow {
    var row = self
    row.isAlone = true
    return row
  }

  /// Loads the page and returns the observation.
  @MainActor func outcome(on side: any WVJBSide, _ natives: WVJBNatives) async throws -> String {
    natives.forget()
    if let page {
      let setup = version == .six ? WVJBPage.setup6 : WVJBPage.setup4
      await side.load(WVJBPage.tools + page + setup + WVJBPage.begin(version))
    }
    return try await observe(side, natives)
  }
}
