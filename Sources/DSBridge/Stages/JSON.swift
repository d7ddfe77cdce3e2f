/// A text of JSON.
public typealias JSON = String

/// A text of JavaScript.
public typealias JavaScript = String
