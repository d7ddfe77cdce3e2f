/// Models of the scripts that the original's native code injects into a page.
enum WVJBOriginalScript {
  static func script(_ version: WVJBVersion) -> String {
    """
    (() => {
      if (window.WebViewJavascriptBridge) return;
      const handlers = {}, callbacks = {}, frame = document.createElement('iframe');
      let queue = [], count = 1, isSafe = true;
      const send = (message, callback) => {
        if (callback) {
          const id = 'cb_' + count++ + '_' + new Date().getTime();
          callbacks[id] = callback;
          message.callbackId = id;
        }
        queue.push(message);
        frame.src = '\(version == .six ? "https://__wvjb_queue_message__" : "wvjbscheme://__WVJB_QUEUE_MESSAGE__")';
      };
      const answered = (message) => {
        const callback = callbacks[message.responseId];
        if (!callback) return;
        callback(message.responseData);
        delete callbacks[message.responseId];
      };
      \(version == .six ? version6 : version4)
    })();
    """
  }

  /// Each message runs in its own task unless that is disabled. An error in a handler is an uncaught error.
  private static let version6 = """
    if (!window.onerror) {
        window.onerror = (text, url, line) => console.log('WebViewJavascriptBridge: ERROR:' + text);
      }
      const receive = (text) => {
        const message = JSON.parse(text), { handlerName, callbackId } = message;
        if (message.responseId) return answered(message);
        const handler = handlers[handlerName];
        if (!handler) return console.log('WebViewJavascriptBridge: WARNING: no handler', message);
        handler(message.data, !callbackId ? undefined : (responseData) => {
          send({ handlerName, responseId: callbackId, responseData });
        });
      };
      window.WebViewJavascriptBridge = {
        registerHandler(name, handler) { handlers[name] = handler },
        callHandler(handlerName, data, callback) {
          if (arguments.length === 2 && typeof data === 'function') [data, callback] = [null, data];
          send({ handlerName, data }, callback);
        },
        disableJavscriptAlertBoxSafetyTimeout() { isSafe = false },
        _fetchQueue() {
          const text = JSON.stringify(queue);
          queue = [];
          return text;
        },
        _handleMessageFromObjC(text) { isSafe ? setTimeout(() => receive(text)) : receive(text) },
      };
      frame.style.display = 'none';
      frame.src = 'https://__wvjb_queue_message__';
      document.documentElement.appendChild(frame);
      handlers._disableJavascriptAlertBoxSafetyTimeout = () => { isSafe = false };
      setTimeout(() => {
        const list = window.WVJBCallbacks;
        delete window.WVJBCallbacks;
        for (let i = 0; i < list.length; i++) (0, list[i])(window.WebViewJavascriptBridge);
      }, 0);
    """

  /// Messages wait for `init`. Messages without a name go to its handler, and errors in handlers are logged.
  private static let version4 = """
    let waiting = [];
      const bridge = window.WebViewJavascriptBridge = {
        init(handler) {
          if (bridge._messageHandler) throw new Error('WebViewJavascriptBridge.init called twice');
          bridge._messageHandler = handler;
          const messages = waiting;
          waiting = null;
          for (let i = 0; i < messages.length; i++) dispatch(messages[i]);
        },
        send(data, callback) { send({ data }, callback) },
        registerHandler(name, handler) { handlers[name] = handler },
        callHandler(handlerName, data, callback) { send({ handlerName, data }, callback) },
        _fetchQueue() {
          const text = JSON.stringify(queue);
          queue = [];
          return text;
        },
        _handleMessageFromObjC(text) { waiting ? waiting.push(text) : dispatch(text) },
      };
      const dispatch = (text) => setTimeout(() => {
        const message = JSON.parse(text), id = message.callbackId;
        if (message.responseId) return answered(message);
        const respond = id ? (responseData) => send({ responseId: id, responseData }) : undefined;
        const handler = message.handlerName ? handlers[message.handlerName] : bridge._messageHandler;
        try { handler(message.data, respond) } catch (error) {
          console.log('WebViewJavascriptBridge: WARNING: javascript handler threw.', message, error);
        }
      });
      frame.style.display = 'none';
      document.documentElement.appendChild(frame);
      const event = document.createEvent('Events');
      event.initEvent('WebViewJavascriptBridgeReady');
      event.bridge = bridge;
      document.dispatchEvent(event);
    """
}
