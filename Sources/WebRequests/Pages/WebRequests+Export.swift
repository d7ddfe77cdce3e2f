// An app that relays requests needs both modules.
@_exported public import WebBridge
