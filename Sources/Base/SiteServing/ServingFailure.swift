import Foundation

/// The reason that a served folder has no file for a path.
package enum ServingFailure: Error, Equatable {
  case badPath
  case hidden
  case notFound
  case link
  case notRegular
  case unreadable(errno: Int32)
  case folder

  /// The reason, as a clause that follows the path.
  package var reason: String {
    switch self {
    case .badPath: "the host is another one, or the path has an empty or forbidden name"
    case .hidden: "names that begin with a dot are not served"
    case .notFound: "no such file"
    case .link: "symbolic links are not followed"
    case .notRegular: "only regular files are served"
    case .unreadable(let code): "the file cannot be opened: \(String(cString: strerror(code)))"
    case .folder: "a folder"
    }
  }
}
