// What native code in the manner of WebViewJavascriptBridge puts into a page that asks for it.
(function () {
  if (window.WebViewJavascriptBridge) return;
  const handlers = {};
  const callbacks = {};
  let queue = [];
  let count = 0;

  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = 'https://__wvjb_queue_message__';
  document.documentElement.appendChild(frame);

  function send(message, callback) {
    if (callback) {
      message.callbackId = 'cb_' + ++count + '_' + Date.now();
      callbacks[message.callbackId] = callback;
    }
    queue.push(message);
    frame.src = 'https://__wvjb_queue_message__';
  }

  function receive(message) {
    if (message.responseId) {
      const callback = callbacks[message.responseId];
      delete callbacks[message.responseId];
      if (callback) callback(message.responseData);
      return;
    }
    const { handlerName, callbackId } = message;
    const respond = (responseData) => send({ handlerName, responseId: callbackId, responseData });
    const handler = handlers[handlerName];
    if (handler) handler(message.data, callbackId ? respond : () => {});
    else console.log('WebViewJavascriptBridge: no handler for', message);
  }

  window.WebViewJavascriptBridge = {
    registerHandler(name, handler) {
      handlers[name] = handler;
    },
    callHandler(handlerName, data, callback) {
      if (arguments.length === 2 && typeof data === 'function') [data, callback] = [null, data];
      send({ handlerName, data }, callback);
    },
    _fetchQueue() {
      const text = JSON.stringify(queue);
      queue = [];
      return text;
    },
    // Each message has a turn of its own, so that a handler may show an alert.
    _handleMessageFromObjC(text) {
      setTimeout(() => receive(JSON.parse(text)));
    },
  };

  setTimeout(() => {
    const waiting = window.WVJBCallbacks;
    delete window.WVJBCallbacks;
    for (const callback of waiting || []) callback(window.WebViewJavascriptBridge);
  }, 0);
})();
