/// Why a soak failed, in sentences.
struct SoakFailure: Error, CustomStringConvertible {
  let sentences: [String]

  init(_ sentences: [String]) { self.sentences = sentences }
  init(_ sentence: String) { sentences = [sentence] }

  var description: String { sentences.joined(separator: "\n") }
}
