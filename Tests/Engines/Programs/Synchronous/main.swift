import Foundation
import ProgramModes
import WebKitGTK

// A program that uses no concurrency.
let mode = Mode.requested
if mode == .quitBeforeRun { Application.quit(exitCode: 7) }
if !mode.playWithoutApplication() {
  Application.run(id: Mode.id) { mode.begin() }
}
