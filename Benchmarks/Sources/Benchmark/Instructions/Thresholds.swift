import Foundation

/// The number of instructions that the native side's work may take. The thresholds belong to one compiler,
/// processor and system, because the system's C library affects them.
struct Thresholds: Codable {
  var architecture = Self.architecture
  var swift = Machine.swiftVersion
  var system = Machine.systemName
  var instructions: [Workload: Int]

  /// The part by which a count may exceed its threshold.
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

  /// Whether the thresholds apply to this machine.
  var apply: Bool {
    (architecture, swift, system)
      == (Self.architecture, Machine.swiftVersion, Machine.systemName)
  }

  /// Returns a line for each count that is too high.
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
