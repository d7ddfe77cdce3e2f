import Foundation
import WebBridge

/// A question to the user, which each platform shows in its own way.
struct Dialog {
  var title: String
  var message: String
  /// The titles of the buttons. The last button confirms.
  var buttons: [String]
  /// The initial content of the text field; `nil` for a dialog without one.
  var text: String?

  /// Receives the index of the button, `nil` if none was pressed, and the text.
  typealias Answer = @MainActor @Sendable (_ button: Int?, _ text: String) -> Void

  /// Shows the dialog and answers exactly once. A platform that cannot show the dialog, or removes it, releases the
  /// closure that waits for the button, and that counts as an answer. Without one, the page would block forever, and
  /// WebKit would raise an exception.
  @MainActor func show(over webView: WKWebView, answer: @escaping Answer) {
    let waiting = DialogAnswer(answer)
    present(over: webView) { waiting.give($0, $1) }
  }
}

/// The answer to a dialog, which is given exactly once: the first answer, or none when this object is released.
@MainActor final class DialogAnswer {
  private var answer: Dialog.Answer?

  init(_ answer: @escaping Dialog.Answer) { self.answer = answer }

  func give(_ button: Int?, _ text: String) {
    let answer = answer
    self.answer = nil
    answer?(button, text)
  }

  deinit {
    guard let answer else { return }
    Task { @MainActor in answer(nil, "") }
  }
}

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
