import CWebKitGTK
import Foundation

/// The directories of this program for what pages keep.
enum WebsiteDirectories {
  /// The directory for data of the user's, `$XDG_DATA_HOME` or `~/.local/share` and the program's
  /// name.
  static var data: URL { directory(in: g_get_user_data_dir()) }

  /// The directory for what can be fetched again, `$XDG_CACHE_HOME` or `~/.cache` and the program's
  /// name.
  static var cache: URL { directory(in: g_get_user_cache_dir()) }

  /// The directory within one of these that holds the stores.
  static func stores(in directory: URL) -> URL {
    directory.appendingPathComponent("WebsiteData", isDirectory: true)
  }

  /// The directory within one of these that holds the store of a name.
  static func store(_ name: String, in directory: URL) -> URL {
    stores(in: directory).appendingPathComponent(name, isDirectory: true)
  }

  /// The name of the program, which stays as it was when it was first asked for.
  private static let program =
    g_get_prgname().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName

  private static func directory(in base: UnsafePointer<CChar>?) -> URL {
    let base = base.map { String(cString: $0) } ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: base, isDirectory: true)
      .appendingPathComponent(program, isDirectory: true)
  }
}
