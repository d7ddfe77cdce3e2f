// An app that serves packages to web views needs both modules.
@_exported public import OfflinePackages
@_exported public import WebBridge
