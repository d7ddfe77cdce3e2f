import CMainLoop
import CWebKitGTK
import Foundation

/// An error that one of the C libraries reported.
struct GLibError: Error, Equatable {
  let domain: GQuark
  let code: Int32
  let message: String

  /// Calls a C function that reports failure through its last argument.
  ///
  /// - Throws: The error, if the function set one.
  static func check<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws(GLibError) -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = body(&error)
    if let error { throw GLibError(taking: error) }
    return result
  }

  /// Copies an error that the caller owns, and frees it.
  init(taking error: UnsafeMutablePointer<GError>) {
    self.init(borrowing: error)
    g_error_free(error)
  }

  /// Copies an error that the caller only borrows.
  init(borrowing error: UnsafePointer<GError>) {
    domain = error.pointee.domain
    code = error.pointee.code
    message = error.pointee.message.map { String(cString: $0) } ?? ""
  }
}

extension GLibError {
  /// The domain's name.
  var domainName: String { g_quark_to_string(domain).map { String(cString: $0) } ?? "" }

  /// Makes an error for C with the same domain, code and message. The caller owns the result.
  static func make(_ error: any Error) -> UnsafeMutablePointer<GError> {
    let error = error as NSError
    guard
      let made = main_loop_new_error(
        g_quark_from_string(error.domain), Int32(clamping: error.code), error.localizedDescription)
    else { preconditionFailure("GLib made no error.") }
    return made
  }
}
