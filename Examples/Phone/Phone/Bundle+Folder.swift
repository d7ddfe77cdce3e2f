import Foundation

extension Bundle {
  /// Returns a folder of the bundle's resources.
  ///
  /// - Throws: `CocoaError` with the code `fileNoSuchFile` if the target does not copy the folder into the app.
  func folder(named name: String) throws -> URL {
    guard let folder = url(forResource: name, withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
    }
    return folder
  }
}
