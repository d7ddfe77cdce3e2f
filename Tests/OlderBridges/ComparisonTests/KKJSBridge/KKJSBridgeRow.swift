/// A script of a page that runs on each side, and the difference on this package's side.
struct KKJSBridgeRow: Sendable {
  let name: String
  /// A script of the page that returns what the page observes.
  let script: String
  /// What the page observes here, if that differs from the original.
  var differs: Difference?

  struct Difference: Sendable {
    /// What the page observes, as text.
    let outcome: String
    /// The sentence of the documentation that says why.
    let reason: String
    /// The sides that differ. A page with its own copy of the script has that script's behaviour.
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
