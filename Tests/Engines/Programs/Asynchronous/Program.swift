import Foundation
import ProgramModes
import WebKitGTK

@main struct Program {
  static func main() async {
    let mode = Mode.requested
    if mode == .quitBeforeRun { Application.quit(exitCode: 7) }
    // A `main` that returns at once, like that of a tool without a window.
    if mode == .returns {
      try? await mode.play()
      return
    }
    await Application.run(id: Mode.id) { try await mode.play() }
  }
}
