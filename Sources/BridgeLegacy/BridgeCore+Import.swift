// Dialects are an option of every bridge: who imports them has the bridge.
@_exported public import BridgeCore
