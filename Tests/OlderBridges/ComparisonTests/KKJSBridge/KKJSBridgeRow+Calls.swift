extension KKJSBridgeRow {
  /// Calls and their callbacks.
  static let calls: [KKJSBridgeRow] = [
    KKJSBridgeRow("the default module: null", "return answer(null, 'version', {})"),
    KKJSBridgeRow("the default module: empty", "return answer('', 'version', {})"),
    KKJSBridgeRow("the default module: undefined", "return answer(undefined, 'version', {})"),
    KKJSBridgeRow(
      "the default module, synchronously", "return KKJSBridge.syncCall(null, 'version', {})"),
    KKJSBridgeRow(
      "call returns nothing", "return KKJSBridge.call('test', 'mark', {}) === undefined"),
    KKJSBridgeRow(
      "a call without a callback",
      "KKJSBridge.call('test', 'note', { n: 1 }); await mark(); return answer('test', 'notes', {})"),
    KKJSBridgeRow(
      "null is no callback",
      """
      KKJSBridge.call('test', 'note', { n: 1 }, null); await mark();
      return answer('test', 'notes', {})
      """),
    KKJSBridgeRow(
      "a callback that is no function",
      "KKJSBridge.call('test', 'echo', {}, 'text'); return mark()"),
    KKJSBridgeRow(
      "a callback comes later than the call returns",
      """
      const order = [];
      const done = new Promise((resolve) => KKJSBridge.call('test', 'mark', {}, () => {
        order.push('callback'); resolve();
      }));
      order.push('returned'); await done; return order
      """),
    KKJSBridgeRow(
      "this of a callback",
      """
      return new Promise((resolve) => KKJSBridge.call('test', 'mark', {}, function () {
        'use strict'; resolve(this === undefined);
      }))
      """),
    KKJSBridgeRow("an answer that comes later", "return answer('test', 'soon', { a: 1 })"),
    KKJSBridgeRow(
      "native answers twice",
      """
      const heard = [];
      KKJSBridge.call('test', 'twice', {}, (data) => heard.push(data));
      await mark(); await mark(); return heard
      """),
    KKJSBridgeRow(
      "native does not answer",
      """
      const heard = [];
      KKJSBridge.call('test', 'silent', {}, (data) => heard.push(data));
      await mark(); return heard
      """),
    KKJSBridgeRow(
      "answers out of order reach their own callbacks",
      """
      const held = [answer('test', 'hold', {}), answer('test', 'hold', {}), answer('test', 'hold', {})];
      await mark(); KKJSBridge.call('test', 'free', {}); return Promise.all(held)
      """),
    KKJSBridgeRow(
      "50 calls keep their order",
      """
      for (let n = 0; n < 50; n++) KKJSBridge.call('test', 'note', { n });
      await mark(); return answer('test', 'notes', {})
      """),
    KKJSBridgeRow(
      "50 callbacks keep their order",
      """
      const order = [];
      await Promise.all(Array.from({ length: 50 }, (_, n) => new Promise((resolve) =>
        KKJSBridge.call('test', 'echo', { n }, (data) => { order.push(data.n); resolve() }))));
      return order
      """),
    KKJSBridgeRow(
      "a call in a callback",
      """
      const [data] = await answer('test', 'echo', { n: 1 });
      return new Promise((resolve) => KKJSBridge.call('test', 'echo', data, (data) =>
        KKJSBridge.call('test', 'echo', { n: data.n + 1 }, resolve)))
      """),
    KKJSBridgeRow(
      "a synchronous call in a callback",
      """
      return new Promise((resolve) => KKJSBridge.call('test', 'echo', { n: 1 }, (data) =>
        resolve(KKJSBridge.syncCall('test', 'echo', data))))
      """),
    KKJSBridgeRow(
      "a callback that throws",
      """
      KKJSBridge.call('test', 'mark', {}, () => { throw new Error('of the page') });
      return [await mark(), await mark()]
      """),
    KKJSBridgeRow(
      "a module that is not there",
      """
      const heard = [];
      KKJSBridge.call('missing', 'mark', {}, () => heard.push(1));
      await mark(); return heard
      """),
    KKJSBridgeRow(
      "a method that is not there",
      """
      const heard = [];
      KKJSBridge.call('test', 'missing', {}, () => heard.push(1));
      await mark(); return heard
      """),
    KKJSBridgeRow(
      "a method that is not there, synchronously",
      "return KKJSBridge.syncCall('test', 'missing', {})"),
    KKJSBridgeRow(
      "a module that is not there, synchronously",
      "return KKJSBridge.syncCall('missing', 'mark', {})"),
    KKJSBridgeRow(
      "synchronous calls keep their order",
      """
      for (let n = 0; n < 10; n++) KKJSBridge.syncCall('test', 'note', { n });
      return KKJSBridge.syncCall('test', 'notes', {})
      """),
    KKJSBridgeRow(
      "a message of the page's own",
      """
      webkit.messageHandlers.KKJSBridgeMessage.postMessage(
        { module: 'test', method: 'note', data: { n: 1 }, callbackId: null });
      await mark(); return answer('test', 'notes', {})
      """),
    KKJSBridgeRow(
      "a prompt of the page's own",
      """
      return JSON.parse(prompt('KKJSBridge',
        JSON.stringify({ module: 'test', method: 'echo', data: { a: [1] } })))
      """),
  ]
}
