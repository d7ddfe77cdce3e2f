/// The field `Referer` in a chain of redirects. Each request of the chain leaves at most what the one before it had.
///
/// A page chooses a URL of its own origin and a policy, as the standard lets it. The origin is a native fact: a URL of
/// another origin does not count.
struct Referrer {
  /// The URL from which the request refers; `nil` if there is none.
  private(set) var url: WebURL?
  private(set) var policy: ReferrerPolicy
  private let document: RelayedRequest.Document

  init(_ page: PageRequest, from document: RelayedRequest.Document) {
    self.document = document
    policy = document.policy ?? document.topPolicy
    let inherited = document.policy == nil ? page.inherited ?? [] : []
    for content in inherited + (page.policies ?? []) {
      policy = ReferrerPolicy(element: content) ?? policy
    }
    policy = page.referrerPolicy.flatMap { ReferrerPolicy(name: $0) } ?? policy
    switch page.referrer {
    // A form with `rel=noreferrer` tells its origin all the same.
    case "" where page.kind == RelayedRequest.Kind.form.rawValue: break
    case "": policy = .noReferrer
    case nil, "about:client":
      // The engine lets `fetch` refer from the document itself, and everything else from its creator.
      let isWritten = page.kind == "fetch" && document.url.hasPrefix("about:srcdoc")
      url = isWritten ? nil : own(page.place ?? document.url)
    case let text?:
      // The engine takes the document in the place of a foreign URL.
      url = (try? WebURL(text)).flatMap { _ in own(text) ?? own(page.place ?? document.url) }
    }
  }

  /// Reads a URL of the document's own origin, which is the only one that a page may choose.
  private func own(_ text: String) -> WebURL? {
    guard let url = try? WebURL(text), url.ownOrigin == document.origin else { return nil }
    return url
  }

  /// Goes on to the next request of the chain.
  mutating func go(to target: WebURL) { url = url.flatMap { policy.referrer($0, to: target) } }

  /// Takes the policy of a redirect's response, if it names one.
  mutating func obey(_ field: String) { policy = ReferrerPolicy(field: field) ?? policy }

  /// Returns the value of the field.
  func field(to target: WebURL, navigates: Bool) -> String? {
    guard let url else { return nil }
    let isTrimmed =
      document.trimsReferrers && !navigates && !Site.isSame(target, document.topOrigin)
    return (isTrimmed ? url.originURL : url).description
  }
}
