/// What a step of a conversation does. The letter is the first byte of the step.
enum Step: Character {
  /// A batch or a poll, with the frames on the next lines. A number behind the letter makes it come early.
  case batch = "b"
  case poll = "p"
  /// A synchronous call, which is on the next line. A number behind the letter is added to the count.
  case prompt = "s"
  case beacon = "k"
  case hello = "h"
  case frameHello = "f"
  case goodbye = "g"
  /// The document of the next steps, by its number.
  case document = "d"
  /// A call of native code: its kind, and its name.
  case call = "c"
  /// Cancels a call of native code, by its number.
  case cancel = "x"
  case emit = "e"
  /// Time passes, in seconds.
  case wait = "w"
  /// An upload with a number, whose bytes follow.
  case upload = "u"
  case blob = "o"
  /// A turn of the main queue.
  case turn = "t"
  /// The app answers a call that waits.
  case answer = "a"
  case commit = "n"
  case crash = "q"
  case failure = "r"
  /// A navigation to a URL, of a subframe if there is another line.
  case navigate = "v"
  /// A prompt with a message, and a text on the next lines.
  case otherPrompt = "y"
  case detach = "z"

  init?(letter: UInt8) { self.init(rawValue: Character(Unicode.Scalar(letter))) }
}
