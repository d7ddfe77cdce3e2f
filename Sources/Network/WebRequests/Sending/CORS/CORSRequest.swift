import HTTPTypes

/// A request to another origin than the document's, whose server decides who may make it and read the response.
///
/// It has what the page asked for, and not what interceptors make of it, because the server answers the page's origin.
struct CORSRequest: Sendable {
  /// The document's origin, as the server is told it.
  let origin: String
  private let documentOrigin: Origin
  let target: WebURL
  let method: String
  /// The names of the fields that need a preflight.
  let unsafeNames: [String]
  let includesCredentials: Bool
  /// Whether the page may read the response, if the server says so.
  private let isReadable: Bool
  private let mayNeedPreflight: Bool
  private let listensToUpload: Bool

  /// - Returns: `nil` if the request is one to the document's own origin.
  /// - Throws: ``RelayError`` with the code `cors` if the page must not make it.
  init?(_ hop: RelayHop, to target: WebURL) throws {
    let page = hop.page
    guard hop.mode != .navigate, hop.hasLeftOrigin || target.ownOrigin != hop.document.origin
    else { return nil }
    (origin, self.target, method) = (hop.shownOrigin, target, hop.method)
    documentOrigin = hop.document.origin
    includesCredentials = page.credentials == .include
    unsafeNames = CORSSafelist.unsafeNames(of: hop.fields)
    listensToUpload = page.listensToUpload == true
    isReadable = hop.mode != .noCORS
    mayNeedPreflight = isReadable && page.kind != RelayedRequest.Kind.eventSource.rawValue
    guard hop.mode == .noCORS else { return }
    guard (page.redirect ?? .follow) == .follow else {
      throw RelayError(.cors, "The mode no-cors follows redirects.")
    }
    if !CORSSafelist.methods.contains(method) {
      throw RelayError(.cors, "The mode no-cors does not allow the method \(method).")
    }
    for field in hop.fields where !CORSSafelist.isSafeWithoutCORS(field) {
      throw RelayError(.cors, "The mode no-cors does not allow the field \(field.name).")
    }
  }

  var needsPreflight: Bool {
    mayNeedPreflight
      && (listensToUpload || !unsafeNames.isEmpty || !CORSSafelist.methods.contains(method))
  }

  /// Whether the page may hear how much of the body was sent.
  var tellsOfUpload: Bool { listensToUpload }

  /// Checks that the server lets the document read a response.
  ///
  /// - Throws: ``RelayError`` with the code `cors`.
  func check(_ response: RelayedResponse) throws {
    guard isReadable else { return try checkPolicy(of: response) }
    let allowed = response.headerFields[.accessControlAllowOrigin]
    if allowed == "*", !includesCredentials { return }
    guard let allowed, allowed == origin else {
      throw RelayError(
        .cors,
        "\(target.origin)\(target.path) lets \(allowed.map(\.debugDescription) ?? "no other origin") read its responses, and not \(origin)\(allowed == "*" ? " with credentials" : "") (Access-Control-Allow-Origin)."
      )
    }
    guard includesCredentials,
      response.headerFields[.accessControlAllowCredentials] != "true"
    else { return }
    throw RelayError(
      .cors,
      "\(target.origin)\(target.path) does not let \(origin) read its responses with credentials (Access-Control-Allow-Credentials)."
    )
  }

  /// Checks that the server lets pages of other origins use a response that they do not read.
  private func checkPolicy(of response: RelayedResponse) throws {
    let policy = response.headerFields[.crossOriginResourcePolicy] ?? ""
    let isRefused =
      switch policy {
      case "same-origin": true
      case "same-site": !Site.isSame(target, documentOrigin)
      default: false
      }
    guard isRefused else { return }
    throw RelayError(
      .cors,
      "\(target.origin)\(target.path) does not let \(documentOrigin) use its responses (Cross-Origin-Resource-Policy: \(policy))."
    )
  }

  /// The names of the fields that the document may read of a response; `nil` for all.
  func readableFields(of response: RelayedResponse) -> Set<String>? {
    let names = CORSList.names(response.headerFields[.accessControlExposeHeaders])
    if names.contains("*"), !includesCredentials { return nil }
    return CORSSafelist.responseFields.union(names.map { $0.lowercased() })
  }
}

/// The fields of responses that list names.
enum CORSList {
  static func names(_ value: String?) -> Set<String> {
    Set(
      (value ?? "").split(separator: ",").map { $0.trimming { $0 == " " || $0 == "\t" } }
        .filter { !$0.isEmpty })
  }
}

extension StringProtocol {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self[...].drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text = text.dropLast() }
    return String(text)
  }
}
