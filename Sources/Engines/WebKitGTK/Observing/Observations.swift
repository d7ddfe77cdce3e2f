/// A property of a view that can be observed.
enum ObservableProperty: CaseIterable {
  case title
  case url
  case isLoading
  case estimatedProgress
  case canGoBack
  case canGoForward
  case hasOnlySecureContent
  case themeColor
  case cameraCaptureState
  case microphoneCaptureState
}

/// The observations of one view's properties.
@MainActor final class Observations {
  private var observations: [ObservableProperty: [Weak<NSKeyValueObservation>]] = [:]

  /// Adds an observation without keeping it alive.
  ///
  /// - Returns: Whether this is the first observation that was ever added for the property.
  func add(_ observation: NSKeyValueObservation, of property: ObservableProperty) -> Bool {
    let isFirst = observations[property] == nil
    observations[property, default: []].append(weak: observation)
    return isFirst
  }

  /// Tells the observations of each property, in the order of their creation, that the property may
  /// have changed.
  func mayHaveChanged(_ properties: ObservableProperty...) {
    for property in properties {
      for observation in observations[property] ?? [] {
        observation.object?.propertyMayHaveChanged()
      }
    }
  }
}
