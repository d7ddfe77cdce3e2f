/// How long one page keeps the main actor, and the calls of another view.
@MainActor struct StarvationRows {
  private let scripts = [Starvation.largeEvents, .oneCall, .members]

  var rows: [Comparison] {
    scripts.flatMap { script in
      [
        row("longest gap of the main actor", script, StarveCommand.mostGap) { $0.gap },
        row("longest call of another view", script, StarveCommand.mostWait) { $0.wait },
      ]
    }
  }

  private func row(
    _ name: String, _ script: Starvation, _ most: Double,
    _ figure: @escaping (StarvingViews.Figures) -> Double
  ) -> Comparison {
    Comparison(
      name: "\(name) beside \(script.rawValue)", unit: .milliseconds,
      referenceName: "a handler in C", reach: .atMost(most), every: 5,
      ours: { figure(try await StarvingViews(script, .bridge).run(script)) },
      reference: { figure(try await StarvingViews(script, .engine).run(script)) })
  }
}
