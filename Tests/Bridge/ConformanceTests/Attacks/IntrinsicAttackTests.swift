import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Pages that replace the platform's own functions, before or after the bridge is used.
  ///
  /// In WebKit only, because the window of the page in memory is itself made of functions that a page replaces.
  @MainActor @Suite struct IntrinsicAttackTests {
    /// When a page attacks.
    enum Moment: String, CaseIterable, CustomTestStringConvertible {
      case first = "before the bridge is used"
      case later = "after the bridge was used"
      var testDescription: String { rawValue }
    }

    /// What the tests use of a page. The script captures every function that it uses, because the attacks replace them.
    ///
    /// `run` makes calls of every kind and tells their outcome by the event `outcome`. `seen` has every argument that
    /// a spied function got.
    private static let tools = """
      let seen = '';
      const { apply, defineProperty, ownKeys, getOwnPropertyDescriptor, getPrototypeOf, setPrototypeOf } = Reflect;
      const text = String, then = Promise.prototype.then, timeOf = Date.prototype.getTime, mapGet = Map.prototype.get;
      const asyncIterator = Symbol.asyncIterator, PlainPromise = Promise, isArray = Array.isArray;
      const none = { __proto__: null, value: undefined };
      let isNoting = false;
      const note = (what) => {
        // What makes text of a value may be spied on as well.
        if (isNoting) return;
        isNoting = true;
        try { seen += ' ' + text(what) } catch {}
        try { if (isArray(what)) for (let i = 0; i < what.length && i < 9; i++) seen += ' ' + text(what[i]) } catch {}
        isNoting = false;
      };
      const spy = (f) => function () {
        note(this);
        for (let i = 0; i < arguments.length; i++) note(arguments[i]);
        const result = new.target ? Reflect.construct(f, arguments, new.target) : apply(f, this, arguments);
        note(result);
        return result;
      };
      /** Calls `change` with each function of an object, and puts its result in the function's place. */
      const replace = (object, change, only) => {
        const keys = ownKeys(object);
        for (let i = 0; i < keys.length; i++) {
          const key = keys[i];
          if (key === 'constructor' || only && !only.includes(key)) continue;
          const old = getOwnPropertyDescriptor(object, key);
          if (!old.configurable) continue;
          const next = { __proto__: null, configurable: true, enumerable: old.enumerable };
          if (old.get) {
            next.get = change(old.get);
            next.set = old.set;
          } else if (typeof old.value === 'function') {
            next.value = change(old.value);
            next.writable = true;
          } else continue;
          defineProperty(object, key, next);
        }
      };
      const spyOn = (object, ...only) => replace(object, spy, only.length ? only : undefined);
      const break_ = (object, ...only) =>
        replace(object, () => function () { throw new Error('broken') }, only.length ? only : undefined);
      /** Gives every object a setter and a getter of these names, which see what native code writes and reads. */
      const pollute = (prototype, ...keys) => {
        for (let i = 0; i < keys.length; i++) {
          defineProperty(prototype, keys[i], {
            __proto__: null, configurable: true,
            set(value) {
              note(value);
              defineProperty(this, keys[i],
                { __proto__: null, value, writable: true, configurable: true, enumerable: true });
            },
            get() { note(this); return undefined },
          });
        }
      };
      const { call, callSync, emit, handle, has, on, stream } = bridge;
      const bytes = new Uint8Array([1, 2]), date = new Date(7), map = new Map([['k', 'v']]), own = { $own: 1 };
      handle('double', (n) => n * 2);
      handle('report', () => seen);
      let outcome;
      const soFar = () => {
        let all = '';
        for (let i = 0; i < 8; i++) all += outcome[i] + ';';
        return all;
      };
      handle('soFar', soFar);
      on('run', () => {
        outcome = ['', '', '', '', '', '', '', ''];
        let left = 7;
        const keep = (place, value) => {
          outcome[place] = value;
          if (--left === 0) emit('outcome', soFar());
        };
        const follow = (promise, done, failed) => {
          defineProperty(promise, 'constructor', none);
          apply(then, promise, [done, failed]);
        };
        const tell = (place, promise, name, read) => follow(promise,
          (value) => { keep(place, name + ' ' + read(value)) }, (error) => { keep(place, name + ' ' + error.code) });
        tell(0, call('add', 1, 2), 'add', (n) => n);
        tell(1, call('fail'), 'fail', () => 'succeeded');
        tell(2, call('turn', [undefined, NaN, 2n ** 70n, bytes, date, map, own]), 'turn', (list) =>
          list[0] === undefined && list[1] !== list[1] && list[2] === 2n ** 70n && list[3][1] === 2 &&
          apply(timeOf, list[4], []) === 7 && apply(mapGet, list[5], ['k']) === 'v' && list[6].$own === 1);
        tell(3, call('apply', (n) => n + 1), 'apply', (n) => n);
        tell(4, has('add'), 'has', (is) => is);
        tell(5, call('later'), 'later', (word) => word);
        const numbers = stream('count', 2)[asyncIterator]();
        follow(numbers.next(), (first) => follow(numbers.next(), (second) =>
          follow(numbers.next(), (end) => keep(6, 'count ' + first.value + second.value + end.done))));
        outcome[7] = 'sync ' + callSync('add', 3, 4);
      });

      """

    fileprivate static let outcome =
      "add 3;fail own;turn true;apply 21;has true;later word;count 01true;sync 7;"

    /// A page that gets loaded for each attack.
    @MainActor private struct Stage {
      let page: any TestPage
      let bridge: Bridge
      let outcomes = Outcomes()

      init() async throws {
        page = try await WebKitPage()
        bridge = try page.attach()
        try bridge.handle("add") { (a: Int, b: Int) in a + b }
        try bridge.handle("later") { () async in "word" }
        try bridge.handle("fail") { () throws in throw BridgeError("own", "own") }
        try bridge.handle("turn") { (value: BridgeValue) in value }
        try bridge.handle("count") { (n: Int) in Ticker(n) { $0 } }
        try bridge.handle("apply") { (f: BridgeFunction) async throws -> Int in try await f(20) }
        bridge.on("outcome") { [outcomes] (text: String) in outcomes.arrive(text) }
      }

      /// Has the page make calls of every kind, and checks their outcome. What did not come in three seconds, which is far
      /// more than the calls take, does not come.
      func check(_ what: Comment) async throws {
        bridge.emit("run")
        var outcome = await outcomes.next(within: .seconds(3))
        if outcome == nil { outcome = try? await bridge.call("soFar", timeout: .seconds(1)) }
        #expect(outcome == IntrinsicAttackTests.outcome, what)
      }
    }

    /// Waits for the event of a page, but not for ever.
    @MainActor private final class Outcomes {
      private var waiting: CheckedContinuation<String?, Never>?
      private var turn = 0

      func arrive(_ outcome: String?) {
        waiting?.resume(returning: outcome)
        waiting = nil
      }

      func next(within time: Duration) async -> String? {
        turn += 1
        let own = turn
        let limit = Task {
          try await Task.sleep(for: time)
          if turn == own { arrive(nil) }
        }
        defer { limit.cancel() }
        return await withCheckedContinuation { waiting = $0 }
      }
    }

    private func check(_ attacks: [Attack], _ moment: Moment) async throws -> Int {
      let stage = try await Stage()
      let bridge = stage.bridge
      for attack in attacks {
        let what = Comment(rawValue: attack.description)
        let attacking = moment == .first ? "attack();" : "handle('attack', attack);"
        try await stage.page.load(
          Self.tools + "const attack = () => {\n\(attack.script)\n};\n\(attacking)")
        if moment == .later {
          try await stage.check(what)
          try await bridge.call("attack", timeout: .seconds(5))
        }
        let document = try #require(bridge.session.mainDocument, what)
        try await stage.check(what)
        #expect(try await bridge.call("double", 4, timeout: .seconds(5)) == 8, what)
        let seen: String = try await bridge.call("report", timeout: .seconds(5))
        let secret = try #require(bridge.session.secret?.text)
        let hidden = [secret, document.token, document.key, document.uploadKey, "batch ", "poll "]
        for text in hidden { #expect(!seen.contains(text), what) }
        #expect(bridge.session.mainDocument === document, what)
      }
      return attacks.count
    }

    @Test(arguments: Moment.allCases)
    func `a page that spies on the platform sees nothing, and its bridge works`(moment: Moment)
      async throws
    {
      let cases = try await check(IntrinsicAttacks.spies, moment)
      #expect(cases == 40)
    }

    @Test(arguments: Moment.allCases)
    func `a page that pollutes prototypes sees nothing, and its bridge works`(moment: Moment)
      async throws
    {
      let cases = try await check(IntrinsicAttacks.pollutions, moment)
      #expect(cases == 22)
    }

    @Test(arguments: Moment.allCases)
    func `a page that breaks the platform keeps a bridge that works`(moment: Moment) async throws {
      let cases = try await check(IntrinsicAttacks.breaks, moment)
      #expect(cases == 20)
    }
  }
}
