import Foundation

/// The answer to a dialog, which is given once: the first one, or none when nobody can give one any more.
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
