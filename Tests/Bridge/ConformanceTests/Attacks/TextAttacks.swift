import TestSupport

/// Texts on the wire that are not of the page's runtime, or not of the document that they name.
enum TextAttacks {
  private static let zeros = String(repeating: "0", count: 32)

  /// What a script of the page posts to the message handler, as an expression. The page of an allowed origin knows
  /// neither the secret nor a token.
  static let posts = [
    Attack("a hello without a secret", "'hello {\"wire\":2}'", gets: "denied"),
    Attack("a hello with a wrong secret", hello("\(zeros)"), gets: "denied"),
    Attack("a hello with an empty secret", hello(""), gets: "denied"),
    Attack("a hello with a longer secret", hello(zeros + "0"), gets: "denied"),
    Attack("a hello in capitals", "'HELLO \(zeros) {}'", gets: "denied"),
    Attack("a hello behind a line break", "'\\nhello \(zeros) {}'", gets: "denied"),
    Attack("a hello behind a byte order mark", "'\\ufeffhello \(zeros) {}'", gets: "denied"),
    Attack("a hello of the previous wire", hello(zeros, wire: "1"), gets: "denied"),
    Attack("a hello of a wire that is no number", hello(zeros, wire: "\"2\""), gets: "denied"),
    Attack("a hello that is cut", "'hello \(zeros) {\"wire\":2,\"ori'", gets: "denied"),
    Attack("hello twice in one text", "'hello \(zeros) {}\\nhello \(zeros) {}'", gets: "denied"),
    Attack(
      "a batch with a token of zeros", "'batch \(zeros) 1\\ncall 1 secret []'", gets: "denied"),
    Attack("a batch with an empty token", "'batch  1\\ncall 1 secret []'", gets: "denied"),
    Attack("a batch without a number", "'batch \(zeros)\\ncall 1 secret []'", gets: "denied"),
    Attack("a batch with number 0", "'batch \(zeros) 0\\ncall 1 secret []'", gets: "denied"),
    Attack(
      "a batch with a negative number", "'batch \(zeros) -1\\ncall 1 secret []'", gets: "denied"),
    Attack(
      "a batch with a number in exponents", "'batch \(zeros) 1e0\\ncall 1 secret []'",
      gets: "denied"),
    Attack(
      "a batch with a number beyond 64 bits",
      "'batch \(zeros) 99999999999999999999\\ncall 1 secret []'", gets: "denied"),
    Attack(
      "a batch whose number has a sign", "'batch \(zeros) +1\\ncall 1 secret []'", gets: "denied"),
    Attack(
      "a batch with line breaks of Windows", "'batch \(zeros) 1\\r\\ncall 1 secret []\\r\\n'",
      gets: "denied"),
    Attack(
      "a batch with a token of a megabyte",
      "'batch ' + '0'.repeat(1 << 20) + ' 1\\ncall 1 secret []'", gets: "denied"),
    Attack("a batch of a megabyte of spaces", "'batch' + ' '.repeat(1 << 20)", gets: "denied"),
    Attack(
      "a batch with a NUL in its token", "'batch \\0\(zeros) 1\\ncall 1 secret []'", gets: "denied"),
    Attack(
      "a batch with a lone surrogate in its token", "'batch \\ud800 1\\ncall 1 secret []'",
      gets: "denied"),
    Attack(
      "a batch with a token of JavaScript", "'batch __proto__ 1\\ncall 1 secret []'", gets: "denied"
    ),
    Attack("a poll with a token of zeros", "'poll \(zeros) 1\\ncall 1 secret []'", gets: "denied"),
    Attack("a goodbye with a token of zeros", "'goodbye \(zeros)'", gets: ""),
    Attack("a goodbye without a token", "'goodbye '", gets: ""),
    Attack("a beacon with a key of zeros", "'beacon \(zeros)\\ncall 0 secret []'", gets: "denied"),
    Attack("a beacon with an empty key", "'beacon \\ncall 0 secret []'", gets: "denied"),
    Attack("a beacon without a line", "'beacon \(zeros)'", gets: "denied"),
    Attack("a synchronous call by a post", "'sync \(zeros) 0\\ncall 0 secret []'", gets: "denied"),
    Attack("a bare line", "'call 1 secret []'", gets: "denied"),
    Attack("a bare answer", "'done 1 7'", gets: "denied"),
    Attack("native code's own texts", "'welcome \(zeros) \(zeros)'", gets: "denied"),
    Attack(
      "native code's own end", "'close {\"code\":\"denied\",\"message\":\"\"}'", gets: "denied"),
    Attack("the empty text", "''", gets: "denied"),
    Attack("line breaks alone", "'\\n\\n\\n'", gets: "denied"),
    Attack("a script", "'<script>bridge.call(\"secret\")</script>'", gets: "denied"),
    Attack("JSON of a call", "JSON.stringify({ call: 'secret', id: 1, args: [] })", gets: "denied"),
    Attack("four megabytes of noise", "'\\u0001\\ud800x'.repeat(1 << 20)", gets: "denied"),
  ]

  private static func hello(_ secret: String, wire: String = "2") -> String {
    "'hello \(secret) {\"wire\":\(wire),\"origin\":\"' + origin + '\",\"url\":\"x\",\"main\":true,\"key\":\"\(zeros)\"}'"
  }

  /// The text of prompts, as an expression.
  static let prompts = [
    Attack("a prompt with a key of zeros", "'sync \(zeros) 0\\ncall 0 secret []'"),
    Attack("a prompt with an empty key", "'sync  0\\ncall 0 secret []'"),
    Attack("a prompt without a line", "'sync \(zeros) 0'"),
    Attack("a prompt with a negative count", "'sync \(zeros) -1\\ncall 0 secret []'"),
    Attack(
      "a prompt with several lines", "'sync \(zeros) 0\\ncall 0 secret []\\ncall 0 secret []'"),
    Attack("a prompt that is cut", "'sync '"),
    Attack("a prompt of a megabyte", "'sync ' + '0'.repeat(1 << 20) + ' 0\\ncall 0 secret []'"),
  ]

  /// Lines that follow the right token, as a page could send that has stolen its own. Native code says what is behind
  /// the arrow.
  static let lines = [
    Attack("an empty name", "call 101  []", gets: "fail 101 badFrame"),
    Attack(
      "a name of a letter beyond the limit", "call 101 \(String(repeating: "x", count: 257)) []",
      gets: "fail 101 badFrame"),
    Attack("a name that is not closed", "call 101 \"add []", gets: "fail 101 badFrame"),
    Attack("a name with a NUL", "call 101 \"a\\u0000d\" []", gets: "fail 101 invalidName"),
    Attack("the name __proto__", "call 101 __proto__ []", gets: "fail 101 unknownMethod"),
    Attack("the name constructor", "call 101 constructor []", gets: "fail 101 unknownMethod"),
    Attack(
      "a name of the bridge's own", "call 101 webbridge.relay.1.send []",
      gets: "fail 101 unknownMethod"),
    Attack("a negative id", "call -1 add [1,2]", gets: ""),
    Attack("an id that is no number", "call x add [1,2]", gets: ""),
    Attack("an id with a fraction", "call 1.5 add [1,2]", gets: ""),
    Attack("an id of 17 digits", "call 10000000000000000 add [1,2]", gets: ""),
    Attack("the largest id", "call 9007199254740992 add [1,2]", gets: "done 9007199254740992 3"),
    Attack("an id with leading zeros", "call 0000000000000101 add [1,2]", gets: "done 101 3"),
    Attack("an id in other digits", "call \u{0661} add [1,2]", gets: ""),
    Attack("no arguments", "call 101 add", gets: "fail 101 badFrame"),
    Attack("arguments that are cut", "call 101 add [1,", gets: "fail 101 badArguments"),
    Attack("arguments that are an object", "call 101 add {}", gets: "fail 101 badArguments"),
    Attack(
      "arguments with the key __proto__", "call 101 turn [{\"__proto__\":{\"a\":1}}]",
      gets: "done 101 {\"__proto__\":{\"a\":1}}"),
    Attack(
      "arguments with a key twice", "call 101 turn [{\"a\":1,\"a\":2}]", gets: "done 101 {\"a\":2}"),
    Attack(
      "arguments of 5000 levels", "call 101 turn \(String(repeating: "[", count: 5000))",
      gets: "fail 101 badArguments"),
    Attack(
      "arguments of 5000 closed levels",
      "call 101 turn \(String(repeating: "[", count: 5000))\(String(repeating: "]", count: 5000))",
      gets: "fail 101 badArguments"),
    Attack(
      "a number of 100,000 digits", "call 101 add [\(String(repeating: "9", count: 100_000)),1]",
      gets: "fail 101 badArguments"),
    Attack(
      "an exponent beyond every number", "call 101 add [1e999999999,1]",
      gets: "fail 101 badArguments"),
    Attack(
      "a big integer of 100,000 digits",
      "call 101 add ~[{\"$int\":\"\(String(repeating: "9", count: 100_000))\"},1]",
      gets: "fail 101 badArguments"),
    Attack("an unknown mark", "call 101 turn ~[{\"$nothing\":1}]", gets: "fail 101 badArguments"),
    Attack(
      "a mark within a mark", "call 101 turn ~[{\"$map\":[[{\"$map\":5},1]]}]",
      gets: "fail 101 badArguments"),
    Attack(
      "base64 that is none", "call 101 turn ~[{\"$bytes\":\"A*==\"}]", gets: "fail 101 badArguments"
    ),
    Attack(
      "bytes that were never sent", "call 101 turn ~[{\"$bytes\":77}]",
      gets: "fail 101 badArguments"),
    Attack(
      "bytes of a negative number", "call 101 turn ~[{\"$bytes\":-1}]",
      gets: "fail 101 badArguments"),
    Attack(
      "a text with half a surrogate", "call 101 turn [\"\\ud800\"]", gets: "done 101 \"\u{FFFD}\""),
    Attack(
      "a text with raw control characters", "call 101 turn [\"\u{1}\"]",
      gets: "done 101 \"\\u0001\""),
    Attack("an answer to a call that was never made", "done 9999 7", gets: ""),
    Attack(
      "an error for a call that was never made", "fail 9999 {\"code\":\"x\",\"message\":\"\"}",
      gets: ""),
    Attack("an element of a stream that was never read", "next 9999 7", gets: ""),
    Attack("the opening of a stream that was never read", "open 9999", gets: ""),
    Attack("credit for a stream that is not there", "credit 9999 5", gets: ""),
    Attack("credit beyond all numbers", "credit 9999 9999999999999999", gets: ""),
    Attack("the cancellation of a call that is not there", "cancel 9999", gets: ""),
    Attack("the release of a reference that is not there", "release 9999", gets: ""),
    Attack(
      "a function that was never given", "callRef 101 9999 []", gets: "fail 101 unknownMethod"),
    Attack("a stream that was never given", "readRef 101 9999", gets: "fail 101 unknownMethod"),
    Attack("a line that native code alone sends", "load 1 5 \(zeros)", gets: ""),
    Attack("a piece of bytes that does not begin at 0", "bytes 5 100 \"AAAA\"", gets: ""),
    Attack("a piece of bytes that is no text", "bytes 5 0 7", gets: ""),
    Attack("a trace that is none", "trace 101 \"<script>\"", gets: ""),
    Attack("a word that is none", "eval 101 secret []", gets: ""),
    Attack("a word of another case", "CALL 101 add [1,2]", gets: ""),
    Attack("a line of spaces", "    ", gets: ""),
    Attack("an event of the bridge's own", "event webbridge.navigation null", gets: ""),
  ]

  /// Lines of another document, about what the page in the main frame has under way: call ID of native code, the calls
  /// of the page, and what it was given.
  static let linesOfOthers = [
    Attack("the answer to a call of native code", "done ID 666"),
    Attack("an error for a call of native code", "fail ID {\"code\":\"forged\",\"message\":\"\"}"),
    Attack("the opening of a stream for a call of native code", "open ID"),
    Attack("an element for a call of native code", "next ID 666"),
    Attack("the cancellation of the page's stream", "cancel STREAM"),
    Attack("credit for the page's stream", "credit STREAM 1000"),
    Attack("the page's function", "callRef 1 REF [1]"),
    Attack("the page's function as a stream", "readRef 1 REF"),
    Attack("the release of the page's function", "release REF"),
  ]
}
