import WebBridge

/// The theme of the app, of which a part of the bridge tells every document of the page.
@MainActor final class Theme {
  private var context: BridgePartContext?

  /// `light` or `dark`.
  var name = "light" { didSet { context?.emit("changed", name) } }

  /// The part, which keeps the attribute `data-theme` of documents up to date.
  var part: BridgePart {
    BridgePart("theme", script: Self.script, options: ["attribute": "data-theme"]) { context in
      self.context = context
      try context.handle("current") { self.name }
    }
  }

  private static let script = """
    (part, { attribute }) => {
      const show = (name) => document.documentElement.setAttribute(attribute, name);
      part.on('changed', show);
      part.call('current').then(show);
    }
    """
}
