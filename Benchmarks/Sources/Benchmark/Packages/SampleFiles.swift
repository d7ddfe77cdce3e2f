import Foundation

/// Files whose bytes no compression makes smaller.
enum SampleFiles {
  /// Returns bytes that are the same in each run.
  static func noise(_ count: Int, _ seed: Int) -> Data {
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var words = [UInt64](repeating: 0, count: (count + 7) / 8)
    for index in words.indices {
      // The generator is xorshift64 (Marsaglia, 2003).
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      words[index] = state
    }
    return words.withUnsafeBytes { Data($0.prefix(count)) }
  }

  /// Writes 2,000 files, which have 100 MB together.
  static func writeMany(to folder: URL) throws {
    try SampleSite.write("<!doctype html>", "index.html", in: folder)
    for index in 0..<2_000 {
      let place = folder.appendingPathComponent("files/\(index / 100)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      // From 2,500 to 102,400 bytes.
      let size = 2_500 + index % 100 * 1_000
      try noise(size, index).write(to: place.appendingPathComponent("\(index).bin"))
    }
  }
}
