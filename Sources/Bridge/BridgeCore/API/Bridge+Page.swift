extension Bridge {
  /// Returns the page as the type that `@PageInterface` made from a protocol.
  ///
  /// ```swift
  /// @PageInterface("cart") protocol CartPage {
  ///   func add(_ item: Item, quantity: Int?) async throws -> Cart
  ///   var changed: BridgeEvents<Cart> { get }
  /// }
  /// let cart: any CartPage = bridge.page($CartPage.self)
  /// let now = try await cart.add(item, quantity: nil)  // calls 'cart.add'
  /// ```
  ///
  /// The returned value keeps the bridge. Handlers should not capture it, nor an object that holds it strongly.
  ///
  /// - Parameters:
  ///   - type: The protocol's name with a dollar sign before it.
  ///   - timeout: How long its calls wait for their answers; `nil` uses the bridge's limit.
  public func page<Client: PageClient>(
    _ type: Client.Type, timeout: Duration? = nil
  ) -> Client {
    Client(PageConnection(bridge: self, timeout: timeout))
  }
}
