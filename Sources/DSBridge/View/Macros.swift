#if Macros
  /// Hides a method of a type with `@Exposed` from pages.
  @attached(peer)
  public macro unexposed() = #externalMacro(module: "BridgeMacros", type: "UnexposedMacro")
#endif
