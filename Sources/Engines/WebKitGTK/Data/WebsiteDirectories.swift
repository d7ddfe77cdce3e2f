import CWebKitGTK
import Foundation

/// The directories in which this program keeps website data.
enum WebsiteDirectories {
  /// The directory for user data: `$XDG_DATA_HOME` or `~/.local/share`, followed by the program's
  /// name.
  static var data: URL { directory(in: g_get_user_data_dir()) }

  /// The directory for data that can be fetched again: `$XDG_CACHE_HOME` or `~/.cache`, followed by
  /// the program's name.
  static var cache: URL { directory(in: g_get_user_cache_dir()) }

  /// Returns the directory that holds all stores in one of the directories above.
  static func stores(in directory: URL) -> URL {
    directory.appendingPathComponent("WebsiteData", isDirectory: true)
  }

  /// Returns the directory that holds the named store in one of the directories above.
  static func store(_ name: String, in directory: URL) -> URL {
    stores(in: directory).appendingPathComponent(name, isDirectory: true)
  }

  /// The program's name at the first access. Later changes of the name have no effect.
  private static let program =
    g_get_prgname().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName

  private static func directory(in base: UnsafePointer<CChar>?) -> URL {
    let base = base.map { String(cString: $0) } ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: base, isDirectory: true)
      .appendingPathComponent(program, isDirectory: true)
  }
}
