// Exported, because values and errors are part of the API of the bridge.
@_exported public import BridgeCodec
