import Foundation

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
