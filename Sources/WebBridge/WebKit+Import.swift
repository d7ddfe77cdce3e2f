@_exported public import BridgeLegacy

// The one place that decides whose WebKit this is. Everything else is written against its API.
#if canImport(WebKit)
  @_exported public import WebKit
#else
  @_exported public import WebKitGTK
#endif
