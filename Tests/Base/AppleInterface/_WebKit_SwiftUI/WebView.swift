// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States WebView.swift, as read in WebKit/WebKit at 03bb4fd8e05a (Source/WebKit/_WebKit_SwiftUI/API), as far as the
// articles use it. The compiler imports this module where a file imports both WebKit and SwiftUI.

public import Foundation
public import SwiftUI
@_exported public import WebKit

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct WebView: View {
  public init(_ page: WebPage) { fatalError() }
  public init(url: URL?) { fatalError() }
  public var body: some View { never }
  private var never: Never { fatalError() }
}
