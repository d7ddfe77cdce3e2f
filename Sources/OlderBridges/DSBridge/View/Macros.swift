#if Macros
  /// Hides a method of a type with `@Exposed` from pages.
  @attached(peer)
  public macro unexposed() = #externalMacro(module: "BridgeMacros", type: "UnexposedMacro")
#else
  /// Hides a method of a type with `@Exposed` from pages. It needs the trait `Macros`.
  @available(
    *, unavailable,
    message:
      "it needs the trait Macros, which is off. Add the trait to `traits:` of the dependency on swift-web-bridge."
  )
  @attached(peer)
  public macro unexposed() =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
#endif
