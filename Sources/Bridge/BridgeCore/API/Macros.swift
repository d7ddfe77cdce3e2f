#if Macros
  /// Lets pages call the methods of a type; see ``Bridge/expose(_:as:replacing:)``.
  ///
  /// ```swift
  /// /// The camera at the back.
  /// @Exposed("device.camera") actor Camera {
  ///   /// Takes a photo.
  ///   func takePhoto(quality: Double = 0.8) async throws -> Photo { … }
  ///   func frames(perSecond: Int) -> AsyncStream<Data> { … }
  ///   @Unexposed func reset() { … }
  /// }
  /// ```
  ///
  /// Every method in the type's own braces is exposed, except methods that are private, static, or
  /// marked ``Unexposed()``. Parameters are `Decodable`. A result is `Encodable`, nothing, or a sequence
  /// of `Encodable` elements. If the last parameter is a closure, the method passes its answer to the closure:
  /// `(T) -> Void` once, `(T, Bool) -> Void` any number of times, the last time with `true`.
  ///
  /// The methods of an actor run on the actor. All other methods run on the main actor, except asynchronous
  /// methods without actor isolation, which run elsewhere.
  ///
  /// - Parameter name: The name before the methods' names. The default is the type's name with a lowercase
  ///   beginning: `camera` for `Camera`, `urlStore` for `URLStore`.
  @attached(
    member, conformances: ExposedInterface,
    names: named(exposedName), named(exposeMethods))
  @attached(extension, conformances: ExposedInterface)
  public macro Exposed(_ name: String? = nil) =
    #externalMacro(module: "BridgeMacros", type: "ExposedMacro")

  /// Hides a method of a type with ``Exposed(_:)`` from pages.
  @attached(peer)
  public macro Unexposed() = #externalMacro(module: "BridgeMacros", type: "UnexposedMacro")

  /// Makes a type that implements a protocol by calling the page; see ``Bridge/page(_:timeout:)``.
  ///
  /// ```swift
  /// @PageInterface("cart") protocol CartPage {
  ///   func add(_ item: Item, quantity: Int?) async throws -> Cart  // the page's 'cart.add'
  ///   func ticks() -> BridgeStream<Int>                            // its stream 'cart.ticks'
  ///   var changed: BridgeEvents<Cart> { get }                      // its event 'cart.changed'
  ///   @PageName("cart.checkout.begin") func checkOut() async throws
  /// }
  /// ```
  ///
  /// The type's name is the protocol's with a dollar sign before it: `$CartPage`. The requirements
  /// become `@MainActor`; fakes for tests conform to the protocol.
  ///
  /// - Parameter name: The name before the requirements' names. The default is the protocol's name with a
  ///   lowercase beginning.
  @attached(peer, names: prefixed(`$`))
  @attached(memberAttribute)
  public macro PageInterface(_ name: String? = nil) =
    #externalMacro(module: "BridgeMacros", type: "PageInterfaceMacro")

  /// The full name, on the page, of a requirement of a protocol with ``PageInterface(_:)``.
  ///
  /// - Parameter name: The name as the page registers it, such as `cart.checkout.begin`.
  @attached(peer)
  public macro PageName(_ name: String) =
    #externalMacro(module: "BridgeMacros", type: "PageNameMacro")
#endif

#if !Macros
  // Stand-ins, because the compiler would call each attribute unknown, and would not name the trait. A macro without an
  // implementation would be an error of its own, so that these have one of the toolchain's. It adds nothing to types,
  // protocols and methods.

  /// Lets pages call the methods of a type. It needs the trait `Macros`.
  @available(
    *, unavailable,
    message:
      "it needs the trait Macros, which is off. Add the trait to `traits:` of the dependency on swift-web-bridge, or conform to ExposedInterface by hand."
  )
  @attached(peer)
  public macro Exposed(_ name: String? = nil) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

  /// Hides a method of a type from pages. It needs the trait `Macros`.
  @available(
    *, unavailable,
    message:
      "it needs the trait Macros, which is off. Add the trait to `traits:` of the dependency on swift-web-bridge."
  )
  @attached(peer)
  public macro Unexposed() =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

  /// Makes a type that implements a protocol by calling the page. It needs the trait `Macros`.
  @available(
    *, unavailable,
    message:
      "it needs the trait Macros, which is off. Add the trait to `traits:` of the dependency on swift-web-bridge, or call the page by name."
  )
  @attached(peer)
  public macro PageInterface(_ name: String? = nil) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

  /// The full name, on the page, of a requirement of a protocol. It needs the trait `Macros`.
  @available(
    *, unavailable,
    message:
      "it needs the trait Macros, which is off. Add the trait to `traits:` of the dependency on swift-web-bridge."
  )
  @attached(peer)
  public macro PageName(_ name: String) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
#endif
