// Values and errors are part of the API of the bridge: who imports the bridge has them.
@_exported public import BridgeCodec
