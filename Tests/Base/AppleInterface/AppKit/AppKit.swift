// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AppKit
@_exported import Foundation

extension NSEvent.EventTypeMask {
  public static var any: NSEvent.EventTypeMask { fatalError() }
}
