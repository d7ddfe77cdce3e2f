/// One behaviour, which the model of the original and this package's sides show.
struct WVJBRow: Sendable {
  typealias Observe =
    @MainActor @Sendable (_ side: any WVJBSide, _ natives: WVJBNatives) async throws -> String

  let name: String
  var version = WVJBVersion.six
  /// The page's script, behind the tools; nil where the row loads its page itself.
  var page: String?
  /// What is compared.
  let observe: Observe
  /// Whether the row has web views of its own, because it does something before a page comes, or because the page
  /// is useless afterwards.
  var isAlone = false
  /// Where it is observed.
  var kinds = Set(WVJBKind.allCases)
  /// What is seen here, where that is not what is seen with the original.
  var differs: [Difference] = []

  struct Difference: Sendable {
    /// What is seen.
    let outcome: String
    /// The sentence of the article that says why.
    let reason: String
    let sides: Set<WVJBKind>
  }

  /// A behaviour that a script of the page returns, once it has its bridge.
  init(_ name: String, _ script: String) {
    self.name = name
    page = ""
    observe = { side, _ in try await side.run("await ready;\n\(script)") }
  }

  /// A behaviour of a page that sets itself up, without the rows' own setup.
  static func page(_ name: String, _ page: String, _ script: String) -> WVJBRow {
    let row = WVJBRow(name) { side, _ in
      await side.load(WVJBPage.tools + WVJBPage.setup6 + page)
      return try await side.run(script)
    }
    return row.withoutCopies
  }

  /// A behaviour with web views of its own.
  init(_ name: String, observe: @escaping Observe) {
    (self.name, self.observe, isAlone) = (name, observe, true)
  }

  /// The row, which differs.
  func here(
    _ outcome: String, on sides: Set<WVJBKind> = [.dropIn, .dialect], because reason: String
  ) -> WVJBRow {
    var row = self
    row.differs.append(Difference(outcome: outcome, reason: reason, sides: sides))
    return row
  }

  /// The row for pages of another version.
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

  /// The row where native code has the original's API, because this package's own has no place for what it does.
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

  /// Loads the page and observes.
  @MainActor func outcome(on side: any WVJBSide, _ natives: WVJBNatives) async throws -> String {
    natives.forget()
    if let page {
      let setup = version == .six ? WVJBPage.setup6 : WVJBPage.setup4
      await side.load(WVJBPage.tools + page + setup + WVJBPage.begin(version))
    }
    return try await observe(side, natives)
  }
}
