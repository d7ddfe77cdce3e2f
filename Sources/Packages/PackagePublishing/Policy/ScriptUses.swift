/// The uses of a script that matter to a policy: evaluation of text, and imports.
struct ScriptUses {
  typealias Token = ScriptTokens.Token

  /// The first place that makes a script of text, and how. What bundlers write to find the global object is none, because
  /// they try other ways first.
  private(set) var evaluation: (place: Int, how: String)?
  /// The places of URLs that the script imports, and the words that do.
  private(set) var imports: [(place: Int, word: String)] = []
  /// The loads from other sites that the script probably makes while it runs, each host once.
  private(set) var loads: [(place: Int, load: ScriptLoad)] = []

  private let bytes: SearchedBytes
  /// The tokens before the one that is looked at, the latest first.
  private var (one, two, three) = (Token.beginning, Token.beginning, Token.beginning)

  init(_ bytes: SearchedBytes) {
    self.bytes = bytes
    var tokens = ScriptTokens(bytes)
    while let token = tokens.next() {
      switch token.kind {
      case .name where evaluation == nil:
        if let how = evaluation(by: token, tokens) { evaluation = (token.start, how) }
      case .text, .template:
        if bytes.has("https://", at: token.start), let word = word(before: one, two, three) {
          imports.append((token.start, word))
        } else if let load = ScriptLoad(token, in: bytes, assignedTo: target),
          !loads.contains(where: { $0.load == load })
        {
          loads.append((token.start, load))
        }
      default: break
      }
      (one, two, three) = (token, one, two)
    }
    if !tokens.isClear { readWords() }
  }

  /// The element whose `src` the token is assigned to.
  private var target: String? {
    guard one.isSign("="), isName(two, "src"), three.isSign(".") else { return nil }
    return ScriptTokens.name(before: three.start, in: bytes)
  }

  private func isName(_ token: Token, _ text: StaticString) -> Bool {
    token.kind == .name && token.end - token.start == text.utf8CodeUnitCount
      && bytes.has(text, at: token.start)
  }

  /// Returns the word that loads the URL after some tokens.
  private func word(before one: Token, _ two: Token, _ three: Token) -> String? {
    if isName(one, "import") || isName(one, "from") { return "import" }
    guard one.isSign("("), !three.isSign(".") else { return nil }
    if isName(two, "import") { return "import()" }
    return isName(two, "importScripts") ? "importScripts()" : nil
  }
}

// Scripts of text

extension ScriptUses {
  /// Returns the way in which a name evaluates text; `nil` if it does not.
  private func evaluation(by name: Token, _ tokens: ScriptTokens) -> String? {
    if isName(name, "eval") { return isGlobal && isCall(tokens, .eval) ? "eval" : nil }
    if isName(name, "Function") {
      return isGlobal && isCall(tokens, .function) ? "new Function" : nil
    }
    if isName(name, "setTimeout") || isName(name, "setInterval") {
      return isGlobal && isCall(tokens, .timer)
        ? "\(bytes.text(name.start, name.end)) of text" : nil
    }
    return nil
  }

  /// Whether a name after the last tokens is a global one: no member, or a member of the global object.
  private var isGlobal: Bool {
    if isName(one, "function") || isName(one, "class") || one.isSign("#") { return false }
    guard one.isSign(".") else { return true }
    let globals: [StaticString] = ["window", "self", "globalThis", "global", "top", "parent"]
    return globals.contains { isName(two, $0) } && !three.isSign(".")
  }

  private enum Callee { case eval, function, timer }

  /// Returns whether the tokens that follow are a call with harmful text, and not the definition of a method.
  private func isCall(_ tokens: ScriptTokens, _ callee: Callee) -> Bool {
    var tokens = tokens
    var next = tokens.next()
    if callee == .eval, next?.isSign(")") == true, !one.isSign("(") {  // (0, eval)(text)
      next = tokens.next()
    }
    if next?.isSign("?") == true, tokens.next()?.isSign(".") == true { next = tokens.next() }
    guard next?.isSign("(") == true, let first = tokens.next() else { return false }
    let isText = first.kind == .text || first.kind == .template
    if callee == .timer { return isText }
    return !isHarmless(first, tokens) && !isDefinition(first, tokens)
  }

  /// Returns whether the call has no text, or a known text with which bundlers look for the global object, and
  /// libraries find out whether the policy allows evaluation.
  private func isHarmless(_ first: Token, _ tokens: ScriptTokens) -> Bool {
    if first.isSign(")") { return true }
    guard first.kind == .text || first.kind == .template else { return false }
    var tokens = tokens
    let next = tokens.next()
    let text = bytes.text(first.start, min(first.end, first.start + 64))
    if ["", "this", "return this", "require"].contains(text) { return next?.isSign(")") == true }
    guard text == "r", let body = tokens.next() else { return false }
    return bytes.has("regeneratorRuntime", at: body.start)
  }

  /// Returns whether a block follows in the line in which the parameters end, as in `{ eval(text) { … } }`.
  private func isDefinition(_ first: Token, _ tokens: ScriptTokens) -> Bool {
    var (tokens, token, depth) = (tokens, Optional(first), 1)
    for _ in 0..<256 {
      guard let current = token else { return false }
      if current.isSign("(") { depth += 1 }
      if current.isSign(")") { depth -= 1 }
      token = tokens.next()
      guard depth == 0 else { continue }
      guard let token, token.isSign("{") else { return false }
      return bytes.lineFeeds(from: current.end, to: token.start) == 0
    }
    return false
  }
}

// Scripts that are not clear

extension ScriptUses {
  /// Finds words wherever they stand, because the tokens are not those of the script.
  private mutating func readWords() {
    for (word, how): (StaticString, String) in [("Function(", "new Function"), ("eval(", "eval")]
    where evaluation == nil {
      let place = bytes.places(of: word).first { place in
        let isKnown =
          bytes.has("Function(\"return this\")", at: place)
          || bytes.has("Function(\'return this\')", at: place) || bytes.has("Function()", at: place)
        let previous = placeBefore(place)
        return !isKnown && !bytes[place - 1].isPartOfName && bytes[previous] != 0x2E
          && !bytes.has("function", at: previous - 7)
      }
      if let place { evaluation = (place, how) }
    }
    for place in bytes.places(of: "https://") where !imports.contains(where: { $0.place == place })
    {
      if let word = word(before: place) { imports.append((place, word)) }
    }
  }

  private func placeBefore(_ index: Int) -> Int {
    var place = index - 1
    while bytes[place].isSpace { place -= 1 }
    return place
  }

  private func word(before index: Int) -> String? {
    guard [34, 39, 96].contains(bytes[index - 1]) else { return nil }
    var place = placeBefore(index - 1)
    let isCall = bytes[place] == UInt8(ascii: "(")
    if isCall { place = placeBefore(place) }
    let words: [StaticString] = isCall ? ["import", "importScripts"] : ["import", "from"]
    for word in words {
      let start = place - word.utf8CodeUnitCount + 1
      if bytes.has(word, at: start), !bytes[start - 1].isPartOfName {
        return isCall ? "\(word)()" : "import"
      }
    }
    return nil
  }
}
