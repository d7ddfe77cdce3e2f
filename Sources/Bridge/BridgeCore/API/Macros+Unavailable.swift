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
