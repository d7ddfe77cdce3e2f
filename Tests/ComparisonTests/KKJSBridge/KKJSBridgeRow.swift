/// What a page does on each side, and where this package's side differs.
struct KKJSBridgeRow: Sendable {
  let name: String
  /// A script of the page's, which returns what the page sees.
  let script: String
  /// What the page sees here, where that is not what it sees with the original.
  var differs: Difference?

  struct Difference: Sendable {
    /// What the page sees, as text.
    let outcome: String
    /// The sentence of the documentation that says why.
    let reason: String
    /// Where it differs. A page with its own copy of the script has that script's behaviour.
    let sides: Set<KKJSBridgeSide.Kind>
  }

  init(_ name: String, _ script: String) { (self.name, self.script) = (name, script) }

  init(
    _ name: String, _ script: String, here outcome: String,
    on sides: Set<KKJSBridgeSide.Kind> = [.dialect], because reason: String
  ) {
    self.init(name, script)
    differs = Difference(outcome: outcome, reason: reason, sides: sides)
  }
}
