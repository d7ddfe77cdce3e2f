/// A secret that a page has, what the page does with it, and where it may be said.
struct SecretSample: Sendable {
  let what: String
  let script: String
  let places: Set<Place>

  /// - Parameter script: What the page does. `SECRET` stands for a text, and `NUMBER` for a number.
  init(_ what: String, _ script: String, in places: Set<Place> = []) {
    (self.what, self.script, self.places) = (what, script, places)
  }

  /// A value of a key that is not secret is in the payloads of a recorder, and nowhere else.
  static let payloads: Set<Place> = [.recording, .conversation]

  static var all: [SecretSample] { types + keys + texts + addresses + failures }

  /// Arguments, results and elements that have the wrong type.
  static let types = [
    SecretSample("a number for a text", "return failure('login', { user: 'a', password: NUMBER })"),
    SecretSample("a text for a number", "return failure('add', 'SECRET')", in: payloads),
    SecretSample("a number that does not fit", "return failure('byte', NUMBER)", in: payloads),
    SecretSample("a fraction", "return failure('add', NUMBER.5)", in: payloads),
    SecretSample("a great integer", "return failure('add', NUMBER000000000000n)", in: payloads),
    SecretSample("a word for an enum", "return failure('quality', 'SECRET')", in: payloads),
    SecretSample("a text for a UUID", "return failure('id', 'SECRET')", in: payloads),
    SecretSample("a text for a URL", "return failure('open', 'http://[SECRET')", in: payloads),
    SecretSample("a text for a date", "return failure('date', 'SECRET')", in: payloads),
    SecretSample("a text for bytes", "return failure('bytes', 'SECRET')", in: payloads),
    SecretSample("a text for a decimal", "return failure('decimal', 'SECRET')", in: payloads),
    SecretSample("an element", "return failure('list', [1, 'SECRET'])", in: payloads),
    SecretSample(
      "a value of a map", "return failure('scores', new Map([['a', 'SECRET']]))", in: payloads),
    SecretSample(
      "what a type of the app refuses", "return failure('picky', { code: 'SECRET' })", in: payloads),
    SecretSample(
      "what a type of the app refuses in its own way", "return failure('proud', 'SECRET')",
      in: payloads),
    SecretSample("what a handler throws", "return failure('throws', { password: 'SECRET' })"),
    // The app's own error quotes it.
    SecretSample(
      "what a secret method takes", "return failure('vault.open', 'SECRET')", in: [.page]),
    SecretSample("an event of another type", "bridge.emit('typed', 'SECRET')", in: payloads),
    SecretSample(
      "a result of another type",
      "bridge.handle('ask1', () => 'SECRET'); return failure('askPage', 'ask1')",
      in: payloads),
    SecretSample(
      "an element of another type",
      "bridge.handle('ask2', async function* () { yield 'SECRET' }); return failure('readPage', 'ask2')",
      in: payloads),
    SecretSample(
      "an error that nobody catches",
      "later(() => bridge.call('login', { user: 'a', password: NUMBER }))"),
  ]

  /// Values whose names say that they are secret.
  static let keys =
    [
      "password", "passwd", "pwd", "pin", "userPin", "otp", "auth", "session", "sid", "jwt", "ssn",
      "bearer", "pass.word", "passwort", "passcode", "x-csrf-token", "clientSecret", "Set-Cookie",
      "API_KEY", "cvv", "mfaCode", "tan", "user[password]", "Pássword", "signature",
    ].map { SecretSample("the key \($0)", "bridge.emit('e', { '\($0)': 'SECRET' })") } + [
      SecretSample("a pair", "bridge.emit('e', [['Authorization', 'Bearer SECRET']])"),
      SecretSample("a map", "bridge.emit('e', new Map([['pin', 'SECRET']]))"),
      SecretSample(
        "a name and a value", "bridge.emit('e', [{ name: 'password', value: 'SECRET' }])"),
      SecretSample("a key and a value", "bridge.emit('e', { key: 'sid', n: 1, value: 'SECRET' })"),
      SecretSample(
        "a key of another meaning", "bridge.emit('e', { shipping: 'SECRET' })", in: payloads),
      SecretSample("a list behind a key", "bridge.emit('e', { tokens: [{ a: ['SECRET'] }] })"),
      SecretSample("a number behind a key", "bridge.emit('e', { pin: NUMBER })"),
    ]

  /// Texts that have secrets in them.
  static let texts =
    [
      "Authorization: Bearer SECRET", "Bearer SECRET", "authorization=Basic SECRET",
      "Basic SECRET=",
      "Cookie: a=b; sid=SECRET", "password=SECRET", "the password: SECRET", "pwd = 'SECRET'",
      "pin=SECRET;x=1", "a;token=SECRET", "page?token=SECRET", "%74oken=SECRET", "API key: SECRET",
      "user[password]=SECRET&x=1", "<password>SECRET</password>", "eyJhSECRET.eyJiYQ.c2ln",
      "-----BEGIN PRIVATE KEY-----\\nSECRET\\n-----END PRIVATE KEY-----",
      "see https://a.example/x?token=SECRET&y=1", "https://a.example/#access_token=SECRET",
      "https://ada:SECRET@a.example/", "https://SECRET@a.example/", "/x?sid=SECRET",
      "https://a.example/cb?code=SECRET", "ftp ada:SECRET@a.example",
    ].map { SecretSample("the text \($0)", "bridge.emit('e', { note: `\($0)` })") } + [
      SecretSample("JSON in a text", "bridge.emit('e', JSON.stringify({ password: 'SECRET' }))"),
      SecretSample(
        "JSON in JSON in a text",
        "bridge.emit('e', JSON.stringify({ body: JSON.stringify({ password: 'a\"SECRET' }) }))"),
      SecretSample(
        "JSON with an object",
        "bridge.emit('e', JSON.stringify({ credentials: { a: ['SECRET'] } }))"),
      SecretSample(
        "a text of another meaning", "bridge.emit('e', { note: 'shipping=SECRET' })", in: payloads),
    ]

  /// Addresses of pages and of resources.
  static let addresses = [
    SecretSample(
      "a query of a page", "history.replaceState(0, '', '?x=SECRET'); later(() => { throw 1 })"),
    SecretSample(
      "a fragment of a page", "location.hash = 'access_token=SECRET'; later(() => { throw 1 })"),
    SecretSample(
      "a route with a token", "location.hash = '#/access_token=SECRET'; later(() => { throw 1 })"),
    SecretSample(
      "a route with a query", "location.hash = '#/cart?x=SECRET'; later(() => { throw 1 })"),
    SecretSample(
      "a resource", "const i = new Image(); i.src = '/no?x=SECRET#SECRET'; document.body.append(i)"),
    SecretSample(
      "a script's address",
      "later(() => (0, eval)('throw new Error(1)\\n//# sourceURL=https://u:SECRET@a.example/x.js?SECRET#SECRET'))"
    ),
    SecretSample(
      "what a policy forbids",
      "const i = new Image(); i.src = 'http://u:SECRET@b.example/a.png?x=SECRET'; document.body.append(i)"
    ),
    SecretSample(
      "data of a resource",
      "const i = new Image(); i.src = 'data:x,SECRET'; document.body.append(i)"),
  ]

  /// What scripts throw, reject and write.
  static let failures =
    [
      "https://u:SECRET@h.example/p?token=SECRET#SECRET", "at https://h.example/p?q=SECRET:3:15",
      "password=SECRET", "Bearer SECRET", "{\"pin\":\"SECRET\"}",
    ].map { SecretSample("an exception with \($0)", "later(() => { throw new Error('\($0)') })") }
    + [
      SecretSample("a rejection", "Promise.reject(new Error('token: SECRET'))"),
      SecretSample("a text that is thrown", "later(() => { throw 'otp=SECRET' })"),
      SecretSample("a rejected object", "Promise.reject({ password: 'SECRET', status: 401 })"),
      SecretSample("a rejected object's message", "Promise.reject({ message: 'pwd=SECRET' })"),
      SecretSample("the console", "console.error('token=SECRET')"),
      SecretSample("an object in the console", "console.error('x', { data: 'SECRET' })"),
      SecretSample("an error in the console", "console.error(new Error('sid=SECRET'))"),
      SecretSample(
        "a cause", "later(() => { throw new Error('a', { cause: new Error('pin=SECRET') }) })"),
      SecretSample(
        "a part", "Promise.reject(new AggregateError([new Error('pin=SECRET')], 'all'))"),
      SecretSample(
        "what a handler of the page throws",
        "bridge.handle('ask3', () => { throw new Error('token=SECRET') }); return failure('askPage', 'ask3')",
        in: [.app]),
      SecretSample(
        "the data of what it throws",
        "bridge.handle('ask4', () => { throw { password: 'SECRET' } }); return failure('askPage', 'ask4')"
      ),
    ]
}
