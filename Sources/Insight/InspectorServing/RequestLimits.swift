/// The limits of a client of the server.
///
/// Any web page in a browser of the computer can send requests to a loopback address, so that the limits do not depend on
/// who sends.
package struct RequestLimits: Sendable {
  /// The longest request line, in bytes.
  package var line = 8 << 10
  /// The longest head, in bytes. Browsers send the cookies of one port of a computer to all its ports.
  package var head = 64 << 10
  /// The largest number of fields.
  package var fields = 100
  /// The longest body, in bytes.
  package var body = 4 << 20
  /// The largest number of clients.
  package var clients = 64
  /// How long the head of a request may take from its first byte, and its body as well.
  package var reading = Duration.seconds(10)
  /// How long a client may send nothing between requests.
  package var silence = Duration.seconds(60)
  /// How long a response may take until it begins.
  package var answer = Duration.seconds(15)
  /// How long a client may leave the next bytes of a response. A page that a debugger has stopped reads nothing.
  package var writing = Duration.seconds(600)

  package init() {}
}
