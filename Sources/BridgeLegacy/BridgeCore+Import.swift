// Exported, because dialects are an option of a bridge: code that imports them needs the bridge.
@_exported public import BridgeCore
