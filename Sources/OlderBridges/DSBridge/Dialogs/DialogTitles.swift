/// The titles and buttons of the dialogs that a view shows for its pages.
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
  /// The button that cancels a request for text.
  public var promptCancelButton = "Cancel"
  /// The button that submits the text.
  public var promptOKButton = "OK"

  /// Makes the titles in English.
  public init() {}

  /// Makes titles from a dictionary in the format of DSBridge-iOS. Missing titles are in English.
  ///
  /// - Parameter titles: The titles for the keys `alertTitle`, `alertBtn`, `confirmTitle`,
  ///   `confirmCancelBtn`, `confirmOkBtn`, `promptTitle`, `promptCancelBtn` and `promptOkBtn`.
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
