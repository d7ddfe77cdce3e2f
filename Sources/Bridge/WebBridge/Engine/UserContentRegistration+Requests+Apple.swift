#if canImport(ObjectiveC)
  extension UserContentRegistration {
    /// Creates a script from a function that intercepts requests. No other script does so on Apple's systems.
    static func makeRequestScript(_ source: String, forMainFrameOnly: Bool) -> WKUserScript {
      WKUserScript(
        source: """
          \(RequestInterceptionSource.script)
          function makeScripts() {
          return [
          { __proto__: null, isForMainFrameOnly: false, isOwn: false, run:
          \(source)
          }
          ];
          }
          })();
          """, injectionTime: .atDocumentStart, forMainFrameOnly: forMainFrameOnly, in: .page)
    }
  }
#endif
