import TestSupport

/// The scripts at the start of the rows' pages.
enum WVJBPage {
  /// The setup with which a page of version 5 or 6 finds its bridge.
  static let setup6 =
    WebViewJavascriptBridgeExample.setup + "var setup = setupWebViewJavascriptBridge;\n"

  /// The setup of a page of version 4.
  static let setup4 = """
    function setup(callback) {
      if (window.WebViewJavascriptBridge) { return callback(WebViewJavascriptBridge); }
      document.addEventListener('WebViewJavascriptBridgeReady', function (event) {
        callback(WebViewJavascriptBridge);
      }, false);
    }

    """

  /// Returns the script that finds the bridge for the rows that use it.
  static func begin(_ version: WVJBVersion) -> String {
    """
    var bridge, ready = new Promise((resolve) => setup((own) => {
      bridge = own;
      \(version == .four ? "bridge.init((data, respond) => { heardByDefault.push(data); respond && respond(data) });" : "")
      bridge.registerHandler('settle', (data, respond) => respond('settled'));
      bridge.registerHandler('type', (data, respond) => respond([show(data), typeof data]));
      bridge.registerHandler('echo', (data, respond) => respond(data));
      resolve();
    }));

    """
  }

  /// The functions that rows use.
  ///
  /// `hear` calls native code and returns what the callback receives until all calls are settled.
  /// `ask` makes native code call the page with a callback, and returns the notes of native code until
  /// then. `tell` does the same without a callback.
  static let tools = """
    var heardByDefault = [], errors = [];
    addEventListener('error', (event) => errors.push(event.message.replace(/^.*Error: /, '')));
    var show = (value) => JSON.stringify([value], (key, inner) => {
      if (inner === undefined) return '(undefined)';
      if (typeof inner === 'bigint' || typeof inner === 'function') return '(' + typeof inner + ')';
      if (typeof inner === 'number' && (inner - inner !== 0 || Object.is(inner, -0))) return '(' + (inner || '-0') + ')';
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
      return Object.fromEntries(Object.keys(inner).sort().map((name) => ['.' + name, inner[name]]));
    }).slice(1, -1);
    var answer = (name, data) => new Promise((resolve) =>
      bridge.callHandler(name, data, (...list) => resolve(list)));
    var settle = async () => { for (const n of [1, 2]) await answer('settle', null) };
    var notes = async () => (await answer('notes', null))[0];
    var hear = async (name, data) => {
      const heard = [];
      bridge.callHandler(name, data, (...list) => heard.push(list));
      await settle();
      return heard;
    };
    var ask = async (name, value) => {
      bridge.callHandler('call', { name, value, hasCallback: true }, null);
      await settle();
      return notes();
    };
    var tell = async (name, value) => {
      bridge.callHandler('call', { name, value }, null);
      await settle();
      return notes();
    };
    var within = (milliseconds, promise) => Promise.race([promise,
      new Promise((resolve) => setTimeout(() => resolve('no end'), milliseconds))]);

    """
}

/// A version of the original.
enum WVJBVersion: Sendable { case four, six }
