import Foundation

/// The field `Accept-Language`.
enum AcceptLanguage {
  /// The value that the engine sends; `nil` if the client adds the field as the engine's own network does.
  ///
  /// WebKitGTK has it from the locale of the app's process when its first network session is made, and not from
  /// `navigator.languages`, which is that of the page's process.
  @MainActor static var ofEngine: String? {
    #if os(Linux)
      setlocale(LC_CTYPE, nil).map { field(ofLocale: String(cString: $0)) }
    #else
      nil
    #endif
  }

  /// Returns what WebKitGTK sends with a locale such as `de_DE.UTF-8`.
  static func field(ofLocale locale: String) -> String {
    if ["", "c", "posix"].contains(locale.lowercased()) { return "en-US" }
    return locale.prefix { $0 != "." }.replacingOccurrences(of: "_", with: "-")
  }
}
