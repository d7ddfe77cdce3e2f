@_exported public import BridgeLegacy

@_exported public import struct SiteServing.ResponseHeaders

// The only place that selects the WebKit to import. All other code is written against its API.
#if canImport(WebKit)
  @_exported public import WebKit
#else
  @_exported public import WebKitGTK
#endif
