/// A type whose methods call the page; `@PageInterface` makes it.
public protocol PageClient: Sendable {
  /// Makes a client of the page.
  @MainActor init(_ connection: PageConnection)
}
