// Exported, because a recorder needs a bridge.
@_exported public import BridgeCore
