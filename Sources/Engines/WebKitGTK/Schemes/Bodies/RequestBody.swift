import Foundation

/// The body of a request, as far as it is known.
enum RequestBody {
  /// The request has no body.
  case none
  /// The data of the body, and its type if the request's header field lacks it or says otherwise.
  case data(Data, type: String?)
  /// The request may have a body, and asking for it may end the process.
  case unreadable
}
