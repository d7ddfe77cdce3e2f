import Foundation

/// Texts for numbers of bytes: decimal units, as the system's file managers and networks have them.
enum ByteCount {
  static func text(_ bytes: Int) -> String {
    guard bytes >= 1_000 else { return "\(bytes) B" }
    var value = Double(bytes)
    var unit = "B"
    for next in ["kB", "MB", "GB", "TB"] where value >= 999.95 {
      value /= 1_000
      unit = next
    }
    return String(format: "%.1f", value) + " \(unit)"
  }
}

/// Texts for numbers of things.
enum Count {
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
