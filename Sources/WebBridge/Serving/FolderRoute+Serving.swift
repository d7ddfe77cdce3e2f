import Foundation
import Logging

extension FolderRoute {
  /// Creates the route by which a configuration serves a folder.
  ///
  /// - Parameter isTaken: Returns whether the configuration has a handler for a scheme.
  /// - Throws: `BridgeError` with the code `badArguments` if the folder does not exist or the
  ///   scheme is not allowed, `duplicateName` if the scheme is taken.
  convenience init(
    serving folder: URL, scheme: String, fallback: String?, reloadsOnChange: Bool?, log: Logger,
    isTaken: (_ scheme: String) -> Bool
  ) throws {
    let scheme = scheme.lowercased()
    guard scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil else {
      throw BridgeError(
        .badArguments,
        "“\(scheme)” is not a URL scheme: use a letter, then letters, digits, “+”, “-” and “.”.")
    }
    guard !WKWebView.handlesURLScheme(scheme), scheme != ByteScheme.name else {
      throw BridgeError(
        .badArguments, "Files cannot be served from “\(scheme):”. Use a scheme such as “app”.")
    }
    guard !isTaken(scheme) else {
      throw BridgeError(.duplicateName, "The configuration has a handler for “\(scheme):” already.")
    }
    var isFolder: ObjCBool = false
    guard folder.isFileURL,
      FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw BridgeError(
        .badArguments,
        "There is no folder to serve at \(folder.isFileURL ? folder.path : "\(folder)").")
    }
    guard let site = FolderSite(folder: folder.absoluteURL.standardizedFileURL, scheme: scheme)
    else {
      throw BridgeError(.badArguments, "“\(scheme)” makes no URL.")
    }
    let responder = FolderResponder(
      site: site, fallback: fallback, log: PageErrorLog(log, level: .notice))
    self.init(responder, reloadsOnChange: reloadsOnChange ?? Self.reloadsByDefault, log: log)
  }

  private static var reloadsByDefault: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
