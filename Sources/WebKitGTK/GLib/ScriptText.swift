/// A text as UTF-8, of which the engine makes a string, without one of Swift's in between.
package struct ScriptText {
  let utf8: [UInt8]
  package init(_ utf8: [UInt8]) { self.utf8 = utf8 }
}
