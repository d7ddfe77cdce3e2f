import TestSupport

/// Random numbers that are the same in every run, and what the generated pages are made of.
struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func one<Choices: RandomAccessCollection>(of choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: number(0...choices.count - 1))]
  }

  /// Returns a colour whose components lie in a range.
  mutating func color(_ range: ClosedRange<Int>) -> String {
    "rgb(\(number(range)), \(number(range)), \(number(range)))"
  }

  mutating func light() -> String { color(240...255) }
  mutating func dark() -> String { color(0...40) }
  mutating func vivid() -> String {
    "hsl(\(number(0...359)), \(number(50...90))%, \(number(35...60))%)"
  }

  mutating func words(_ count: ClosedRange<Int>) -> String {
    let all = [
      "cart", "order", "price", "today", "the", "of", "delivery", "and", "account", "water",
      "offers", "with", "more", "your", "save", "news", "return", "city", "is", "open",
    ]
    return (0..<number(count)).map { _ in one(of: all) }.joined(separator: " ")
  }

  /// Returns an article of some paragraphs.
  mutating func article() -> String {
    var text = "<h1>\(words(2...5))</h1>"
    for _ in 0..<number(2...6) { text += "<p>\(words(15...60))</p>" }
    return text
  }

  /// Returns attributes of the element that an app's script fills.
  mutating func root() -> String {
    one(of: ["id=root", "id=app", "class=app", "id=__next", "data-app"])
  }
}
