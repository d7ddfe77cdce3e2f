import Foundation
import Logging
import SiteServing

extension FolderRoute {
  /// Creates the route by which a configuration serves a folder.
  ///
  /// - Parameter isTaken: Returns whether the configuration has a handler for a scheme.
  /// - Throws: `BridgeError` with the code `badArguments` if the folder does not exist or the
  ///   scheme is not allowed, `duplicateName` if the scheme is taken.
  convenience init(
    serving folder: URL, scheme: String, fallback: String?,
    headers: [ResponseHeaders], reloadsOnChange: Bool?, log: Logger,
    isTaken: (_ scheme: String) -> Bool
  ) throws {
    let scheme = try CustomScheme.checked(scheme)
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
    if let problem = ResponseHeaders.problem(with: headers, hasPolicy: false) {
      throw BridgeError(.badArguments, "The headers cannot be served: \(problem).")
    }
    let responder = FolderResponder(
      site: site, rules: SiteRules(fallback: fallback), headers: headers,
      log: PageErrorLog(log, level: .notice))
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
