import Foundation
import ProgramModes
import WebKitGTK

let mode = Mode.requested
if mode == .quitBeforeRun { Application.quit(exitCode: 7) }
await Application.run(id: Mode.id) { try await mode.play() }
