/// One attack on a bridge: a value, so that a family of attacks is a list.
package struct Attack: Sendable, CustomStringConvertible {
  /// What the attacker does, as a sentence.
  package let description: String
  /// What the attacker's page runs, or what the attacker sends.
  package let script: String
  /// What the attacker gets, as JSON.
  package let gets: String

  package init(_ description: String, _ script: String, gets: String = "null") {
    (self.description, self.script, self.gets) = (description, script, gets)
  }
}
