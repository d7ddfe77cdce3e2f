/// The navigation of a view's main frame that is under way.
@MainActor struct NavigationState {
  private var requested: WKNavigation?
  private(set) var current: WKNavigation?
  private(set) var hasFailed = false

  init() {}

  /// Makes the navigation for a load that the app asks for.
  mutating func request() -> WKNavigation {
    let navigation = WKNavigation()
    requested = navigation
    return navigation
  }

  /// Notes that a load has started: the one asked for last, or else one of the page's own.
  mutating func start() {
    current = requested ?? WKNavigation()
    requested = nil
    hasFailed = false
  }

  /// Notes that the load failed. WebKit reports its end all the same.
  mutating func fail() {
    if current == nil { start() }
    hasFailed = true
  }

  /// Notes that the load ended.
  mutating func finish() {
    current = nil
    hasFailed = false
  }
}
