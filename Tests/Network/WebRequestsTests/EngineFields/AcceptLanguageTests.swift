#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import WebRequests

  /// `Accept-Language` of relayed requests is the engine's.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct AcceptLanguageTests {
    @Test(arguments: [
      ("", "en-US"), ("C", "en-US"), ("POSIX", "en-US"), ("C.UTF-8", "C"), ("de_DE", "de-DE"),
      ("de_DE.UTF-8", "de-DE"), ("sr_RS.UTF-8@latin", "sr-RS"), ("de_DE@euro", "de-DE@euro"),
      ("zh_TW.UTF-8", "zh-TW"), ("nn", "nn"),
    ])
    func `the locale is the language`(locale: String, field: String) {
      #expect(AcceptLanguage.field(ofLocale: locale) == field)
    }

    /// Makes a locale in a folder; returns `nil` if this machine has no sources of locales.
    private static func make(_ locale: String) throws -> URL? {
      let source = String(locale.prefix { $0 != "." }) + String(locale.drop { $0 != "@" })
      let tool = URL(fileURLWithPath: "/usr/bin/localedef")
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "locales-\(ProcessInfo.processInfo.processIdentifier)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard FileManager.default.isExecutableFile(atPath: tool.path),
        FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/\(source)")
      else { return nil }
      let process = Process()
      process.executableURL = tool
      process.arguments = ["-i", source, "-f", "UTF-8", folder.appendingPathComponent(locale).path]
      try process.run()
      process.waitUntilExit()
      return folder
    }

    @Test(arguments: [nil, "C", "C.UTF-8", "de_DE.UTF-8", "sr_RS.UTF-8@latin"])
    func `a process of any locale sends the engine's language`(locale: String?) async throws {
      let names = ["LANG", "LC_ALL", "LANGUAGE", "LOCPATH"]
      let before = names.map { name in getenv(name).map { String(cString: $0) } }
      defer {
        for (name, value) in zip(names, before) {
          if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
      }
      for name in names { unsetenv(name) }
      if let locale {
        setenv("LANG", locale, 1)
        setenv("LANGUAGE", "fr:it", 1)
        if locale.contains("_") {
          guard let folder = try Self.make(locale) else { return }
          setenv("LOCPATH", folder.path, 1)
        }
      }
      // The engine reads the locale when its processes start.
      await #expect(processExitsWith: .success) {
        try await AcceptLanguageTests.compare()
      }
    }

    private static func compare() async throws {
      try await FieldPages().compare(
        count: 7,
        """
        for (const way of ['fetch', 'xhr', 'sync', 'source', 'beacon']) await send(way, way, 'A');
        await send('own', (url) => fetch(url, { headers: { 'accept-language': 'xx' } }), 'A');
        await send('empty', (url) => fetch(url, { headers: { 'accept-language': '' } }), 'A');
        """)
    }
  }
#endif
