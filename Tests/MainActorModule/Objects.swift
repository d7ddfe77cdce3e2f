public import WebBridge

/// A result of a type that the main actor isolates.
public struct Score: Codable {
  /// How many points.
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
  /// Tells the score.
  public func score() async throws -> Score { Score(points: points) }
}

/// An actor, with values of a type that is the main actor's.
@Exposed("game.actor") public actor GameActor {
  /// Makes a game.
  public init() {}
  /// The first one.
  public func best(of scores: [Score]) -> Score { scores[0] }
}

extension Score {
  /// A type in an extension.
  @Exposed("game.rules") public struct Rules {
    /// Makes rules.
    public init() {}
    /// How many.
    public func lives() -> Int { 3 }
    /// Says something.
    public func help(topic: String = "all") async -> String { topic }
  }
}

/// A page.
@PageInterface("board") public protocol Board {
  /// Shows a score.
  func show(_ score: Score) async throws -> Bool
  /// Clears it.
  func clear() async throws
  /// The moves.
  func moves() -> BridgeStream<Int>
  /// Where somebody clicked.
  var clicked: BridgeEvents<Int> { get }
}
