/// The part of devices that get a candidate, in hundredths of a percent.
package enum Rollout {
  /// Reads `5%`, `12.5%` or `0.25 %`.
  package static func parse(_ text: String) -> Int? {
    var text = text[...]
    if text.last == "%" { text = text.dropLast() }
    while text.last == " " { text = text.dropLast() }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }), let whole = Int(parts[0]), whole <= 100
    else { return nil }
    var hundredths = 0
    if parts.count == 2 {
      guard parts[1].utf8.count <= 2, let number = Int(parts[1]) else { return nil }
      hundredths = parts[1].utf8.count == 1 ? number * 10 : number
    }
    let result = whole * 100 + hundredths
    return result <= 10_000 ? result : nil
  }

  package static func text(_ rollout: Int) -> String {
    let (whole, rest) = rollout.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(whole)%" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
