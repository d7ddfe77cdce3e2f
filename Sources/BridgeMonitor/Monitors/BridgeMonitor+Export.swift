// An app that monitors web views needs both modules.
@_exported public import WebBridge
