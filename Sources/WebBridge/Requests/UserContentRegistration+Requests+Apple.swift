#if canImport(ObjectiveC)
  extension UserContentRegistration {
    /// Makes a script of a function that intercepts requests. There is no other script that does.
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
