/// The media types of files in which scripts run, so that a content security policy is for them.
package enum ScriptableType {
  /// Whether an engine shows files of a type as a document in which scripts run: HTML, SVG and every other XML.
  package static func isDocument(_ mediaType: String) -> Bool {
    let type = essence(of: mediaType)
    return ["text/html", "text/xml", "application/xml", "text/xsl"].contains(type)
      || type.hasSuffix("+xml")
  }

  /// Whether a policy is for files of a type: documents, and scripts, which may be those of workers.
  package static func hasPolicy(_ mediaType: String) -> Bool {
    isDocument(mediaType) || isScript(essence(of: mediaType))
  }

  /// Whether a type without parameters, in lower case, is one of JavaScript.
  package static func isScript(_ essence: String) -> Bool { scripts.contains(essence) }

  /// The JavaScript types of the [MIME Sniffing Standard](https://mimesniff.spec.whatwg.org/#javascript-mime-type).
  private static let scripts: Set = [
    "application/ecmascript", "application/javascript", "application/x-ecmascript",
    "application/x-javascript", "text/ecmascript", "text/javascript", "text/javascript1.0",
    "text/javascript1.1", "text/javascript1.2", "text/javascript1.3", "text/javascript1.4",
    "text/javascript1.5", "text/jscript", "text/livescript", "text/x-ecmascript",
    "text/x-javascript",
  ]

  private static func essence(of mediaType: String) -> String {
    let type = mediaType.prefix { $0 != ";" }.lowercased()
    return String(type.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
