/// The changes to write into the two jars.
struct CookieTransfer {
  var toNative: [CookieReplacement] = []
  var toWeb: [Write] = []
  var notices: [Notice] = []

  /// One cookie to write into the web view's store; `nil` removes it.
  struct Write {
    let id: WebCookie.ID
    let cookie: WebCookie?
  }

  /// An entry of the log about a cookie.
  struct Notice: Hashable {
    let id: WebCookie.ID
    let event: Event
    let jar: Jar
  }

  enum Event { case refused, altered }

  /// One of the two jars.
  enum Jar: String { case native = "The app's jar", web = "The web view's store" }

  var isEmpty: Bool { toNative.isEmpty && toWeb.isEmpty }
}
