// Exported, because tests that replay need recordings.
@_exported public import BridgeRecording
