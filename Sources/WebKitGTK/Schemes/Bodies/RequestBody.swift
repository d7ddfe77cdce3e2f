import Foundation

/// What is known of a request's body.
enum RequestBody {
  /// There is none.
  case none
  /// It is this, and of this type where the request's header field says otherwise.
  case data(Data, type: String?)
  /// There may be one, and asking for it may end the process.
  case unreadable
}
