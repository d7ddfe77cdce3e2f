// An app that syncs cookies needs WebKit's types as well.
@_exported public import WebBridge
