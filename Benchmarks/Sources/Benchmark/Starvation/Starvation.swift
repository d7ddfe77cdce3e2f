/// What one page does to take the main actor.
enum Starvation: String, CaseIterable {
  case nothing = "nothing"
  case events = "400 events of 100 KB"
  case largeEvents = "200 events of 1 MB"
  case largeCalls = "200 calls of 1 MB to [Int]"
  case oneCall = "one call of 30 MB"
  case unheard = "200 events of 1 MB that nobody hears"
  case steadyEvents = "100 events of 1 MB each second"
  case unknown = "200 unknown methods with 1 MB"
  case smallCalls = "100,000 small calls without pause"
  case members = "one object of 600,000 members"
  case tracks = "one list of 100,000 values of the app's own type"
  case refused = "200 posts of 1 MB that are refused"
  case cookies = "1,700 cookies, which a sync carries"

  /// What the page's script does, as the body of an asynchronous function. `post(kind, value)` is what the page does with a
  /// value.
  var script: String {
    switch self {
    case .nothing: "await pause(2000)"
    case .events: "const list = numbers(1e5); for (let i = 0; i < 400; i++) post('event', list)"
    case .largeEvents:
      "const list = numbers(1e6); for (let i = 0; i < 200; i++) post('event', list)"
    case .largeCalls: "const list = numbers(1e6); for (let i = 0; i < 200; i++) post('list', list)"
    case .oneCall: "post('list', numbers(3e7))"
    case .unheard:
      "const list = numbers(1e6); for (let i = 0; i < 200; i++) post('unheard', list)"
    case .steadyEvents:
      """
      const list = numbers(1e6);
      for (let second = 0; second < 4; second++) {
        for (let i = 0; i < 100; i++) post('event', list);
        await pause(1000);
      }
      """
    case .unknown: "const list = numbers(1e6); for (let i = 0; i < 200; i++) post('nobody', list)"
    case .smallCalls:
      """
      for (let round = 0; round < 500; round++) {
        for (let i = 0; i < 200; i++) post('echo', 'x');
        await turn();
      }
      """
    case .members:
      """
      const object = {};
      for (let i = 0; i < 6e5; i++) object['k' + i] = 0;
      post('members', object);
      """
    case .tracks:
      "post('tracks', Array.from({ length: 1e5 }, (_, i) => ({ title: 'Title ' + i, seconds: i })))"
    case .refused:
      "const text = 'x'.repeat(1e6); for (let i = 0; i < 200; i++) post('refused', text)"
    case .cookies:
      "for (let i = 0; i < 1700; i++) document.cookie = 'n' + i + '=' + 'v'.repeat(20)"
    }
  }

  /// What every page has: `numbers` makes a list whose text has about so many bytes, and `pause` waits without a timer,
  /// because pages that nobody sees hardly get timers.
  static let tools = """
    const numbers = (bytes) => Array.from({ length: bytes / 8 }, (_, i) => 1000000 + i);
    const channel = new MessageChannel();
    let waiting = [];
    channel.port1.onmessage = () => { const all = waiting; waiting = []; for (const go of all) go() };
    const turn = () => new Promise((go) => { waiting.push(go); channel.port2.postMessage(0) });
    const pause = async (ms) => {
      const end = Date.now() + ms;
      do await turn(); while (Date.now() < end);
    };
    """
}
