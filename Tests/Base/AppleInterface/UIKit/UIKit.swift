// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import UIKit

extension UIImage {
  public func pngData() -> Data? { fatalError() }
}
