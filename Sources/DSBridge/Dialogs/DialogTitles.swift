/// What stands on the dialogs that a view shows for its pages.
public struct DialogTitles: Hashable, Sendable {
  /// The title of an alert.
  public var alertTitle = ""
  /// The button of an alert.
  public var alertButton = "OK"
  /// The title of a question.
  public var confirmTitle = ""
  /// The button that answers a question with no.
  public var confirmCancelButton = "Cancel"
  /// The button that answers a question with yes.
  public var confirmOKButton = "OK"
  /// The title of a request for text.
  public var promptTitle = ""
  /// The button that gives no text.
  public var promptCancelButton = "Cancel"
  /// The button that gives the text.
  public var promptOKButton = "OK"

  /// Makes the titles in English.
  public init() {}

  /// Makes titles of a dictionary as DSBridge-iOS takes it, in English where it names none.
  ///
  /// - Parameter titles: By `alertTitle`, `alertBtn`, `confirmTitle`, `confirmCancelBtn`,
  ///   `confirmOkBtn`, `promptTitle`, `promptCancelBtn` and `promptOkBtn`.
  public init(_ titles: [String: String]) {
    let places: [(String, WritableKeyPath<Self, String>)] = [
      ("alertTitle", \.alertTitle), ("alertBtn", \.alertButton),
      ("confirmTitle", \.confirmTitle), ("confirmCancelBtn", \.confirmCancelButton),
      ("confirmOkBtn", \.confirmOKButton), ("promptTitle", \.promptTitle),
      ("promptCancelBtn", \.promptCancelButton), ("promptOkBtn", \.promptOKButton),
    ]
    for (key, place) in places {
      if let title = titles[key] { self[keyPath: place] = title }
    }
  }
}
