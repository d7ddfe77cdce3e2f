// An app that inspects a bridge needs these modules.
@_exported public import BridgeMonitor
@_exported public import BridgeRecording
@_exported public import WebBridge
