public import WebBridge

/// A result of a type that the main actor isolates.
public struct Score: Codable {
  /// The number of points.
  public var points: Int
  /// Makes a score.
  public init(points: Int) { self.points = points }
}

/// A class that nothing marks as isolated.
@Exposed("game") public final class Game {
  private var points = 0
  /// Makes a game.
  public init() {}
  /// Adds points.
  public func score(add points: Int = 1) -> Score {
    self.points += points
    return Score(points: self.points)
  }
  /// Does nothing.
  public func none() {}
}

/// A class with an asynchronous method, which the module keeps on the main actor.
@Exposed("game.later") public class SlowGame {
  private var points = 5
  /// Makes a game.
  public init() {}
  /// Returns the score.
  public func score() async throws -> Score { Score(points: points) }
}

/// An actor that uses values of a type of the main actor.
@Exposed("game.actor") public actor GameActor {
  /// Makes a game.
  public init() {}
  /// The first score.
  public func best(of scores: [Score]) -> Score { scores[0] }
}

extension Score {
  /// A type in an extension.
  @Exposed("game.rules") public struct Rules {
    /// Makes rules.
    public init() {}
    /// The number of lives.
    public func lives() -> Int { 3 }
    /// Says something.
    public func help(topic: String = "all") async -> String { topic }
  }
}

/// A page.
@PageInterface("board") public protocol Board {
  /// Shows a score.
  func show(_ score: Score) async throws -> Bool
  /// Clears the board.
  func clear() async throws
  /// The moves.
  func moves() -> BridgeStream<Int>
  /// The places that were clicked.
  var clicked: BridgeEvents<Int> { get }
}
