import BridgeCore

/// The page runtime that a bridge installed in a page, and the receiver of its texts.
@MainActor final class InstalledRuntime {
  let script: String
  let receiver: any EngineReceiver

  init(script: String, receiver: any EngineReceiver) {
    self.script = script
    self.receiver = receiver
  }
}
