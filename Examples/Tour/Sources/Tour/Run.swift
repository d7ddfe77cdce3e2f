import Foundation

/// One run of all steps.
@MainActor final class Run {
  private let chapters: [Chapter]
  private let stage: Stage
  private let display: Display
  private let terminal: Terminal
  private let conversation: Conversation
  private let watchdog = Watchdog(limit: .seconds(60))
  private var number = 0
  private var passed = 0

  init(
    _ chapters: [Chapter], on stage: Stage, display: Display, conversation: Conversation,
    terminal: Terminal
  ) {
    (self.chapters, self.stage, self.display) = (chapters, stage, display)
    (self.terminal, self.conversation) = (terminal, conversation)
  }

  /// Runs every step, even if earlier steps fail, and then saves a picture.
  ///
  /// - Returns: Whether every step passed and the picture was saved.
  func walk(picture: URL) async -> Bool {
    let start = ContinuousClock.now
    await watchdog.start()
    for chapter in chapters {
      terminal.print(chapter: chapter.name)
      for step in chapter.steps { await take(step) }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let isPictured = await take(picture)
    await watchdog.stop()
    let hasPassed = passed == number && isPictured
    let picture = isPictured ? "" : "no picture, "
    let total = conversation.total.formatted()
    let end = "\(total) remarks were made, " + String(format: "%.1f s", seconds)
    terminal.print(
      summary: "\(passed) of \(number) steps passed, \(picture)\(end)", hasPassed: hasPassed)
    return hasPassed
  }

  private func take(_ picture: URL) async -> Bool {
    await watchdog.enter("the picture")
    display.end(passed == number ? "passed" : "failed")
    do {
      try await stage.savePicture(to: picture)
      terminal.note("The page as it is now: \(picture.relativePath)")
      return true
    } catch {
      terminal.print(failed: error)
      return false
    }
  }

  private func take(_ step: Step) async {
    number += 1
    await watchdog.enter("\(number) \(step.title)")
    terminal.print(title: step.title, of: number)
    conversation.begin(number)
    display.set(number - 1, "running")
    do {
      let note = try await step.body(stage)
      conversation.end()
      terminal.print(passed: note)
      display.set(number - 1, "passed", note)
      passed += 1
    } catch {
      conversation.end()
      terminal.print(failed: error)
      display.set(number - 1, "failed", "\(error)")
    }
    // People can see each step for this long.
    try? await Task.sleep(for: .milliseconds(40))
  }
}
