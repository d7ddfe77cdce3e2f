import ArgumentParser
import Foundation
import TextTable

/// Lets a page do its worst, and measures what the main actor and another view have left.
struct StarveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "starve",
    abstract: "Measures what is left of the main actor while a page does its worst.")

  /// The longest gap of the main actor, and the longest call of another view, in milliseconds.
  static let (mostGap, mostWait) = (100.0, 250.0)

  @Option(help: "Runs only scripts whose name contains this.")
  var only: String?

  @Flag(help: "Leaves the engine alone out.")
  var bridgeOnly = false

  @Flag(
    help:
      "Fails if a page takes the main actor for longer than the engine alone and the limits allow.")
  var check = false

  private struct Line {
    let name: String
    let engine: StarvingViews.Figures?
    let bridge: StarvingViews.Figures

    /// Whether the page takes the main actor for longer than the engine alone and the limits allow.
    var isTooLong: Bool {
      bridge.gap > max(StarveCommand.mostGap, engine?.gap ?? 0)
        || bridge.wait > max(StarveCommand.mostWait, engine?.wait ?? 0)
    }
  }

  @MainActor func run() async throws {
    var lines: [Line] = []
    for script in Starvation.allCases where only.map(script.rawValue.contains) ?? true {
      var line = try await measure(script)
      if check, line.isTooLong {
        // What else the machine does makes one figure a matter of chance. The bridge has to be as a rule within what the
        // engine alone takes at times.
        let more = [line, try await measure(script), try await measure(script)]
        line = Line(
          name: line.name, engine: more.compactMap(\.engine).figures { $0.last },
          bridge: more.map(\.bridge).figures { $0[$0.count / 2] } ?? line.bridge)
      }
      lines.append(line)
      FileHandle.standardError.write(
        Data("\(line.name): \(line.engine.map { "\($0)" } ?? "") \(line.bridge)\n".utf8))
    }
    print(Self.table(lines))
    let excesses = lines.filter(\.isTooLong)
    guard check, !excesses.isEmpty else { return }
    print("Too long: \(excesses.map(\.name).joined(separator: "; ")).")
    throw ExitCode.failure
  }

  @MainActor private func measure(_ script: Starvation) async throws -> Line {
    let engine = bridgeOnly ? nil : try await StarvingViews(script, .engine).run(script)
    let bridge = try await StarvingViews(script, .bridge).run(script)
    return Line(name: script.rawValue, engine: engine, bridge: bridge)
  }

  private static func table(_ lines: [Line]) -> String {
    func figure(_ value: Double?) -> String { value?.figure ?? "" }
    let table = TextTable<Line> {
      [
        Column(title: "one page's script", value: $0.name),
        Column(title: "gap, ms", value: figure($0.bridge.gap), align: .right),
        Column(title: "engine", value: figure($0.engine?.gap), align: .right),
        Column(title: "over 100 ms", value: "\($0.bridge.gapsOver100)", align: .right),
        Column(title: "other view, ms", value: figure($0.bridge.wait), align: .right),
        Column(title: "engine", value: figure($0.engine?.wait), align: .right),
        Column(title: "main thread, ms", value: figure($0.bridge.work), align: .right),
        Column(title: "engine", value: figure($0.engine?.work), align: .right),
        Column(title: "memory, MB", value: figure(Double($0.bridge.memory) / 1e6), align: .right),
        Column(
          title: "engine", value: figure($0.engine.map { Double($0.memory) / 1e6 }), align: .right),
      ]
    }
    return table.string(for: lines, style: Style.pipe) ?? ""
  }
}

extension [StarvingViews.Figures] {
  /// One of the sorted values of each figure; `nil` if there is none.
  fileprivate func figures(_ one: ([Double]) -> Double?) -> StarvingViews.Figures? {
    func figure(_ figure: (Element) -> Double) -> Double? { one(map(figure).sorted()) }
    guard let gap = figure(\.gap), let over = figure({ Double($0.gapsOver100) }),
      let wait = figure(\.wait), let work = figure(\.work),
      let memory = figure({ Double($0.memory) })
    else { return nil }
    return StarvingViews.Figures(
      gap: gap, gapsOver100: Int(over), wait: wait, work: work, memory: Int(memory))
  }
}
