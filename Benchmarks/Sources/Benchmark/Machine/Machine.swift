import Foundation
import RawEngine

/// The machine and the versions with which the figures were measured.
struct Machine: Codable {
  var processor: String
  var processors: Int
  var system: String
  var kernel: String
  var webKitGTK: String
  var swift: String

  static var this: Machine {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    raw_version(&major, &minor, &micro)
    return Machine(
      processor: field("model name", in: "/proc/cpuinfo", after: ":") ?? "unknown",
      processors: ProcessInfo.processInfo.activeProcessorCount,
      system: systemName,
      kernel: word(of: "/proc/sys/kernel/osrelease"),
      webKitGTK: "\(major).\(minor).\(micro)", swift: swiftVersion)
  }

  static var systemName: String {
    field("PRETTY_NAME", in: "/etc/os-release", after: "=") ?? "Linux"
  }

  /// The version of the compiler on `PATH`. It is the program's own version if scripts/bench has built the program.
  static var swiftVersion: String {
    let text = (try? Program.output("swift", ["--version"])).map {
      String(decoding: $0, as: UTF8.self)
    }
    let words = (text ?? "").split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(of: "version"), place + 1 < words.count else {
      return "unknown"
    }
    return String(words[place + 1])
  }

  private static func field(_ name: String, in file: String, after mark: Character) -> String? {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: mark, maxSplits: 1).last?
      .trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"")))
  }

  private static func word(of file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"
  }
}
