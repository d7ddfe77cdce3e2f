extension Bridge {
  /// The page, as the type that `@PageInterface` made of a protocol.
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
  /// It keeps the bridge: what a handler captures is to hold it weakly, or not at all.
  ///
  /// - Parameters:
  ///   - type: The protocol's name with a dollar sign before it.
  ///   - timeout: How long its calls wait for their answers; the bridge's limit says where this is
  ///     `nil`.
  public func page<Client: PageClient>(
    _ type: Client.Type, timeout: Duration? = nil
  ) -> Client {
    Client(PageConnection(bridge: self, timeout: timeout))
  }
}
