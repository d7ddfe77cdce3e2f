import Foundation
import HTTPTypes

#if canImport(FoundationNetworking)
  import WebKitGTK
#endif

extension FormResponse {
  /// The media type by which a view shows the response, with its parameters.
  var type: String {
    let stated = headers.latin1(.contentType)
    let found = sniffedType
    if let stated, Self.essence(of: stated) == found { return stated }
    return found
  }

  /// Returns a media type without parameters, in lower case.
  static func essence(of type: String) -> String {
    String(type.prefix { $0 != ";" }).trimmingCharacters(in: .whitespaces).lowercased()
  }

  #if canImport(FoundationNetworking)
    private var sniffedType: String {
      let fields = headers.filter { [.contentType, .xContentTypeOptions].contains($0.name) }
      let type = HTTPHeaders.sniffedType(
        of: data, fields: fields.map { ($0.name.rawName, $0.latin1) })
      return type?.lowercased() ?? "application/octet-stream"
    }
  #else
    /// The type that the response states. The view sniffs nothing of a response that it is given. One that states no type is
    /// HTML or text, by the beginnings by which the MIME Sniffing standard knows HTML.
    private var sniffedType: String {
      if let stated = headers.latin1(.contentType) { return Self.essence(of: stated) }
      let start = String(decoding: data.prefix(512), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let isHTML = Self.beginnings.contains { start.hasPrefix($0) }
      // Of several values the first one counts.
      let options = headers[.xContentTypeOptions]?.prefix { $0 != "," }
      let isSniffed = options?.trimmingCharacters(in: .whitespaces).lowercased() != "nosniff"
      return isHTML && isSniffed ? "text/html" : "text/plain"
    }

    private static let beginnings = [
      "<!doctype html", "<html", "<head", "<script", "<iframe", "<h1", "<div", "<font", "<table",
      "<a", "<style", "<title", "<b", "<body", "<br", "<p", "<!--",
    ]
  #endif
}
