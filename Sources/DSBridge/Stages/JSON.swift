/// A text in JSON.
public typealias JSON = String

/// A text in JavaScript.
public typealias JavaScript = String
