import Foundation

/// Counts the instructions of this program's work. The counts hardly depend on what else the machine
/// does.
enum Callgrind {
  /// Makes the C library copy and search with instructions that every processor has.
  private static let tunables =
    "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-AVX_Fast_Unaligned_Load,-AVX512F,-AVX512VL,-AVX512BW,-ERMS,-FSRM,-EVEX"

  /// Returns the number of instructions that each workload takes when it is done once.
  static func count() throws -> [Workload: Int] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "callgrind-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    _ = try Program.output(
      Self.tunables,
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=\(folder.path)/counts",
        "--dump-before=raw_mark",
        program, "core",
      ])
    var counts: [Workload: Int] = [:]
    for (index, workload) in Workload.allCases.enumerated() {
      // There is a mark before the work and one after it.
      let file = folder.appending(path: "counts.\(index * 2 + 2)")
      let total = try total(of: String(contentsOf: file, encoding: .utf8))
      counts[workload] = total / workload.count
    }
    return counts
  }

  private static func total(of dump: String) throws -> Int {
    let line = dump.split(separator: "\n").last { $0.hasPrefix("totals: ") }
    guard let total = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw CallgrindError()
    }
    return total
  }
}

/// Output of valgrind that cannot be read.
struct CallgrindError: Error, CustomStringConvertible {
  var description: String {
    "The output of valgrind has no count, because its version is too new or too old."
  }
}
