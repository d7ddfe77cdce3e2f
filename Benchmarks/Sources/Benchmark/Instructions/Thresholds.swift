import Foundation

/// How many instructions the native end's work may take. They belong to one compiler, processor and
/// system, whose C library has a part in them.
struct Thresholds: Codable {
  var architecture = Self.architecture
  var swift = Machine.swiftVersion
  var system = Machine.systemName
  var instructions: [Workload: Int]

  /// What is more than this part above its threshold is too much.
  static let tolerance = 0.05

  init(instructions: [Workload: Int]) { self.instructions = instructions }

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Thresholds.self, from: Data(contentsOf: file))
  }

  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
  }

  /// Whether they say anything about this machine.
  var apply: Bool {
    (architecture, swift, system)
      == (Self.architecture, Machine.swiftVersion, Machine.systemName)
  }

  /// A line for each count that is too high.
  func excesses(of counts: [Workload: Int]) -> [String] {
    Workload.allCases.compactMap { workload in
      guard let count = counts[workload], let allowed = instructions[workload],
        Double(count) > Double(allowed) * (1 + Self.tolerance)
      else { return nil }
      let percent = (Double(count) / Double(allowed) - 1) * 100
      return """
        \(workload.rawValue) takes \(count) instructions, \(percent.figure) % more than the \
        \(allowed) of Benchmarks/thresholds.json.
        """
    }
  }

  #if arch(x86_64)
    static let architecture = "x86_64"
  #else
    static let architecture = "arm64"
  #endif
}
